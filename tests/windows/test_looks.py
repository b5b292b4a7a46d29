"""The colours of windows can be read in every scheme."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from kubik.windows.looks import COLOURS, Scheme, use_scheme

Role = QPalette.ColorRole


def luminance(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4

    r, g, b = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: QColor, other: QColor) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.fixture(autouse=True)
def back_to_the_system(qapp: QGuiApplication) -> Iterator[None]:
    yield
    use_scheme(Scheme.SYSTEM)


@pytest.mark.parametrize("scheme", COLOURS)
@pytest.mark.parametrize(
    ("text", "paper"),
    [
        (Role.WindowText, Role.Window),
        (Role.Text, Role.Base),
        (Role.ButtonText, Role.Button),
        (Role.HighlightedText, Role.Highlight),
        (Role.ToolTipText, Role.ToolTipBase),
    ],
)
def test_text_stands_out_from_its_paper(scheme: Scheme, text: Role, paper: Role) -> None:
    use_scheme(scheme)
    palette = QGuiApplication.palette()
    assert contrast(palette.color(text), palette.color(paper)) >= 4.5


@pytest.mark.parametrize("scheme", COLOURS)
def test_what_is_switched_off_can_still_be_read(scheme: Scheme) -> None:
    use_scheme(scheme)
    palette = QGuiApplication.palette()
    off = palette.color(QPalette.ColorGroup.Disabled, Role.ButtonText)
    assert contrast(off, palette.color(Role.Button)) >= 4.5


def test_the_system_can_have_its_colours_back() -> None:
    before = QGuiApplication.palette().color(Role.Window)
    use_scheme(Scheme.CONTRAST)
    assert QGuiApplication.palette().color(Role.Window) == QColor("#000000")
    use_scheme(Scheme.SYSTEM)
    assert QGuiApplication.palette().color(Role.Window) == before

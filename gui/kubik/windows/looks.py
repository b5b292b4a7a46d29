"""How the program looks: as the system does, light, dark, or with high contrast."""

from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication


class Scheme(StrEnum):
    """The colours of windows and texts."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"


@dataclass(frozen=True, slots=True)
class Colours:
    """The few colours that a palette is made of. Not every platform can be asked for a scheme."""

    window: str
    base: str
    button: str
    text: str
    dim: str
    highlight: str
    highlighted: str
    edge: str

    def palette(self) -> QPalette:
        """A palette for all widgets."""
        role = QPalette.ColorRole
        palette = QPalette()
        for roles, code in (
            ((role.Window, role.AlternateBase, role.ToolTipBase), self.window),
            ((role.Base,), self.base),
            ((role.Button,), self.button),
            ((role.WindowText, role.Text, role.ButtonText, role.ToolTipText), self.text),
            ((role.PlaceholderText,), self.dim),
            ((role.Highlight, role.Link, role.Accent), self.highlight),
            ((role.HighlightedText,), self.highlighted),
            ((role.Light, role.Midlight, role.Mid, role.Dark), self.edge),
        ):
            for each in roles:
                palette.setColor(each, QColor(code))
        for each in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, each, QColor(self.dim))
        return palette


COLOURS = {
    Scheme.LIGHT: Colours(
        window="#efefef",
        base="#ffffff",
        button="#f4f4f4",
        text="#1b1b1b",
        dim="#6b6b6b",
        highlight="#2a6fb0",
        highlighted="#ffffff",
        edge="#b9b9b9",
    ),
    Scheme.DARK: Colours(
        window="#26292e",
        base="#1c1e22",
        button="#34383f",
        text="#f0f0f0",
        dim="#a3a7ad",
        highlight="#4a90d9",
        highlighted="#0b1622",
        edge="#565c66",
    ),
    Scheme.CONTRAST: Colours(
        window="#000000",
        base="#000000",
        button="#2c2c2c",
        text="#ffffff",
        dim="#b8b8b8",
        highlight="#ffff00",
        highlighted="#000000",
        edge="#ffffff",
    ),
}


OUTLINES = """
QCheckBox::indicator {{ border: 2px solid {text}; background: {base}; }}
QCheckBox::indicator:checked {{ background: {highlight}; }}
QTableView {{ gridline-color: {dim}; }}
QListView, QTableView {{ border: 1px solid {text}; }}
QLineEdit {{ border: 1px solid {text}; padding: 1px; background: {base}; color: {text}; }}
"""
"""What a style that derives all lines from the colour of the window leaves out on black."""


def use_scheme(scheme: Scheme) -> None:
    """Give all windows these colours, at once."""
    is_light = scheme is Scheme.LIGHT
    wanted = Qt.ColorScheme.Light if is_light else Qt.ColorScheme.Dark
    style = QGuiApplication.styleHints()
    style.setColorScheme(Qt.ColorScheme.Unknown if scheme is Scheme.SYSTEM else wanted)
    QGuiApplication.setPalette(COLOURS[scheme].palette() if scheme in COLOURS else QPalette())
    application = QApplication.instance()
    if isinstance(application, QApplication):
        is_contrast = scheme is Scheme.CONTRAST
        application.setStyleSheet(_outlines(COLOURS[scheme]) if is_contrast else "")


def _outlines(colours: Colours) -> str:
    return OUTLINES.format(
        text=colours.text, dim=colours.dim, base=colours.base, highlight=colours.highlight
    )

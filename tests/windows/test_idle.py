"""After a throw, nothing: no timer goes on, and nothing is painted again."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from typing_extensions import override

from kubik.play.cup import ScriptedCup
from kubik.rule_files import shipped
from kubik.rules import actions as a
from kubik.scene.timings import Timings
from kubik.windows.main_window import MainWindow
from seated import seated


class PaintCounter(QObject):
    """Counts the paints of all widgets."""

    paints = 0

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.paints += event.type() == QEvent.Type.Paint
        return False


def live_timers(window: MainWindow) -> list[str]:
    return [str(timer.parent()) for timer in window.findChildren(QTimer) if timer.isActive()]


def test_after_a_throw_nothing_is_painted_and_no_timer_goes_on(qtbot: QtBot) -> None:
    window = MainWindow(Timings.normal(), lambda: ScriptedCup("1 1 5 2 3 3"))
    qtbot.addWidget(window)
    window.show()
    window.begin(shipped("zilch").ruleset(), seated("Anna", "Béla"))
    page = window.match_page
    page.submit(a.Roll())
    assert live_timers(window)
    page.director.advance(4.0)
    qtbot.waitUntil(lambda: not live_timers(window))
    QApplication.processEvents()
    counter = PaintCounter()
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(counter)
    page.table.viewport().update()
    qtbot.waitUntil(lambda: counter.paints > 0)  # it does count
    counter.paints = 0
    qtbot.wait(300)
    application.removeEventFilter(counter)
    assert (counter.paints, live_timers(window)) == (0, [])


def test_the_first_page_waits_for_nothing(qtbot: QtBot) -> None:
    window = MainWindow(Timings.normal(), lambda: ScriptedCup(""))
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitExposed(window):
        pass
    window.prepare()
    assert live_timers(window) == []

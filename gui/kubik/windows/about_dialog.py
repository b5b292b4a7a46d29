"""What Kubik is, what it is built on, and under which terms."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QPixmap
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik import __version__
from kubik.libraries import LICENCE, Library
from kubik.resources import folder
from kubik.text.catalogue import translate

ICON = "kubik-256.png"
ICON_LINES = 5
"""How many lines of text the icon is high."""
TITLE_SIZE = 1.8
"""The name of the program beside all other text."""
WIDTH = 76
"""Of the dialog, in characters."""


class AboutDialog(QDialog):
    """The die, the name and the version; the libraries in a table; where the licences are."""

    def __init__(
        self, libraries: Sequence[Library], texts: Path | None, parent: QWidget | None
    ) -> None:
        """Tell of these libraries; `texts` is the folder with their licences, or None."""
        super().__init__(parent)
        self._texts = texts
        self._free = next(each for each in libraries if each.licence.startswith("LGPL"))
        self._icon = QLabel(self)
        self._icon.setPixmap(self._picture())
        self._title = QLabel(f"Kubik {__version__}", self)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * TITLE_SIZE)
        font.setBold(True)
        self._title.setFont(font)
        self.what, self.terms, self.built_on, self.replaceable, self.where = (
            self._paragraph() for _ in range(5)
        )
        self.table = self._table(libraries)
        self.open_texts = QPushButton(self)
        self.open_texts.clicked.connect(self._open_texts)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.addButton(self.open_texts, QDialogButtonBox.ButtonRole.ActionRole)
        self.open_texts.setVisible(texts is not None)
        buttons.rejected.connect(self.reject)
        self._lay_out(buttons)
        self.retranslate()
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()

    def _picture(self) -> QPixmap:
        side = round(self.fontMetrics().lineSpacing() * ICON_LINES)
        sharp = self.devicePixelRatioF()
        smooth = Qt.TransformationMode.SmoothTransformation
        picture = QPixmap(str(folder("assets") / "icons" / ICON))
        picture = picture.scaledToHeight(round(side * sharp), smooth)
        picture.setDevicePixelRatio(sharp)
        return picture

    def _paragraph(self) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        return label

    def _table(self, libraries: Sequence[Library]) -> QTableWidget:
        table = QTableWidget(len(libraries), 3, self)
        table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        table.setSelectionMode(QTableWidget.SelectionMode.SingleSelection)
        table.setShowGrid(False)
        table.setTabKeyNavigation(False)
        table.setCornerButtonEnabled(False)
        table.verticalHeader().hide()
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, library in enumerate(libraries):
            for column, text in enumerate((library.name, library.version, library.licence)):
                table.setItem(row, column, QTableWidgetItem(text))
        no_choice = QItemSelectionModel.SelectionFlag.NoUpdate
        table.selectionModel().setCurrentIndex(table.model().index(0, 0), no_choice)
        rows = sum(table.rowHeight(row) for row in range(len(libraries)))
        table.setFixedHeight(rows + header.sizeHint().height() + 2 * table.frameWidth())
        return table

    def _lay_out(self, buttons: QDialogButtonBox) -> None:
        beside = QVBoxLayout()
        for label in (self._title, self.what, self.terms):
            beside.addWidget(label)
        top = QHBoxLayout()
        top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addSpacing(self.fontMetrics().lineSpacing())
        top.addLayout(beside, 1)
        layout = self._rows = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addSpacing(self.fontMetrics().lineSpacing())
        for widget in (self.built_on, self.table, self.replaceable, self.where):
            layout.addWidget(widget)
        layout.addWidget(buttons)
        layout.setSizeConstraint(QVBoxLayout.SizeConstraint.SetMinimumSize)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * WIDTH)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.setWindowTitle(translate("AboutDialog", "About Kubik"))
        self.what.setText(
            translate(
                "AboutDialog",
                "Dice games for a family at one computer: no network, no account, no advertising.",
            )
        )
        terms = translate(
            "AboutDialog", "Free software ({licence} licence): you may use, change and share it."
        )
        self.terms.setText(terms.format(licence=LICENCE))
        self.built_on.setText(translate("AboutDialog", "What Kubik is built on"))
        self.table.setAccessibleName(self.built_on.text())
        self.table.setHorizontalHeaderLabels(
            [
                translate("AboutDialog", "Library"),
                translate("AboutDialog", "Version"),
                translate("AboutDialog", "Licence"),
            ]
        )
        replaceable = translate(
            "AboutDialog",
            "The libraries are files of their own. Those under the {licence} ({libraries}) may be"
            " replaced by versions that somebody has changed.",
        )
        self.replaceable.setText(
            replaceable.format(licence=self._free.licence, libraries=self._free.name)
        )
        self.where.setText(self._where())
        self.open_texts.setText(translate("AboutDialog", "&Licence texts"))
        # A screen reader reads this when the dialog opens: a label takes no focus.
        said = (self._title, self.what, self.terms, self.replaceable, self.where)
        self.setAccessibleDescription(" ".join(label.text() for label in said))
        width = max(self.minimumWidth(), self.width())
        self.resize(width, self._rows.totalHeightForWidth(width))

    def _where(self) -> str:
        if self._texts is None:
            return translate("AboutDialog", "Each library brings the text of its licence along.")
        text = translate("AboutDialog", "The texts of all licences are in the folder {folder}.")
        return text.format(folder=self._texts)

    def _open_texts(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._texts)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

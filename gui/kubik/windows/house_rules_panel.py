"""The house rules of a game: each with its title, a sentence, and what it may be set to."""

from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QMouseEvent, QPalette, QResizeEvent, QValidator, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QToolButton,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from kubik.rules.ruleset import Definition, Form, HouseRule, Ruleset, Value
from kubik.rules.settings import Rules, is_in_force
from kubik.text.catalogue import number, translate
from kubik.text.house_rule_words import choice, idle_reason, sentence, title

MOST_LISTED = 6
"""So many numbers are offered in a list; more of them, in even steps, are counted up and down."""

MOST_DIGITS = 9
"""Longer numbers are far too high in any case, and Qt's spin boxes cannot hold them."""


class ChoiceBox(QComboBox):
    """A list of choices. The wheel scrolls the page rather than changing a rule in passing."""

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class PointsBox(QSpinBox):
    """Points in even steps. What lies between two steps goes to the nearer one when it is left."""

    def __init__(self, choices: tuple[int, ...], parent: QWidget) -> None:
        """Offer `choices`, which are evenly spaced."""
        super().__init__(parent)
        self._step = choices[1] - choices[0]
        self.setRange(choices[0], choices[-1])
        self.setSingleStep(self._step)
        self.setAccelerated(True)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)

    @override
    def textFromValue(self, val: int) -> str:
        return number(val)

    @override
    def valueFromText(self, text: str) -> int:
        digits = "".join(letter for letter in text if letter.isdecimal())
        return int(digits[:MOST_DIGITS]) if digits else self.minimum()

    @override
    def validate(self, input: str, pos: int) -> tuple[QValidator.State, str, int]:
        if input == self.specialValueText():
            return QValidator.State.Acceptable, input, pos
        if not all(letter.isdecimal() or letter.isspace() or letter in ",.'" for letter in input):
            return QValidator.State.Invalid, input, pos
        is_step = self._nearest(self.valueFromText(input)) == self.valueFromText(input)
        state = QValidator.State.Acceptable if is_step else QValidator.State.Intermediate
        return state, input, pos

    @override
    def fixup(self, str: str) -> str:
        return self.textFromValue(self._nearest(self.valueFromText(str)))

    def _nearest(self, value: int) -> int:
        steps = (min(value, self.maximum()) - self.minimum() + self._step // 2) // self._step
        return self.minimum() + max(steps, 0) * self._step

    @override
    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class RuleField(QWidget):
    """One house rule: what it is called, what it changes, and what it is set to."""

    changed = Signal()
    """Somebody has set the rule to something else."""

    def __init__(self, house_rule: HouseRule, parent: QWidget) -> None:
        """Offer the choices of `house_rule`."""
        super().__init__(parent)
        self.house_rule = house_rule
        self.default: Value = house_rule.choices[0]
        self._sense: tuple[object, ...] = ()
        self._mark = QLabel(self)
        side = self.fontMetrics().height()
        icon = self.style().standardIcon(QStyle.StandardPixmap.SP_MessageBoxWarning)
        self._mark.setPixmap(icon.pixmap(side, side))
        self._mark.hide()
        self._title = QLabel(self)
        self._sentence = QLabel(self)
        self._note = QLabel(self)
        for label in (self._title, self._sentence, self._note):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        note_font = QFont(self._note.font())
        note_font.setItalic(True)
        self._note.setFont(note_font)
        self._note.hide()
        self.control: QCheckBox | QComboBox | PointsBox = self._make_control()
        is_switch = isinstance(self.control, QCheckBox)
        indicator = self.style().pixelMetric(QStyle.PixelMetric.PM_IndicatorWidth)
        layout = self._grid = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setVerticalSpacing(side // 6)
        layout.addWidget(self._title, 0, 1)
        layout.addWidget(self.control, 0, 0 if is_switch else 2)
        layout.addWidget(self._sentence, 2, 1, 1, 2)
        layout.addWidget(self._mark, 3, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._note, 3, 1, 1, 2)
        layout.setColumnStretch(1, 1)
        # No spacing of Qt's, which is left out beside an empty place: the titles must align.
        gap = self.fontMetrics().averageCharWidth()
        layout.setHorizontalSpacing(0)
        layout.setColumnMinimumWidth(0, max(side, indicator) + gap)
        self._title.setContentsMargins(0, 0, gap, 0)
        self._is_beneath = False

    def _place_control(self) -> None:
        """Put a list beneath the title where both do not fit side by side."""
        if not isinstance(self.control, QComboBox):
            return
        needs = self._title.minimumSizeHint().width() + self.control.sizeHint().width()
        is_beneath = needs > self.width() - self._grid.columnMinimumWidth(0)
        if is_beneath != self._is_beneath:
            self._is_beneath = is_beneath
            self._grid.removeWidget(self.control)
            if is_beneath:
                self._grid.addWidget(self.control, 1, 1, 1, 2, Qt.AlignmentFlag.AlignLeft)
            else:
                self._grid.addWidget(self.control, 0, 2)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._place_control()
        super().resizeEvent(event)

    @override
    def minimumSizeHint(self) -> QSize:
        size = super().minimumSizeHint()
        if isinstance(self.control, QComboBox):  # it can stand beneath the title
            wider = max(self._title.minimumSizeHint().width(), self.control.sizeHint().width())
            size.setWidth(self._grid.columnMinimumWidth(0) + wider)
        return size

    def _make_control(self) -> QCheckBox | QComboBox | PointsBox:
        choices = self.house_rule.choices
        numbers = _evenly_spaced(choices)
        if isinstance(choices[0], bool):
            switch = QCheckBox(self)
            switch.toggled.connect(self.changed)
            return switch
        if numbers:
            points = PointsBox(numbers, self)
            points.valueChanged.connect(self.changed)
            return points
        words = ChoiceBox(self)
        words.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)  # in any language
        words.addItems([""] * len(choices))
        words.currentIndexChanged.connect(self.changed)
        return words

    @property
    def value(self) -> Value:
        """What the rule is set to."""
        match self.control:
            case QCheckBox():
                return self.control.isChecked()
            case PointsBox():
                return self.control.value()
            case QComboBox():
                return self.house_rule.choices[self.control.currentIndex()]

    def show_value(self, value: Value, default: Value) -> None:
        """Show `value`, and that the rule book says `default`. Nobody is told."""
        self.default = default
        with QSignalBlocker(self.control):
            match self.control:
                case QCheckBox():
                    self.control.setChecked(bool(value))
                case PointsBox():
                    self.control.setValue(int(value))
                case QComboBox():
                    self.control.setCurrentIndex(self.house_rule.choices.index(value))

    @property
    def is_changed(self) -> bool:
        """Whether the rule is set to something else than the rule book says."""
        return self.value != self.default

    def show_sense(self, refused: str, *, is_idle: bool) -> None:
        """Show why the setting is `refused`, or that it says nothing at present."""
        name = self.house_rule.name
        note = ""
        if refused:
            note = refused
        elif is_idle:
            note = idle_reason(name)
        elif self.is_changed:
            note = translate("NewMatch", "In the rule book: {choice}").format(
                choice=choice(name, self.default)
            )
        sense = (sentence(name), note, bool(refused), is_idle, self.is_changed)
        if sense == self._sense:  # laying forty rules out anew takes time
            return
        self._sense = sense
        self._mark.setVisible(bool(refused))
        self._note.setText(note)
        self._note.setVisible(bool(note))
        font = QFont(self._title.font())
        font.setBold(self.is_changed)
        self._title.setFont(font)
        self.control.setEnabled(bool(refused) or not is_idle)
        role = QPalette.ColorRole
        for label in (self._title, self._sentence):  # still to be read, so not disabled
            label.setForegroundRole(role.PlaceholderText if is_idle else role.WindowText)
        self.setToolTip(note)
        self.control.setAccessibleDescription(f"{sentence(name)} {note}".strip())

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        # A title is as good a place to click as the small box beside it.
        if self._title.geometry().contains(event.position().toPoint()) and self.control.isEnabled():
            self.control.setFocus(Qt.FocusReason.MouseFocusReason)
            if isinstance(self.control, QCheckBox):
                self.control.toggle()
        super().mousePressEvent(event)

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        name = self.house_rule.name
        self._title.setText(title(name))
        self._sentence.setText(sentence(name))
        self._sense = ()  # the note must be said anew
        self.control.setAccessibleName(title(name))
        if isinstance(self.control, QComboBox):
            for row, value in enumerate(self.house_rule.choices):
                self.control.setItemText(row, choice(name, value))
        if isinstance(self.control, PointsBox):
            lowest = choice(name, self.house_rule.choices[0])
            is_word = not any(letter.isdecimal() for letter in lowest)
            self.control.setSpecialValueText(lowest if is_word else "")


class HouseRulesPanel(QWidget):
    """All house rules of a game, folded away until somebody asks for them."""

    changed = Signal()
    """Somebody has set a rule to something else."""

    def __init__(self, parent: QWidget) -> None:
        """Start without house rules."""
        super().__init__(parent)
        self.fields: tuple[RuleField, ...] = ()
        self._form: Form | None = None
        self._in_force: Rules | None = None
        self._refused: tuple[str, str] | None = None
        self.unfold_button = QToolButton(self)
        self.unfold_button.setCheckable(True)
        self.unfold_button.setAutoRaise(True)
        self.unfold_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.unfold_button.toggled.connect(self._fold)
        self._count = QLabel(self)
        self._count.setWordWrap(True)
        # A second line has room: the panel is no higher than it must be, and Qt reckons with one.
        self._count.setMinimumHeight(self.fontMetrics().lineSpacing() * 2)
        self.reset_button = QPushButton(self)
        self.reset_button.clicked.connect(self._reset)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setMinimumHeight(self.fontMetrics().height() * 8)
        top = QHBoxLayout()
        top.addWidget(self.unfold_button)
        top.addWidget(self._count, 1)
        top.addWidget(self.reset_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(top)
        layout.addWidget(self._scroll, 1)
        self._fold()
        self.retranslate()

    @property
    def chosen(self) -> dict[str, Value]:
        """The rules that are set to something else than the rule book says."""
        return {field.house_rule.name: field.value for field in self.fields if field.is_changed}

    def begin(self, game: Definition, form: Form, chosen: Mapping[str, Value]) -> None:
        """Offer the house rules of `game`, as `form` has them but for the `chosen` ones."""
        content = QWidget(self)
        layout = QVBoxLayout(content)
        layout.setSpacing(self.fontMetrics().height() * 2 // 3)
        fields: list[RuleField] = []
        for house_rule in game.house_rules:
            if fields:
                layout.addWidget(_line(content))
            field = RuleField(house_rule, content)
            field.changed.connect(self.changed)
            layout.addWidget(field)
            fields.append(field)
        layout.addStretch()
        self.fields = tuple(fields)
        self._scroll.setWidget(content)
        self._show(form, chosen)
        self.retranslate()

    def show_form(self, form: Form) -> None:
        """Show another form of the game. What was chosen stays, but not where the forms differ."""
        assert self._form is not None
        before = self._form.rules
        chosen = {
            name: value
            for name, value in self.chosen.items()
            if getattr(before, name) == getattr(form.rules, name)
        }
        self._show(form, chosen)

    def show_ruleset(self, ruleset: Ruleset) -> None:
        """Show which rules say something under these."""
        self._in_force, self._refused = ruleset.rules, None
        self._show_sense()

    def show_refusal(self, name: str, reason: str) -> None:
        """Show that the setting `name` is refused, and unfold the rules, or nobody would see it."""
        self._refused = (name, reason)
        if any(field.house_rule.name == name for field in self.fields):
            self.unfold_button.setChecked(True)
        self._show_sense()

    def retranslate(self) -> None:
        """Set all texts in the present language."""
        self.unfold_button.setText(translate("NewMatch", "&House rules"))
        self.reset_button.setText(translate("NewMatch", "As in the rule &book"))
        self._scroll.setAccessibleName(translate("NewMatch", "House rules of this game"))
        for field in self.fields:
            field.retranslate()
        self._show_sense()
        self._make_room()

    def _make_room(self) -> None:
        """Be wide enough for the longest choice: one does not scroll sideways here."""
        content = self._scroll.widget()
        layout = content.layout() if content is not None else None
        if layout is not None and self.fields:
            margins = layout.contentsMargins()
            bar = self._scroll.verticalScrollBar().sizeHint().width()
            beside = margins.left() + margins.right() + bar + 2 * self._scroll.frameWidth()
            widest = max(field.minimumSizeHint().width() for field in self.fields)
            self._scroll.setMinimumWidth(widest + beside)

    def _show(self, form: Form, chosen: Mapping[str, Value]) -> None:
        self._form, self._in_force, self._refused = form, form.rules, None
        for field in self.fields:
            default = getattr(form.rules, field.house_rule.name)
            field.show_value(chosen.get(field.house_rule.name, default), default)
        self._show_sense()

    def _show_sense(self) -> None:
        for field in self.fields:
            assert self._in_force is not None
            name = field.house_rule.name
            refused = self._refused[1] if self._refused and self._refused[0] == name else ""
            field.show_sense(refused, is_idle=not is_in_force(self._in_force, name))
        count = len(self.chosen)
        if not self.fields:
            self._count.setText(translate("NewMatch", "This game has none."))
        elif count:
            self._count.setText(
                translate("NewMatch", "Changed: {count}").format(count=number(count))
            )
        else:
            self._count.setText(translate("NewMatch", "None changed"))
        self.reset_button.setEnabled(bool(count))
        self.reset_button.setToolTip(
            "" if count else translate("NewMatch", "No house rule has been changed.")
        )
        self.unfold_button.setEnabled(bool(self.fields))

    def _reset(self) -> None:
        for field in self.fields:
            field.show_value(field.default, field.default)
        self.changed.emit()

    def _fold(self) -> None:
        is_open = self.unfold_button.isChecked()
        arrow = Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow
        self.unfold_button.setArrowType(arrow)
        self._scroll.setVisible(is_open)
        height = QSizePolicy.Policy.Expanding if is_open else QSizePolicy.Policy.Maximum
        self.setSizePolicy(QSizePolicy.Policy.Preferred, height)


def _evenly_spaced(choices: tuple[Value, ...]) -> tuple[int, ...]:
    # The choices where they are many numbers in even steps upwards; else empty.
    numbers = tuple(value for value in choices if type(value) is int)
    steps = {after - before for before, after in pairwise(numbers)}
    is_range = len(numbers) == len(choices) > MOST_LISTED and len(steps) == 1 and min(steps) > 0
    return numbers if is_range else ()


def _line(parent: QWidget) -> QFrame:
    line = QFrame(parent)
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Sunken)
    return line

"""What the house promises about its imports and its layout (DESIGN.md), beside import-linter."""

import ast
import importlib
import os
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUI = ROOT / "gui"
MODULES = sorted(GUI.rglob("*.py"))
RULE_FILES = sorted((ROOT / "assets" / "games").glob("*.yaml"))
EVERY_PYTHON_FILE = sorted(
    file for folder in ("gui", "packaging", "tests") for file in (ROOT / folder).rglob("*.py")
)


def imported_names(tree: ast.AST) -> Iterator[str]:
    """Each imported thing by its full dotted name: `from a.b import c` gives `a.b.c`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def parsed(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def game_ids_in(tree: ast.AST, ids: set[str]) -> list[tuple[int, str]]:
    """Line and id of each string literal that is a game id, f-strings' pieces included."""
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in ids
    ]


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import PySide6.QtGui as q", ["PySide6.QtGui"]),
        ("from PySide6 import QtCore, QtWidgets", ["PySide6.QtCore", "PySide6.QtWidgets"]),
        ("def f():\n    from gui.kubik import app", ["gui.kubik.app"]),
        ("from . import gui", []),
    ],
)
def test_the_scan_sees_every_form_of_import(source: str, names: list[str]) -> None:
    assert list(imported_names(ast.parse(source))) == names


def test_the_scan_sees_a_game_id_but_not_a_word_that_holds_one() -> None:
    tree = ast.parse("a = 'chess'\nb = f'chess{a}'\nc = 'chessboard'")
    assert game_ids_in(tree, {"chess"}) == [(1, "chess"), (2, "chess")]


def test_text_imports_no_part_of_qt_but_qtcore() -> None:
    files = sorted((GUI / "kubik" / "text").rglob("*.py"))
    assert files
    wrong = [
        (file.name, name)
        for file in files
        for name in imported_names(parsed(file))
        if name.split(".")[0] == "PySide6" and name.split(".")[1:2] != ["QtCore"]
    ]
    assert wrong == []


NETWORK = {"http", "urllib", "ftplib", "smtplib", "socket", "socketserver", "ssl", "asyncio"}


def test_nothing_speaks_to_the_network() -> None:
    # Local sockets bring a running program to the front; everything else of QtNetwork is not ours.
    local = {"PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket"}
    named = [(file.name, name) for file in MODULES for name in imported_names(parsed(file))]
    wrong = [
        (file, name)
        for file, name in named
        if name.split(".")[0] in NETWORK or (".QtNetwork" in name and name not in local)
    ]
    assert wrong == []
    assert local & {name for _, name in named}


def test_nobody_imports_through_the_source_root() -> None:
    wrong = [
        (str(file.relative_to(ROOT)), name)
        for file in EVERY_PYTHON_FILE
        for name in imported_names(parsed(file))
        if name.split(".")[0] == "gui"
    ]
    assert wrong == []


def test_no_loaded_module_is_named_after_the_source_root() -> None:
    package = importlib.import_module("kubik")
    for module in pkgutil.walk_packages(package.__path__, "kubik."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    assert "kubik.rules" in sys.modules
    assert [name for name in sys.modules if name.split(".")[0].startswith("gui")] == []


@pytest.mark.parametrize(
    "path",
    [
        "gui/__init__.py",
        "packaging/__init__.py",
        "packaging/packaging.py",
        "tests/packaging/__init__.py",
        "tests/packaging.py",
    ],
)
def test_no_folder_shadows_a_package_of_its_name(path: str) -> None:
    assert (ROOT / path).parent.is_dir()
    assert not (ROOT / path).exists()


def test_no_game_id_appears_in_python() -> None:
    ids = {file.stem for file in RULE_FILES}
    assert ids
    wrong = [
        (str(file.relative_to(ROOT)), line, game)
        for file in MODULES
        for line, game in game_ids_in(parsed(file), ids)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    "command",
    [
        ["games"],
        ["check", *map(str, RULE_FILES)],
        ["score", *(file.stem for file in RULE_FILES[:1]), "1", "1", "5", "2", "3", "3"],
        ["odds", *(file.stem for file in RULE_FILES[-1:])],
        ["simulate", *(file.stem for file in RULE_FILES[:1]), "--matches", "1", "--seed", "1"],
    ],
    ids=lambda command: command[0],
)
def test_the_command_line_never_loads_qt(command: list[str], tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "kubik", *command],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(GUI), "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    loaded = {
        line.rpartition("|")[2].strip()
        for line in ran.stderr.splitlines()
        if line.startswith("import time:")
    }
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert "kubik.cli" in loaded
    assert [name for name in loaded if name.startswith(("PySide6", "shiboken6"))] == []
    assert ("numpy" in loaded) is (command[0] == "odds")

"""What Kubik says of itself and of what it is built on."""

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import kubik
from kubik import cli, libraries, resources

GUI = Path(kubik.__file__).parent.parent


def test_the_versions_are_those_that_are_installed() -> None:
    found = {each.name: each.version for each in libraries.libraries()}
    assert found["numpy"] == metadata.version("numpy")
    assert found["PyYAML"] == metadata.version("PyYAML")
    assert found["Qt, PySide6"] == metadata.version("PySide6-Essentials")
    assert found["Python"] == ".".join(map(str, sys.version_info[:3]))
    assert found["miniaudio"].startswith("0.11.")  # the C library; miniaudio of PyPI wraps it


def test_the_command_line_tells_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--version"])
    first, *others = capsys.readouterr().out.splitlines()
    assert ended.value.code in {0, None}
    assert first == f"Kubik {kubik.__version__} (MIT)"
    assert len(others) == len(libraries.libraries())
    assert any(line.startswith("Qt, PySide6 6.") and "LGPL" in line for line in others)


def test_to_know_the_versions_neither_numpy_nor_the_list_of_packages_is_loaded() -> None:
    code = (
        "import sys; from kubik.libraries import lines; print(*lines(), sep='\\n');"
        "sys.exit(bool({'numpy', 'importlib.metadata', 'PySide6.QtCore'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(GUI)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert libraries.MISSING not in done.stdout


def test_a_library_that_cannot_be_loaded_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "_miniaudio", None)
    found = {each.name: each.version for each in libraries.libraries()}
    assert found["miniaudio"] == libraries.MISSING
    assert libraries.MISSING not in {found["numpy"], found["PyYAML"]}


def test_the_texts_of_licences_lie_beside_the_code_where_an_installer_has_laid_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert libraries.licence_texts() is None
    monkeypatch.setattr(libraries, "PACKAGE", tmp_path)
    assert libraries.licence_texts() is None
    (tmp_path / "licences").mkdir()
    assert libraries.licence_texts() == tmp_path / "licences"
    assert (resources.PACKAGE / "licences").exists() is False

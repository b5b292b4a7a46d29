"""What does not belong into the frozen program is found, and what is missing from it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

import contents  # noqa: E402 - packaging/ is no package
import debian  # noqa: E402
from system_libraries import PACKAGES, Refusal  # noqa: E402

needs_gcc = pytest.mark.skipif(
    sys.platform != "linux" or shutil.which("gcc") is None, reason="needs Linux and gcc"
)


def compiled(target: Path, code: str = "", *options: str | Path) -> Path:
    """A library of that code, with the name of its file."""
    target.parent.mkdir(parents=True, exist_ok=True)
    source = target.with_suffix(".c")
    source.write_text(code, encoding="utf-8")
    words = ("gcc", "-shared", "-fPIC", "-nostdlib", f"-Wl,-soname,{target.name}", "-o", target)
    subprocess.run([*words, source, *options], check=True)
    source.unlink()
    return target


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that is as it should be, but that its libraries are empty."""
    asked = [
        compiled(tmp_path_factory.mktemp("system") / name)
        for name in (*contents.FROM_THE_SYSTEM, *contents.IF_THERE)
    ]
    folder = tmp_path_factory.mktemp("frozen")
    inside = folder / "_internal"
    library = compiled(inside / contents.LIBRARIES[0], "", "-Wl,--no-as-needed", *asked)
    plugins = (inside / "PySide6/Qt/plugins" / f"{name}.so" for name in contents.QT_PLUGINS)
    modules = (inside / "PySide6" / f"{name}.abi3.so" for name in contents.QT_MODULES)
    compiled_modules = (inside / f"{name}.abi3.so" for name in contents.COMPILED_MODULES)
    libraries = (inside / "lib" / name for name in contents.LIBRARIES[1:])
    for target in (*plugins, *modules, *compiled_modules, *libraries):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(library, target)
    for name in contents.TRANSLATIONS:
        (inside / name).parent.mkdir(parents=True, exist_ok=True)
        (inside / name).touch()
    return folder


@pytest.fixture
def folder(whole: Path, tmp_path: Path) -> Path:
    """A copy of it to spoil."""
    return shutil.copytree(whole, tmp_path / "kubik")


@needs_gcc
def test_a_folder_with_all_that_is_written_and_nothing_else_is_right(folder: Path) -> None:
    contents.check(folder)


@needs_gcc
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("libgtk-3.so.0", "libraries: unexpected libgtk-3.so.0"),
        ("PySide6/QtQml.abi3.so", "Qt modules: unexpected QtQml"),
        ("PySide6/Qt/plugins/tls/libqopenssl.so", "Qt plugins: unexpected tls/libqopenssl"),
        ("PySide6/Qt/translations/qtbase_fr.qm", "translations: unexpected PySide6/Qt/trans"),
    ],
)
def test_what_came_along_is_named(folder: Path, name: str, fault: str) -> None:
    target = folder / "_internal" / name
    target.parent.mkdir(parents=True, exist_ok=True)
    some = folder / "_internal" / contents.LIBRARIES[0]
    shutil.copyfile(some, target)
    with pytest.raises(Refusal, match=fault):
        contents.check(folder)


@needs_gcc
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("lib/libsqlite3.so.0", "libraries: missing libsqlite3.so.0"),
        ("_cffi_backend.abi3.so", "compiled modules: missing _cffi_backend"),
        ("PySide6/QtNetwork.abi3.so", "Qt modules: missing QtNetwork"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "Qt plugins: missing platforms/libqxcb"),
        ("kubik/translations/kubik_ky.qm", "translations: missing kubik/translations/kubik_ky"),
    ],
)
def test_what_is_missing_is_named(folder: Path, name: str, fault: str) -> None:
    (folder / "_internal" / name).unlink()
    with pytest.raises(Refusal, match=fault):
        contents.check(folder)


@needs_gcc
def test_a_library_that_the_package_does_not_ask_for_is_named(folder: Path, tmp_path: Path) -> None:
    wanted = compiled(tmp_path / "libnobody.so.7")
    compiled(folder / "_internal" / "python3.11/lib-dynload/x.so", "", "-Wl,--no-as-needed", wanted)
    with pytest.raises(Refusal, match=r"libraries of the system: unexpected libnobody\.so\.7"):
        contents.check(folder)


@needs_gcc
def test_a_c_library_newer_than_promised_is_refused(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = "int puts(const char *); int f(void) { return puts(0); }"
    compiled(folder / "_internal" / "python3.11/lib-dynload/x.so", code, "-lc")
    contents.check(folder)
    monkeypatch.setattr(contents, "NEWEST_C_LIBRARY", (2, 1))
    with pytest.raises(Refusal, match=r"a C library of version 2\.\d+ is needed"):
        contents.check(folder)


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("libicudata.so.73", "libicudata.so"),
        ("libpython3.11.so.1.0", "libpython3.so.1.0"),
        ("libscipy_openblas64_-32a4b2a6.so", "libscipy_openblas64_.so"),
        ("libpyside6.abi3.so.6.11", "libpyside6.abi3.so"),
        ("libQt6Core.so.6", "libQt6Core.so.6"),
        ("libxcb-util.so.1", "libxcb-util.so.1"),
    ],
)
def test_versions_that_change_with_a_release_are_left_out(name: str, plain: str) -> None:
    assert contents.plain_name(Path(name)) == plain


def test_the_package_depends_on_what_the_folder_asks_the_system_for() -> None:
    assert set(contents.FROM_THE_SYSTEM.values()) - {"libc6"} <= set(debian.DEPENDS)
    assert "libc6 (>= 2.35)" in debian.DEPENDS
    assert "libwayland-client0" in debian.RECOMMENDS


def test_the_launcher_knows_the_same_packages() -> None:
    asked = {**contents.FROM_THE_SYSTEM, **contents.IF_THERE}
    both = PACKAGES.keys() & asked.keys()
    assert len(both) > 10
    assert {name: PACKAGES[name] for name in both} == {name: asked[name] for name in both}


@pytest.mark.skipif(
    not (ROOT / "build" / "frozen" / "kubik").is_dir(), reason="the folder is not built"
)
def test_the_folder_that_was_built_is_right() -> None:
    contents.check(ROOT / "build" / "frozen" / "kubik")

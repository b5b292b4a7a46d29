"""The installer for any Linux, with a program of ten lines in the place of the real one."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parent.parent.parent / "packaging"
sys.path.append(str(PACKAGING))

import making  # noqa: E402 - packaging/ is no package
import self_extracting  # noqa: E402

HOMES = ("Őzike Гүлнара", '100% $HOME `a` \\ "b"')
LANGUAGES = ("en", "hu", "de", "ru", "ky")

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="an installer for Linux")


def program(folder: Path, *, only_here: str) -> Path:
    """What is packed: a program that says that it ran, an icon, an entry of the menu."""
    share = folder / "share"
    icons = share / "icons" / "hicolor" / "16x16" / "apps"
    for place in (folder / "_internal", share / "applications", icons):
        place.mkdir(parents=True)
    (folder / "kubik").write_text(f'#!/bin/sh\necho "{only_here} $*"\n', encoding="utf-8")
    (folder / "kubik").chmod(0o755)
    (folder / "_internal" / only_here).touch()
    (icons / f"{only_here}.png").touch()
    entry = PACKAGING / "linux" / "org.kubik.Kubik.desktop"
    shutil.copy(entry, share / "applications")
    return folder


@pytest.fixture(scope="module")
def installers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Two versions, which differ in a file inside and in an icon."""
    place = tmp_path_factory.mktemp("installers")
    made = {}
    for version in ("1.0.0", "1.1.0"):
        root = program(place / version, only_here=f"of_{version}")
        made[version] = place / f"kubik-{version}.run"
        release = making.Release(version, 1_700_000_000)
        made[version].write_bytes(self_extracting.installer(root, release, effort=0))
    return made


@pytest.fixture
def home(tmp_path: Path) -> Iterator[Path]:
    """A person's home that is empty."""
    folder = tmp_path / HOMES[0]
    folder.mkdir()
    yield folder
    assert not (folder / ".local" / "share" / "kubik-program.new").exists()
    assert not (folder / ".local" / "share" / "kubik-program.old").exists()


def ran(
    home: Path,
    *command: str | Path,
    language: str = "en",
    tools: Path | None = None,
    data: str = "",
) -> subprocess.CompletedProcess[str]:
    """What a shell said to a person in this home, without a screen."""
    path = "/usr/bin:/bin" if tools is None else f"{tools}:/usr/bin:/bin"
    return subprocess.run(
        ["/bin/sh", *map(str, command)],
        env={
            "HOME": str(home),
            "PATH": path,
            "LANG": f"{language}_XX.UTF-8",
            "XDG_DATA_HOME": data,
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def files(home: Path) -> set[str]:
    return {
        str(path.relative_to(home))
        for path in home.rglob("*")
        if path.is_symlink() or not path.is_dir()
    }


@pytest.mark.parametrize("name", HOMES)
def test_the_menu_starts_the_program_wherever_the_home_is(
    installers: dict[str, Path], tmp_path: Path, name: str
) -> None:
    home = tmp_path / name
    home.mkdir()
    assert ran(home, installers["1.0.0"]).returncode == 0
    entry = (home / ".local/share/applications/org.kubik.Kubik.desktop").read_text("utf-8")
    starts = re.findall(r'^Exec="(.*)"$', entry, re.MULTILINE)
    # As the Desktop Entry Specification reads it: the string, then the quotes, then the per cents.
    read = [re.sub(r"\\(.)", r"\1", start.replace("\\\\", "\\")) for start in starts]
    folder = home / ".local/share/kubik-program"
    assert [line.replace("%%", "%") for line in read] == [f"{folder}/kubik", f"{folder}/uninstall"]


def test_it_installs_for_one_person_and_says_so(installers: dict[str, Path], home: Path) -> None:
    done = ran(home, installers["1.0.0"])
    assert done.returncode == 0, done.stderr
    assert "Kubik 1.0.0 is installed." in done.stdout
    assert files(home) == {
        ".local/bin/kubik",
        ".local/share/applications/org.kubik.Kubik.desktop",
        ".local/share/icons/hicolor/16x16/apps/of_1.0.0.png",
        ".local/share/kubik-program/_internal/of_1.0.0",
        ".local/share/kubik-program/kubik",
        ".local/share/kubik-program/share/applications/org.kubik.Kubik.desktop",
        ".local/share/kubik-program/share/icons/hicolor/16x16/apps/of_1.0.0.png",
        ".local/share/kubik-program/uninstall",
    }
    assert ran(home, "-c", "~/.local/bin/kubik games").stdout == "of_1.0.0 games\n"


def test_a_new_version_leaves_nothing_of_the_old_one_but_the_matches(
    installers: dict[str, Path], home: Path
) -> None:
    ran(home, installers["1.0.0"])
    matches = home / ".local" / "share" / "kubik" / "kubik.sqlite"
    matches.parent.mkdir()
    matches.write_text("a match", encoding="utf-8")
    assert ran(home, installers["1.1.0"]).returncode == 0
    assert [file for file in files(home) if "1.0.0" in file] == []
    assert len([file for file in files(home) if "of_1.1.0" in file]) == 3
    assert matches.read_text(encoding="utf-8") == "a match"


def test_removing_it_leaves_the_matches_alone(installers: dict[str, Path], home: Path) -> None:
    ran(home, installers["1.0.0"])
    data = home / ".local" / "share"
    (data / "kubik").mkdir()
    (data / "kubik" / "kubik.sqlite").touch()
    done = ran(home, data / "kubik-program" / "uninstall", language="de")
    assert done.stdout == f"Kubik ist entfernt. Die Partien bleiben im Ordner {data / 'kubik'}\n"
    left = {str(path.relative_to(home)) for path in home.rglob("*")}
    assert left == {
        ".local",
        ".local/share",
        ".local/share/kubik",
        ".local/share/kubik/kubik.sqlite",
    }


def test_removing_it_takes_the_matches_along_when_asked(
    installers: dict[str, Path], home: Path
) -> None:
    ran(home, installers["1.0.0"])
    data = home / ".local" / "share"
    (data / "kubik").mkdir()
    (data / "kubik" / "kubik.sqlite").touch()
    assert ran(home, data / "kubik-program" / "uninstall", "--matches").returncode == 0
    assert files(home) == set()


def test_it_is_removed_from_where_it_was_put(installers: dict[str, Path], home: Path) -> None:
    ran(home, installers["1.0.0"], data=str(home / "my data"))
    assert ran(home, home / "my data" / "kubik-program" / "uninstall").returncode == 0
    assert files(home) == set()


def test_a_question_to_the_uninstaller_removes_nothing(
    installers: dict[str, Path], home: Path
) -> None:
    ran(home, installers["1.0.0"])
    before = files(home)
    done = ran(home, home / ".local/share/kubik-program/uninstall", "--help")
    assert "--matches" in done.stdout
    assert files(home) == before


def test_another_program_of_the_name_stays(installers: dict[str, Path], home: Path) -> None:
    other = home / ".local" / "bin" / "kubik"
    other.parent.mkdir(parents=True)
    other.write_text("another", encoding="utf-8")
    assert f"{other} is another program" in ran(home, installers["1.0.0"]).stdout
    ran(home, home / ".local/share/kubik-program/uninstall")
    assert files(home) == {".local/bin/kubik"}


@pytest.mark.parametrize(
    ("tool", "sentence"),
    [
        (("uname", "echo aarch64"), "(x86_64); this one is aarch64."),
        (("getconf", "echo glibc 2.31"), "here: glibc 2.31"),
        (("getconf", "exit 1"), "here: ?"),  # musl knows no such variable
        (("df", "echo; echo disk 1 1 5000 99% /home"), "There is too little room in the folder"),
    ],
)
def test_where_it_cannot_live_it_says_why_and_changes_nothing(
    installers: dict[str, Path], home: Path, tmp_path: Path, tool: tuple[str, str], sentence: str
) -> None:
    tools = tmp_path / "tools"
    tools.mkdir()
    name, answer = tool
    (tools / name).write_text(f"#!/bin/sh\n{answer}\n", encoding="utf-8")
    (tools / name).chmod(0o755)
    done = ran(home, installers["1.0.0"], tools=tools)
    assert done.returncode == 1
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert files(home) == set()


def test_a_download_that_was_cut_off_is_noticed(
    installers: dict[str, Path], home: Path, tmp_path: Path
) -> None:
    cut = tmp_path / "cut.run"
    cut.write_bytes(installers["1.0.0"].read_bytes()[:-100])
    done = ran(home, cut, language="hu")
    assert done.returncode == 1
    assert done.stderr == f"A fájl sérült vagy hiányos: {cut}. Kérlek, töltsd le újra.\n"
    assert files(home) == set()


def test_a_version_that_does_not_run_leaves_the_old_one(
    installers: dict[str, Path], home: Path, tmp_path: Path
) -> None:
    ran(home, installers["1.0.0"])
    before = files(home)
    root = program(tmp_path / "broken", only_here="of_2")
    (root / "kubik").write_text("#!/bin/sh\necho no library >&2\nexit 1\n", encoding="utf-8")
    broken = tmp_path / "broken.run"
    release = making.Release("2.0.0", 1_700_000_000)
    broken.write_bytes(self_extracting.installer(root, release, effort=0))
    done = ran(home, broken)
    assert done.returncode == 1
    assert done.stderr.endswith("nothing was changed. The reason: no library\n")
    assert files(home) == before


def test_neither_script_touches_a_program_that_is_open(
    installers: dict[str, Path], home: Path, tmp_path: Path
) -> None:
    (tmp_path / "linked").symlink_to(home)  # as /home leads to /var/home on some systems
    home = tmp_path / "linked"
    ran(home, installers["1.0.0"])
    kubik = home / ".local" / "share" / "kubik-program" / "kubik"
    kubik.unlink()
    shutil.copy("/bin/sleep", kubik)
    before = files(home)
    with subprocess.Popen([str(kubik), "60"]) as playing:
        answers = [ran(home, installers["1.1.0"]), ran(home, kubik.with_name("uninstall"))]
        playing.kill()
    assert [done.returncode for done in answers] == [1, 1]
    assert {done.stderr for done in answers} == {
        "Kubik is open. Please close it, then start this once more.\n"
    }
    assert files(home) == before


def test_the_same_release_gives_the_same_file(tmp_path: Path) -> None:
    release = making.Release("1.0.0", 1_700_000_000)
    made = []
    for name in ("one", "two"):
        root = program(tmp_path / name, only_here="same")
        for path in root.rglob("*"):
            os.utime(path, (release.seconds, release.seconds))
        made.append(self_extracting.installer(root, release, effort=0))
    assert made[0] == made[1]


def test_every_sentence_is_in_five_languages() -> None:
    text = (PACKAGING / "linux" / "run" / "words.sh").read_text(encoding="utf-8")
    found = re.findall(r"^    (\w\w)\.(\w+)\) words='(.+)' ;;$", text, re.MULTILINE)
    names = {name for _, name, _ in found}
    scripts = [
        (PACKAGING / "linux" / "run" / f"{s}.sh").read_text("utf-8")
        for s in ("install", "uninstall")
    ]
    used = set(re.findall(r"\b(?:sentence|tell|refuse|agreed) ([a-z]+)", "".join(scripts)))
    assert used <= names
    for name in names:
        said = {language: words for language, key, words in found if key == name}
        assert tuple(said) == LANGUAGES
        assert len(set(said.values())) == len(LANGUAGES)
        assert len({words.count("%s") for words in said.values()}) == 1

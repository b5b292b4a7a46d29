"""A release is made of a clean checkout, upwards, with its changes told, or not at all."""

import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parent.parent.parent / "packaging"
sys.path.append(str(PACKAGING))

import release  # noqa: E402 - packaging/ is no package
from system_libraries import Refusal  # noqa: E402

CHANGELOG = (
    "# Changes\n\n## {version}\n\nNew:\n\n- More dice.\n- Less noise.\n\n## 0.1.0\n\n- All.\n"
)


def git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def commit(root: Path, **files: str) -> None:
    for name, text in files.items():
        (root / f"{name}.md").write_text(text, encoding="utf-8")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "change")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout of version 0.1.0, which has been released, and whose next version is 0.2.0."""
    (tmp_path / "gui" / "kubik").mkdir(parents=True)
    code = '"""A die."""\n\n__version__ = "0.1.0"\n'
    (tmp_path / release.VERSION_FILE).write_text(code, encoding="utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.name", "Anna")
    git(tmp_path, "config", "user.email", "anna@example.org")
    commit(tmp_path, CHANGELOG=CHANGELOG.format(version="0.2.0"))
    git(tmp_path, "tag", "v0.1.0")
    return tmp_path


def builds(_: Path) -> None:
    """A build that goes well."""


def test_a_release_is_a_commit_of_the_version_with_a_tag(checkout: Path) -> None:
    seen = []
    release.make("0.2.0", checkout, lambda root: seen.append(release.version_in(root)))
    assert seen == ["0.2.0"]
    assert git(checkout, "log", "-1", "--format=%s") == "Release 0.2.0"
    assert git(checkout, "rev-list", "-1", "v0.2.0") == git(checkout, "rev-parse", "HEAD")
    assert git(checkout, "show", "--name-only", "--format=") == "gui/kubik/__init__.py"
    assert git(checkout, "status", "--porcelain") == ""


def test_the_first_release_may_be_the_version_that_the_code_says(checkout: Path) -> None:
    git(checkout, "tag", "--delete", "v0.1.0")
    commit(checkout, CHANGELOG=CHANGELOG.format(version="0.1.0"))
    head = git(checkout, "rev-parse", "HEAD")
    release.make("0.1.0", checkout, builds)
    assert git(checkout, "rev-list", "-1", "v0.1.0") == head


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("0.1.0", "0.1.0 is not higher than 0.1.0, which is released."),
        ("0.0.9", "0.0.9 is not higher than 0.1.0, which is released."),
        ("0.3.0", "CHANGELOG.md must begin with “## 0.3.0” and what is new for players."),
    ],
)
def test_a_version_that_cannot_follow_is_refused(
    checkout: Path, version: str, sentence: str
) -> None:
    before = git(checkout, "rev-parse", "HEAD")
    with pytest.raises(Refusal) as refusal:
        release.make(version, checkout, builds)
    assert str(refusal.value) == sentence
    assert git(checkout, "rev-parse", "HEAD") == before
    assert git(checkout, "tag") == "v0.1.0"


def test_ten_comes_after_nine(checkout: Path) -> None:
    git(checkout, "tag", "v0.9.0")
    commit(checkout, CHANGELOG=CHANGELOG.format(version="0.10.0"))
    release.make("0.10.0", checkout, builds)
    assert "v0.10.0" in git(checkout, "tag").split()


def test_a_dirty_checkout_is_refused(checkout: Path) -> None:
    (checkout / "note.txt").touch()
    with pytest.raises(Refusal, match="changes that are not committed"):
        release.make("0.2.0", checkout, builds)


def test_a_build_that_fails_leaves_the_checkout_as_it_was(checkout: Path) -> None:
    def fails(_: Path) -> None:
        raise Refusal("no")

    before = git(checkout, "rev-parse", "HEAD")
    with pytest.raises(Refusal, match="no"):
        release.make("0.2.0", checkout, fails)
    assert git(checkout, "rev-parse", "HEAD") == before
    assert release.version_in(checkout) == "0.1.0"
    assert git(checkout, "tag") == "v0.1.0"
    assert git(checkout, "status", "--porcelain") == ""


def test_a_build_that_writes_into_the_checkout_is_no_release(checkout: Path) -> None:
    def scribbles(root: Path) -> None:
        (root / "CHANGELOG.md").write_text("scribble", encoding="utf-8")

    with pytest.raises(Refusal, match="have changed files"):
        release.make("0.2.0", checkout, scribbles)
    assert git(checkout, "tag") == "v0.1.0"


@pytest.mark.parametrize(
    ("changelog", "points"),
    [
        (CHANGELOG.format(version="0.2.0"), ("More dice.", "Less noise.")),
        ("## 0.2.0\n\nNothing.\n\n## 0.1.0\n\n- All.\n", ()),
        (CHANGELOG.format(version="0.1.9"), ()),
        ("# Changes\n", ()),
    ],
)
def test_the_changes_of_a_version_are_those_of_the_first_entry(
    changelog: str, points: tuple[str, ...]
) -> None:
    assert release.changes("0.2.0", changelog) == points

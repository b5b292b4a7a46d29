"""What the trial of the Debian package takes for a network call or for a write elsewhere."""

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
sys.path.append(str(ROOT / "packaging"))

from linux import try_deb  # noqa: E402 - packaging/ is no package

OZIKE = (
    "/home/\\305\\220zike \\320\\223\\322\\257\\320\\273\\320\\275\\320\\260\\321\\200\\320\\260"
)


@pytest.mark.parametrize(
    "call",
    [
        "7 connect(5, {sa_family=AF_INET, sin_port=htons(53)}, 16) = -1 ENETUNREACH (Network)",
        "connect(5, {sa_family=AF_INET6, sin6_port=htons(80)}, 28) = 0",
        '7 openat(AT_FDCWD, "/usr/lib/kubik/_internal/x.pyc", O_WRONLY|O_CREAT, 0644) = 3',
        f'7 openat(AT_FDCWD, "{OZIKE}/.config/kubik.ini", O_RDWR|O_CREAT|O_CLOEXEC, 0666) = 9',
        f'7 mkdir("{OZIKE}/.cache", 0777) = 0',
        '7 mkdir("/home/ozike", 0777) = 0',
        '7 rename("/tmp/x", "/usr/lib/kubik/x") = 0',
        '7 unlink("/usr/lib/kubik/kubik") = 0',
    ],
)
def test_forbidden(call: str) -> None:
    assert try_deb.is_forbidden(call)


@pytest.mark.parametrize(
    "call",
    [
        '7 connect(5, {sa_family=AF_UNIX, sun_path="/tmp/.X11-unix/X9"}, 20) = 0',
        '7 openat(AT_FDCWD, "/usr/lib/kubik/_internal/x.pyc", O_RDONLY|O_CLOEXEC) = 3',
        f'7 openat(AT_FDCWD, "{OZIKE}/.local/share/kubik/kubik.sqlite", O_RDWR|O_CREAT, 0644) = 9',
        '7 mkdir("/tmp/runtime-ozike", 0700) = 0',
        f'7 mkdir("{OZIKE}/.local/share", 0777) = 0',
        '7 openat(AT_FDCWD, "/usr/share/x", O_WRONLY) = -1 EACCES (Permission denied)',
        '7 openat(AT_FDCWD, "/dev/null", O_RDWR) = 4',
        "7 +++ exited with 0 +++",
        '7 execve("/usr/bin/kubik", ["kubik"], 0x7ffc) = 0',
    ],
)
def test_allowed(call: str) -> None:
    assert not try_deb.is_forbidden(call)


def test_without_its_tools_it_says_which(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert try_deb.main([]) == 2
    assert "missing here: mmdebstrap" in capsys.readouterr().out

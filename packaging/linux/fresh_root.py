"""A freshly installed Debian 12 in a folder, and programs that run in it."""

from __future__ import annotations

import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from linux.screen import Failure

if TYPE_CHECKING:
    from collections.abc import Sequence

HOME = "/home/Őzike Гүлнара"
USER = "ozike"
SOCKETS = "/tmp/.X11-unix"

# What changes on any system where packages come and go, and nobody's fault.
_SYSTEMS_BOOKS = ("/var/lib/apt", "/var/lib/dpkg", "/var/cache", "/var/log", "/tmp", "/root")

# In mounts of its own, which are gone when the program ends. Of this machine it sees the devices
# and, where it has a window, the socket of the screen.
_ENTER = f"""
mount --make-rprivate /
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
if [ -n "$DISPLAY" ]; then
    mkdir -p "$0{SOCKETS}"
    mount --bind {SOCKETS} "$0{SOCKETS}"
fi
exec chroot "$@"
"""


@dataclass(frozen=True)
class Root:
    """A Debian system in a folder."""

    folder: Path

    def make(self) -> None:
        """Install the smallest Debian 12 that has apt, and somebody who lives there."""
        subprocess.run(
            ["mmdebstrap", "--quiet", "--variant=minbase", "bookworm", str(self.folder)], check=True
        )
        (self.folder / "etc/resolv.conf").write_bytes(Path("/etc/resolv.conf").read_bytes())
        self.run("useradd", "--create-home", "--home-dir", HOME, USER)

    def command(
        self, *command: str, user: str = "root", display: str = "", online: bool = False
    ) -> list[str]:
        """The command line by which a command is run in there; without network unless `online`."""
        home = "/root" if user == "root" else HOME
        environ = (
            *("env", "-i", f"HOME={home}", f"USER={user}", "LC_ALL=C.UTF-8"),
            *("PATH=/usr/sbin:/usr/bin:/sbin:/bin", "DEBIAN_FRONTEND=noninteractive"),
            *([f"DISPLAY={display}"] if display else []),
        )
        return [
            *("env", f"DISPLAY={display}", "unshare", "--mount", *([] if online else ["--net"])),
            *("sh", "-euc", _ENTER, str(self.folder), f"--userspec={user}", str(self.folder)),
            *(*environ, *command),
        ]

    def run(self, *command: str, user: str = "root", online: bool = False) -> str:
        """Run a command to its end; what it said. Fails where it does."""
        done = subprocess.run(
            self.command(*command, user=user, online=online),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Failure(f"{' '.join(command)}: status {done.returncode}\n{done.stdout[-3000:]}")
        return done.stdout

    def install(self, package: Path) -> str:
        """Install a package file with what it depends on, as apt does."""
        inside = self.folder / "root" / package.name
        inside.write_bytes(package.read_bytes())
        told = self.run(
            *("apt-get", "install", "-y", "--no-install-recommends", f"/root/{package.name}"),
            online=True,
        )
        inside.unlink()
        return told

    def purge(self, package: str) -> None:
        """Remove a package, its settings, and what was installed for its sake."""
        self.run("apt-get", "purge", "-y", package)
        self.run("apt-get", "autoremove", "--purge", "-y")

    def files(self) -> set[str]:
        """Everything that lies in there, but for the system's books."""
        pruned: Sequence[str] = [
            word
            for place in (*_SYSTEMS_BOOKS, "/proc", "/dev", "/sys", "/run")
            for word in ("-path", f"{self.folder}{place}", "-prune", "-o")
        ]
        told = subprocess.run(
            ["find", str(self.folder), *pruned, "-print"],
            capture_output=True,
            text=True,
            check=True,
        )
        return {line.removeprefix(str(self.folder)) for line in told.stdout.splitlines()}

"""A Windows to try Kubik on: Wine 8 with what it lacks, a person with an unusual name, a screen.

What Kubik needs and Wine 8 has not is in the folder `wine`; none of it is ever shipped.
"""

import os
import shutil
import subprocess
import threading
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from pathlib import Path

from making import ROOT
from system_libraries import Refusal

HERE = ROOT / "packaging" / "windows" / "wine"
PERSON = "Őzike Гүлнара"
OWN_COMPLEX = ("cimag", "cimagf", "cimagl", "creal", "crealf", "creall")
MATHEMATICS, LACKED = b"api-ms-win-crt-math-l1-1-0.dll", b"api-ms-win-crt-wine-l1-1-0.dll"
"""What numpy is linked to, and the name, as long, of what it is given instead."""

FONTS = Path("/usr/share/fonts/truetype/dejavu")


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended, and what it said; `status` is None where it had to be killed."""

    status: int | None
    said: str


class Program:
    """A program that runs, and what it says.

    Nobody waits for the end of what it says: what Wine leaves running in the background has the
    same pipe. Not a file: Python finds none of its streams in one under Wine 8.
    """

    def __init__(
        self, command: Sequence[str], environ: Mapping[str, str], folder: Path | None
    ) -> None:
        """Start it."""
        self._said: list[str] = []
        self.process = subprocess.Popen(
            command,
            env=environ,
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def ended(self, patience: float) -> Ended:
        """How it ended; it is killed where that takes longer than `patience`, in seconds."""
        try:
            status: int | None = self.process.wait(patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            status = None
        self._listener.join(1)
        return Ended(status, "".join(self._said))

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._said.append(line)


class Wine:
    """The machine, with its disk in a folder."""

    def __init__(self, disk: Path, display: str) -> None:
        """Nothing is there before `install`."""
        self.disk = disk / "drive_c"
        self._wine, self._server = _wine_programs()
        self._environ = {
            "DISPLAY": display,
            "HOME": str(disk.parent),
            "LC_ALL": "C.UTF-8",
            "LOGNAME": PERSON,
            "PATH": os.environ["PATH"],
            "USER": PERSON,
            "WINEARCH": "win64",
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": "mscoree,mshtml=;mscms=n",
            "WINEPREFIX": str(disk),
        }

    @property
    def home(self) -> Path:
        """Where the person's files are."""
        return self.disk / "users" / PERSON

    def install(self) -> None:
        """Make a fresh Windows 10, and add what is lacking."""
        shutil.rmtree(self.disk.parent, ignore_errors=True)
        self.disk.parent.mkdir(parents=True)
        self.run("wineboot", "-i", patience=300)
        self.pretend("win10")
        quiet = ("/v", "ShowCrashDialog", "/t", "REG_DWORD", "/d", "0", "/f")
        self.run("reg", "add", "HKCU\\Software\\Wine\\WineDbg", *quiet)
        for name in ("icuuc", "mscms"):
            compiled("-shared", "-o", self._system / f"{name}.dll", HERE / f"{name}.c")
        for font in FONTS.glob("DejaVuSans*.ttf"):  # a Windows without a font there is not
            shutil.copy(font, self.disk / "windows" / "Fonts")

    def pretend(self, version: str) -> None:
        """Be another Windows from now on: win7, win10."""
        self.run("winecfg", "-v", version)

    def files(self) -> frozenset[Path]:
        """All that is on the disk, but for Windows' own."""
        windows = self.disk / "windows"
        found = (path for path in self.disk.rglob("*") if not path.is_relative_to(windows))
        return frozenset(path for path in found if "Temp" not in path.parts)

    def mend_numpy(self, folder: Path, imported: Set[str]) -> None:
        """Let numpy in `folder` find the mathematics it asks for, `imported` by name."""
        names = [
            name if name in OWN_COMPLEX else f"{name} = ucrtbase.{name}"
            for name in sorted(imported)
        ]
        lines = "".join(f"    {name}\n" for name in names)
        definitions = self.disk.parent / "mathematics.def"
        definitions.write_text(f"LIBRARY {LACKED.decode()}\nEXPORTS\n{lines}", encoding="ascii")
        compiled(
            *("-shared", "-nostdlib", "-fno-builtin", "-Wl,-e,DllMain"),
            *("-o", self._system / LACKED.decode(), HERE / "complex_numbers.c", definitions),
        )
        for library in folder.glob("app/numpy/_core/_multiarray_umath*.pyd"):
            library.write_bytes(library.read_bytes().replace(MATHEMATICS, LACKED))

    def run(
        self,
        *command: str | Path,
        patience: float = 120,
        folder: Path | None = None,
    ) -> Ended:
        """Run a program to its end, which must come in `patience` seconds."""
        return self.start(*command, folder=folder).ended(patience)

    def start(
        self,
        *command: str | Path,
        folder: Path | None = None,
        speaking: Mapping[str, str] | None = None,
    ) -> "Program":
        """Start a program, in a folder and a language if they are given, and let it run."""
        environ = {**self._environ, **(speaking or {})}
        return Program([self._wine, *map(str, command)], environ, folder)

    def running(self, what: str) -> list[str]:
        """The command lines of this machine's programs that have `what` in them."""
        lines = []
        for process in Path("/proc").glob("[0-9]*"):
            try:
                is_ours = str(self.disk.parent).encode() in (process / "environ").read_bytes()
                line = (process / "cmdline").read_bytes().replace(b"\0", b" ")
            except OSError:  # it has ended meanwhile
                continue
            if is_ours and what.encode() in line:
                lines.append(line.decode(errors="replace").strip())
        return lines

    def kill_all(self) -> None:
        """Pull the plug: every program of this Windows, and of no other, is gone."""
        for wish in ("-k", "-w"):
            command = [self._server, wish]
            subprocess.run(command, env=self._environ, check=False, timeout=60)

    def path(self, path: Path) -> str:
        """A path of this machine as Windows writes it."""
        if path.is_relative_to(self.disk):
            return "C:\\" + str(path.relative_to(self.disk)).replace("/", "\\")
        return "Z:" + str(path).replace("/", "\\")

    @property
    def _system(self) -> Path:
        return self.disk / "windows" / "system32"


def _wine_programs() -> tuple[str, str]:
    folder = Path("/usr/lib/wine")  # Debian's wine64 alone puts nothing on the path
    if not (folder / "wine64").is_file():
        raise Refusal("there is no Wine: apt-get install wine64.")
    return str(folder / "wine64"), str(folder / "wineserver64")


def compiled(*arguments: str | Path) -> None:
    """Compile for Windows, with further arguments of gcc."""
    command = ["x86_64-w64-mingw32-gcc", "-O", "-s", *map(str, arguments)]
    subprocess.run(command, check=True)

"""Builds what is measured and what it is measured beside."""
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILT = ROOT / ".build" / "bench"
LIBRARIES = {"<sqlite3.h>": "-lsqlite3", "<systemd/sd-bus.h>": "-lsystemd"}


@dataclass
class Programs:
    """Where the release's programs and the C yardsticks are."""

    release: Path
    yardsticks: Path

    @property
    def fastd(self):
        return str(self.release / "fastd")

    @property
    def fastctl(self):
        return str(self.release / "fastctl")

    def c(self, name):
        return str(self.yardsticks / name)


def build(release=None, symbols="none"):
    """What contrib/install makes of the programs in `release`, or of a release built now."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for source in sorted(HERE.glob("*.c")):
        compile_c(source, BUILT / source.stem)
    return Programs(installed(release, symbols), BUILT)


def installed(release, symbols):
    """The programs with their catalogues beside them, as on the machine of a person."""
    there = BUILT / "installed"
    environment = os.environ | {"DESTDIR": str(there), "PREFIX": "/usr", "FASTD_SYMBOLS": symbols}
    if release is not None:
        environment["FASTD_PROGRAMS"] = str(Path(release).resolve())
    subprocess.run([ROOT / "contrib" / "install"], env=environment, check=True, stdout=sys.stderr)
    return there / "usr" / "bin"


def forget(program):
    """Its pages leave the cache, and come back as after a start of the machine.

    How a file was written decides in which pieces it lies there: written in one go it lies in pieces
    of two megabytes, which Linux 6.18 maps whole as soon as one page of them is asked for.
    """
    with open(program, "rb") as file:
        os.fsync(file.fileno())
        os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)


def compile_c(source, program):
    sources = [source, HERE / "bench.h"]
    if program.exists() and all(s.stat().st_mtime < program.stat().st_mtime for s in sources):
        return
    text = source.read_text()
    libraries = [library for header, library in LIBRARIES.items() if header in text]
    subprocess.run(["gcc", "-std=gnu17", "-O2", "-Wall", "-Wextra", "-Werror", "-o", program,
                    source, *libraries], check=True)

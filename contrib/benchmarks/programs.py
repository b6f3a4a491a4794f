"""Builds what is measured and what it is measured beside."""
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
BUILT = ROOT / ".build" / "bench"
RELEASE = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--package-path", str(ROOT)]

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


def build(release=None):
    """The programs of `release`, or a release built now."""
    BUILT.mkdir(parents=True, exist_ok=True)
    for source in sorted(HERE.glob("*.c")):
        compile_c(source, BUILT / source.stem)
    if release is None:
        for product in "fastd", "fastctl":
            subprocess.run(RELEASE + ["--product", product], check=True, stdout=sys.stderr)
        shown = subprocess.run(RELEASE + ["--show-bin-path"], check=True, capture_output=True)
        release = os.fsdecode(shown.stdout).strip()
    return Programs(installed(Path(release)), BUILT)


def installed(release):
    """The programs as contrib/install leaves them: without symbols, and written in one go.

    What the linker wrote piecemeal lies in the page cache in small pieces, which costs a short
    process a third of its time.
    """
    there = BUILT / "installed"
    there.mkdir(exist_ok=True)
    for name in "fastd", "fastctl":
        subprocess.run(["objcopy", "--strip-all", release / name, there / name], check=True)
    return there


def compile_c(source, program):
    sources = [source, HERE / "bench.h"]
    if program.exists() and all(s.stat().st_mtime < program.stat().st_mtime for s in sources):
        return
    text = source.read_text()
    libraries = [library for header, library in LIBRARIES.items() if header in text]
    subprocess.run(["gcc", "-std=gnu17", "-O2", "-Wall", "-Wextra", "-Werror", "-o", program,
                    source, *libraries], check=True)

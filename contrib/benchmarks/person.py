"""Somebody with a year of everything, and what is seen of their programs from outside."""
import re
import time
from contextlib import contextmanager
from pathlib import Path

import fill
import journals
from calls import Connection
from figure import needed, told
from operations import frames
from programs import BUILT, forget
from world import finish, world

DAYS = 365
LANGUAGES = {"English": "C.UTF-8", "German": "de_DE.UTF-8"}


@contextmanager
def person(programs, daemon=None):
    """Their world, with a fast that runs; `daemon` begins their daemon in a way of its own."""
    with world() as w:
        finish(w.daemon(programs))
        file = w.database
        fill.fill(file, DAYS)
        journals.fill_journals(file, DAYS, DAYS * 5)
        child = w.daemon(programs)
        with Connection(w.environment["FASTD_SOCKET"]) as calls:
            fill.everything(lambda method, **given: calls.call("io.github.fastd." + method, **given))
        w.call(programs.fastctl, "start", "16:8", "--ago", "5h")
        if daemon is None:
            yield w
        else:
            finish(child)
            yield w, daemon(w, programs)


def languages(w):
    """Each in turn, as the person's session says it."""
    for name, locale in LANGUAGES.items():
        w.environment["LANG"] = locale
        yield name
    w.environment["LANG"] = LANGUAGES["English"]


def instructions(w, *command):
    """Of a command from its start to its end, by a count that no machine's mood changes."""
    needed("valgrind")
    out = w.home / "callgrind"
    w.call("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", *command)
    return collected(out)


def collected(file):
    return int(re.search(r"^(?:summary|totals): (\d+)", file.read_text(), re.MULTILINE)[1])


def faults(w, *command):
    """Minor ones, of the program as it was copied and as it is after a start of the machine: the
    state that is worse."""
    most = 0
    for cold in False, True:
        if cold:
            forget(command[0])
        ((_, found),) = told(w, "wall", str(BUILT / "spawn"), "5", *command)
        most = max(most, found)
    return most


class Counted:
    """A daemon under callgrind, and how many instructions each command makes it run."""

    def __init__(self, w, programs):
        needed("callgrind_control")
        self.world, self.out, self.dumps = w, w.home / "callgrind.daemon", 0
        self.child = w.daemon(programs, "valgrind", "--tool=callgrind", f"--callgrind-out-file={self.out}")

    def instructions(self, *command):
        """Of the daemon, from the call to its rest."""
        rest(self.child.pid)
        self.dump()
        self.world.call(*command)
        rest(self.child.pid)
        return self.dump()

    def dump(self):
        self.dumps += 1
        self.world.call("callgrind_control", f"--dump={self.dumps}", str(self.child.pid))
        return collected(Path(f"{self.out}.{self.dumps}"))


def rest(pid):
    """Until it has not run for longer than it puts off what nobody waits for."""
    ran, since = None, time.monotonic()
    while time.monotonic() - since < 1.5:
        now = Path(f"/proc/{pid}/schedstat").read_text().split()[0]
        if now != ran:
            ran, since = now, time.monotonic()
        time.sleep(0.05)


class Traced:
    """A daemon under strace, and what each command makes it call and write."""

    def __init__(self, w, programs):
        needed("strace")
        self.world, self.out = w, w.home / "strace.daemon"
        self.child = w.daemon(programs, "strace", "-D", "-f", "-o", str(self.out))

    def calls(self, *command):
        """The names of the system calls."""
        before = len(self.lines())
        self.world.call(*command)
        return [line.split()[1].partition("(")[0] for line in self.lines()[before:]]

    def lines(self):
        return [line for line in self.out.read_text().splitlines() if "resumed>" not in line]


def pages(w, *command):
    """How many pages of the log a command takes; None where the log began again."""
    before = frames(w.database)
    w.call(*command)
    after = frames(w.database)
    return len(after) - len(before) if after[:len(before)] == before else None

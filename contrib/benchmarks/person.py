"""Somebody with a year of everything, and what is seen of their programs from outside."""
import re
import time
from contextlib import contextmanager

import fill
import journals
from calls import Connection
from figure import needed, told
from operations import frames
from programs import BUILT, forget
from world import finish, world
from years import ran

DAYS = 365
LANGUAGES = {"English": "C.UTF-8", "German": "de_DE.UTF-8"}


@contextmanager
def person(programs, daemon=None, days=DAYS, items=DAYS * 5):
    """Their world, with a fast that runs; `daemon` begins their daemon in a way of its own."""
    with world() as w:
        finish(w.daemon(programs))
        file = w.database
        fill.fill(file, days)
        journals.fill_journals(file, days, items)
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
        needed("valgrind", "vgdb")
        self.world = w
        self.child = w.daemon(programs, "valgrind", "-q", "--tool=callgrind", "--instr-atstart=no",
                              "--callgrind-out-file=/dev/null")
        self.counts = False

    def rest(self):
        """Until what it does by itself after its start is done."""
        before = None
        while before != (before := ran(self.child.pid)):
            time.sleep(1.5)

    def instructions(self, *command):
        """Of the daemon, from the call to the end of the command. Nothing is counted, and all goes faster,
        before the first of them."""
        if not self.counts:
            self.rest()
            self.tell("instrumentation", "on")
            self.counts = True
        before = self.total()
        self.world.call(*command)
        return self.total() - before

    def total(self):
        """Of all its threads so far."""
        told = self.tell("status", "internal")
        return sum(int(count) for count in re.findall(r"^events-\d+: (\d+)$", told, re.MULTILINE))

    def tell(self, *words):
        return self.world.call("vgdb", "--max-invoke-ms=1", f"--pid={self.child.pid}", *words)


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

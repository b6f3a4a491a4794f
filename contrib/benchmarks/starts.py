"""What a start costs a daemon until its first answer, and how long it keeps others waiting soon after,
beside a database with nothing in it."""
import os
import shutil
import time
from contextlib import contextmanager
from pathlib import Path

import fill
import journals
from calls import Connection
from figure import FASTS, ROUNDS, Figure, needed, told
from person import collected
from world import finish, until, world

STATUS = "io.github.fastd.status.Get"
SOON = min(5, int(os.environ.get("FASTD_BENCH_SECONDS", "60")))


@contextmanager
def data(programs):
    """A scratch world, and the data of nobody and of somebody with years of everything, each as a
    daemon left it that ended well."""
    with world() as w:
        finish(w.daemon(programs))
        empty = w.home / "data"
        full = w.home / "full"
        shutil.copytree(empty, full)
        fill.fill(full / "fastd" / "fastd.db", FASTS)
        journals.fill_journals(full / "fastd" / "fastd.db", journals.WEIGHINGS, journals.ITEMS)
        for folder in full, empty:
            w.environment["XDG_DATA_HOME"] = str(folder)
            # Each row of another version gets an operation, and the rows are looked at.
            finish(w.daemon(programs))
        yield w, empty, full


def answer(w):
    """The first one, as soon as there is anybody to give it."""
    found = []

    def holds():
        try:
            with Connection(w.environment["FASTD_SOCKET"]) as calls:
                found.append(calls.call(STATUS))
        except OSError:
            return False
        return True

    until("fastd answers", holds)
    return found[0]


def instructions(w, programs, folder):
    """Of a daemon from exec to its first answer; the least of a few starts, as the count is asked for
    from outside and the daemon goes on meanwhile."""
    needed("valgrind", "callgrind_control")
    w.environment["XDG_DATA_HOME"] = str(folder)
    out = w.home / "callgrind.start"
    least = None
    for _ in range(2):
        child = w.start("valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", programs.fastd)
        answer(w)
        w.call("callgrind_control", "--dump=first", str(child.pid))
        count = collected(Path(f"{out}.1"))
        least = min(count, least or count)
        finish(child)
    return least


def longest_wait(w, programs, folder):
    """In milliseconds of the daemon's processor: the most that it took between two answers to somebody
    who asks again and again from its first answer on."""
    w.environment["XDG_DATA_HOME"] = str(folder)
    child = w.daemon(programs)
    # Its CPU clock, as clock_getcpuclockid(3) finds it.
    clock = ~child.pid << 3 | 2
    most, end = 0, time.monotonic() + SOON
    with Connection(w.environment["FASTD_SOCKET"]) as calls:
        before = time.clock_gettime(clock)
        while time.monotonic() < end:
            calls.call(STATUS)
            after = time.clock_gettime(clock)
            most = max(most, after - before)
            before = after
            time.sleep(0.003)
    finish(child)
    return most * 1000


def starts(programs):
    with data(programs) as (w, empty, full):
        least = instructions(w, programs, empty)
        yield Figure("starts", "exec to first answer with nothing: user instructions (callgrind)",
                     least, 25_000_000, counted=True, digits=0)
        words = []
        for folder in full, empty:
            words += ["--", f"XDG_DATA_HOME={folder}", f"FASTD_SOCKET={w.run}/{folder.name}", programs.fastd]
        ((ratio,),) = told(w, "ratio", programs.c("startup"), str(max(5, ROUNDS // 10)), STATUS, *words[1:])
        text = f"{FASTS:,} fasts, {journals.WEIGHINGS:,} weighings and {journals.ITEMS:,} items"
        yield Figure("starts", f"the same with {text} beside that", instructions(w, programs, full) / least, 2,
                     counted=True)
        yield Figure("starts", f"exec to first answer, with {text} beside none", ratio, 2)
        yield Figure("starts", f"the daemon's longest turn soon after, with {text}, in ms",
                     longest_wait(w, programs, full), 40)


FIGURES = {"starts": starts}

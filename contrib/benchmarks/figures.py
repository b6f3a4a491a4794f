"""The figures: what each measures, beside what, and its bar."""
import os
import statistics
import subprocess
import time
from collections import Counter
from pathlib import Path

import backlog
import curves
import diets
import followers
import foods
import hub
import journals
import large
import merging
import sharing
import operations
import screens
import short
import starts
import years
from calls import Connection
from figure import ROUNDS, Figure, needed, told
from world import until, world

STATUS = "io.github.fastd.status.Get"
SECONDS = int(os.environ.get("FASTD_BENCH_SECONDS", "60"))
# All that the person can be reminded of.
EVERYTHING = "".join(f"notify.{kind} = on\n" for kind in (
    "goal", "halfway", "before", "beyond", "stages", "safety", "forgotten", "window.opens",
    "window.closes", "window.closed", "start", "progress")) + "goal.repeat = on\n"


def notify(programs):
    """From the moment a goal is due by its own numbers: the timer, the disk and the bus."""
    needed("dbus-daemon")
    with world() as w:
        w.bus()
        server = w.start(programs.c("notices"), stdout=subprocess.PIPE, text=True)
        server.stdout.readline()
        w.daemon(programs)
        with Connection(w.environment["FASTD_SOCKET"]) as daemon:
            lags = [lag(daemon, server) for _ in range(max(20, ROUNDS // 4))]
    yield Figure("notify", "goal reached to its notice on the bus, in ms",
                 statistics.median(lags), 5)


def lag(daemon, server):
    """Milliseconds from a goal, a fraction of a second away, until the server hears of it."""
    start = time.time_ns() // 1_000_000 - 59_700
    fast = daemon.call("io.github.fastd.fast.Start", goal={"span": 60}, at=start)["fast"]
    due = fast["start"] + fast["goal"] * 1000
    told = int(server.stdout.readline()) / 1000
    daemon.call("io.github.fastd.fast.Cancel")
    return told - due


def idle(programs):
    """The goal's pop-up has been shown, so that the notifier is in use; then nothing is due."""
    needed("Xvfb", "dunst", "dbus-daemon", "gdbus")
    with world() as w:
        w.settings(EVERYTHING)
        dunst = w.desktop()
        daemon = w.daemon(programs)
        w.call(programs.fastctl, "start", "16h", "--ago", "15h59m58s")
        until("the goal was shown and its pop-up is gone", lambda: w.popups()["history"] > 0)
        until("the screen is empty", lambda: w.popups()["displayed"] == 0)
        settle(daemon.pid)
        before = switches(daemon.pid)
        time.sleep(SECONDS)
        woken = woken_between(before, switches(daemon.pid))
        ratio = proportional(daemon.pid, dunst.pid) / proportional(dunst.pid, daemon.pid)
    yield Figure("idle", f"idle daemon: context switches in {SECONDS} s", woken, 0, counted=True,
                 digits=0)
    yield Figure("idle", "idle daemon: memory, halving what both map, beside dunst", ratio, 1,
                 counted=True)


def settle(pid):
    """Until nothing has stirred for longer than an unused worker thread lives, some five seconds.

    Gives up quietly: what does not come to rest is told by the count that follows.
    """
    quiet, last = 0, switches(pid)
    for _ in range(40):
        time.sleep(1)
        now = switches(pid)
        quiet, last = (quiet + 1 if now == last else 0), now
        if quiet == 7:
            return


def switches(pid):
    """Context switches so far of each thread."""
    counts = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        lines = (task / "status").read_text().splitlines()
        counts[task.name] = sum(int(line.split()[-1]) for line in lines if "ctxt_switches" in line)
    return counts


def woken_between(before, after):
    """Switches of all threads; one that has ended had to wake for it."""
    ended = sum(task not in after for task in before)
    return ended + sum(count - before.get(task, 0) for task, count in after.items())


def proportional(pid, other):
    """Proportional set size in KiB as it is when only the two run.

    The kernel's own number falls with every stranger who happens to map the same libraries.
    """
    ours, theirs = resident(pid), resident(other)
    shared = sum(min(size, theirs[name]) for name, size in ours.items() if name)
    return sum(ours.values()) - shared / 2


def resident(pid):
    """Resident KiB by mapped file; what belongs to no file has no name."""
    sizes, name = Counter(), ""
    for line in Path(f"/proc/{pid}/smaps").read_text().splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            name = words[5] if len(words) > 5 and words[5].startswith("/") else ""
        elif words[0] == "Rss:":
            sizes[name] += int(words[1])
    return sizes


# The idle daemon last: meanwhile a machine that saves memory takes what rests, and counts would differ.
FIGURES = {**short.FIGURES, **starts.FIGURES, "notify": notify, **backlog.FIGURES,
           **diets.FIGURES, **followers.FIGURES, **merging.FIGURES, **operations.FIGURES,
           **sharing.FIGURES, **hub.FIGURES, **years.FIGURES,
           **journals.FIGURES, **curves.FIGURES, **large.FIGURES, **foods.FIGURES, **screens.FIGURES, "idle": idle}

"""The figures of status bars: many of them on one daemon, each a process of its own."""
import os
import selectors
import statistics
import subprocess
import time
from pathlib import Path

from calls import Connection
from figure import ROUNDS, Figure
from world import until, world

MANY = 200
START, CANCEL = "io.github.fastd.fast.Start", "io.github.fastd.fast.Cancel"


def followers(programs):
    with world() as w:
        daemon = w.daemon(programs)
        bars = [w.start(programs.fastctl, "bar", "waybar", "--follow", stdout=subprocess.PIPE)
                for _ in range(MANY)]
        with selectors.EpollSelector() as selector:
            for bar in bars:
                os.set_blocking(bar.stdout.fileno(), False)
                selector.register(bar.stdout, selectors.EVENT_READ)
            heard(selector, bars, b"idle")
            # Whoever asked before them has gone by now.
            half = descriptors(daemon) - MANY // 2
            medians, last, spent = [], [], []
            with Connection(w.environment["FASTD_SOCKET"]) as connection:
                for turn in range(max(10, ROUNDS // 10)):
                    method, alt = ((CANCEL, b"idle") if turn % 2 else (START, b"fasting"))
                    before, began = cpu(daemon.pid), time.monotonic()
                    connection.call(method)
                    times = sorted(at - began for at in heard(selector, bars, alt))
                    medians.append(statistics.median(times) * 1000)
                    last.append(times[-1] * 1000)
                    spent.append(cpu(daemon.pid) - before)
        for bar in bars[::2]:
            bar.kill()
            bar.wait()
        until("the killed have left nothing behind", lambda: descriptors(daemon) <= half)
        left = descriptors(daemon) - half
    what = f"{MANY} bars on one daemon: "
    yield Figure("followers", what + "a change to its line in the middle one, in ms",
                 statistics.median(medians), 50)
    yield Figure("followers", what + "the same in the last one, in ms",
                 statistics.median(last), 150)
    yield Figure("followers", what + "the daemon's own time for a change, in ms",
                 statistics.mean(spent) * 1000, 10)
    yield Figure("followers", what + "descriptors left of half of them, killed", left, 0,
                 counted=True, digits=0)


def heard(selector, bars, alt):
    """When each bar has printed a line of that state."""
    wanted, times = b'"alt":"%s"' % alt, {}
    while len(times) < len(bars):
        events = selector.select(10)
        now = time.monotonic()
        if not events:
            raise RuntimeError(f"{len(bars) - len(times)} bars are silent")
        for key, _ in events:
            if wanted in os.read(key.fd, 65536):
                times.setdefault(key.fd, now)
    return times.values()


def descriptors(process):
    return len(os.listdir(f"/proc/{process.pid}/fd"))


def cpu(pid):
    """Seconds that all its threads have spent so far, to the nanosecond."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


FIGURES = {"followers": followers}

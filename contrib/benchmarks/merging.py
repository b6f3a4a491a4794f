"""What it costs to take what was written on another machine."""
import os
from pathlib import Path

import fill
from calls import Connection
from figure import FASTS, Figure
from world import finish, world

SYNC = "io.github.fastd.sync."


def merging(programs):
    """A life of years goes to a machine that has nothing yet."""
    with world() as there, world() as here:
        finish(there.daemon(programs))
        fill.fill(Path(there.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db", FASTS)
        there.daemon(programs)
        child = here.daemon(programs)
        before = processor(child)
        with Connection(there.environment["FASTD_SOCKET"]) as one, \
                Connection(here.environment["FASTD_SOCKET"]) as other:
            one.socket.settimeout(60)
            other.socket.settimeout(60)
            count = carry(one, other)
        spent = processor(child) - before
        peak = memory(child)
    yield Figure("merging", f"operations a second of processor, taking {count:,}", count / spent,
                 14_000, at_most=False)
    yield Figure("merging", "megabytes that it needs at most", peak, 64)


def carry(one, other):
    """Moves all operations; how many there were."""
    device = one.call(SYNC + "Have")["device"]
    after, last = 0, 1
    while after < last:
        lines = one.call(SYNC + "Own", after=after, limit=500)
        last = lines["last"]
        taken = other.call(SYNC + "Take", device=device, entries=lines["entries"],
                           **{"continues": lines["continues"]})
        assert taken["refused"] is None, taken
        after = taken["seq"]
    return after


def processor(child):
    fields = Path(f"/proc/{child.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(child):
    for line in Path(f"/proc/{child.pid}/status").read_text().splitlines():
        if line.startswith("VmHWM"):
            return int(line.split()[1]) / 1024
    raise ValueError("VmHWM")


FIGURES = {"merging": merging}

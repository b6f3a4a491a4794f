"""What it costs to share through a folder."""
import json
import os
import resource
import statistics
import subprocess
import tempfile
from pathlib import Path

import fill
import journals
from calls import Connection
from figure import FASTS, Figure, Missing
from merging import SYNC
from programs import forget
from world import finish, until, world


def sharing(programs):
    """A life of years is given to a folder, and taken from it by a machine that has nothing yet."""
    program = Path(programs.fastd).parent / "fastd-sync"
    if not program.exists():
        raise Missing("fastd-sync is not built")
    with world() as there, world() as here, tempfile.TemporaryDirectory() as folder:
        finish(there.daemon(programs))
        fill.fill(there.database, FASTS)
        journals.fill_journals(there.database, 0, journals.ITEMS)
        there.daemon(programs)
        here.daemon(programs)
        giving, _ = run(there, program, "folder", folder)
        code = there.call(program, "invite").split()[1]
        taking, _ = run(here, program, "join", folder, typed=code)
        assert ends(there)[0] == ends(here)[0], "not all has arrived"
        yield Figure("sharing", f"seconds to give {FASTS:,} fasts and {journals.ITEMS:,} meal items to a folder",
                     giving, 10)
        yield Figure("sharing", "seconds to take them from there", taking, 10)
        idle = sorted(run(here, program)[1] for _ in range(21))
        yield Figure("sharing", "milliseconds of processor for an exchange without anything new",
                     statistics.median(idle) * 1000, 10)
        yield Figure("sharing", "megabytes of its own that such an exchange needs", proportional(here, program), 5)


def run(world, program, *words, typed=""):
    """Seconds, and seconds of processor."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = os.times().elapsed
    done = subprocess.run([program, *words], env=world.environment, input=typed, text=True,
                          capture_output=True)
    spent = os.times().elapsed - begun
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    report = json.loads(done.stdout.split(" ", 1)[1])
    assert done.returncode == 0 and report.get("trouble") is None, done.stdout + done.stderr
    return spent, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ends(world):
    with Connection(world.environment["FASTD_SOCKET"]) as connection:
        known = connection.call(SYNC + "Have")["logs"]
    return sorted((log["device"], log["seq"], log["digest"]) for log in known if log["seq"] > 5), known


def proportional(world, program):
    """What it has in memory at the end, of pages that several share its part: read while the daemon that it
    asks is stopped, so that it stays there."""
    # Else it is mapped in the large pieces that the copying of the file has left in the cache.
    forget(program)
    daemon = world.children[-1]
    os.kill(daemon.pid, 19)
    try:
        child = subprocess.Popen([program], env=world.environment, stdout=subprocess.DEVNULL)
        socket = lambda: "socket:" in " ".join(
            os.readlink(f"/proc/{child.pid}/fd/{name}") for name in os.listdir(f"/proc/{child.pid}/fd"))
        until("fastd-sync asks", socket)
        rollup = Path(f"/proc/{child.pid}/smaps_rollup").read_text()
    finally:
        os.kill(daemon.pid, 18)
    child.wait()
    return int(next(line for line in rollup.splitlines() if line.startswith("Pss:")).split()[1]) / 1024


FIGURES = {"sharing": sharing}

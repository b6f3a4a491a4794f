"""What it costs to share through a hub, for a machine and for the server."""
import fcntl
import os
import pty
import statistics
import subprocess
import time
from pathlib import Path

import devices
import fill
import journals
from calls import Connection
from figure import FASTS, Figure, Missing
from merging import SYNC
from postgres import postgres
from sharing import ends, run
from world import finish, until, world

WATCHED = int(os.environ.get("FASTD_BENCH_SECONDS", "60"))
ROUNDS = 21


def hub(programs):
    program = Path(programs.fastd).parent / "fastd-sync"
    if not program.exists():
        raise Missing("fastd-sync is not built")
    with postgres() as server:
        yield from lives(programs, program, server)
        yield from crowd(server)


def lives(programs, program, server):
    """A life of years is given, and taken by a machine that has nothing yet; then both rest."""
    with world() as there, world() as here:
        finish(there.daemon(programs))
        fill.fill(there.database, FASTS)
        journals.fill_journals(there.database, 0, journals.ITEMS)
        there.daemon(programs)
        here.daemon(programs)
        giving, _ = run(there, program, "join", typed=invite(program, server))
        code = there.call(program, "invite").split()[-1]
        taking, _ = run(here, program, "join", typed=code)
        assert ends(there)[0] == ends(here)[0], "not all has arrived"
        yield Figure("hub", f"seconds to give {FASTS:,} fasts and {journals.ITEMS:,} meal items to a hub", giving, 10)
        yield Figure("hub", "seconds to take them from there", taking, 10)
        yield Figure("hub", "bytes on the hub's disk for an operation, everything counted",
                     float(server.sql("SELECT sum(pg_total_relation_size(c.oid)) / (SELECT count(*) FROM fastd.op) "
                                      "FROM pg_class c WHERE relnamespace = 'fastd'::regnamespace "
                                      "AND relkind = 'r'")), 1000)
        run(here, program)
        commands, spent = server.commands(), server.processor()
        idle = [run(here, program)[1] for _ in range(ROUNDS)]
        yield Figure("hub", "round trips of an exchange without anything new",
                     (server.commands() - commands) / ROUNDS, 3, counted=True)
        yield Figure("hub", "milliseconds of processor for it, of the machine", statistics.median(idle) * 1000, 30)
        yield Figure("hub", "milliseconds of processor for it, of the server",
                     (server.processor() - spent) / ROUNDS * 1000, 30)
        yield from at_once(there, here, program)


def invite(program, server):
    """The code is shown on a terminal alone."""
    ours, theirs = pty.openpty()
    sql = subprocess.run([program, "hub", "add", "anna", f"127.0.0.1:{server.port}"], stdout=subprocess.PIPE,
                         stderr=theirs, text=True, check=True).stdout
    server.sql(sql)
    fcntl.fcntl(ours, fcntl.F_SETFL, os.O_NONBLOCK)
    said = os.read(ours, 4096).decode()
    return next(line for line in said.split() if line.startswith("anna@"))


def at_once(there, here, program):
    """Another machine listens."""
    subprocess.run([program, "live", "on"], env=here.environment, check=True, capture_output=True)
    child = here.start(program, "live")
    lock = here.home / "data" / "fastd" / "sync" / "live.lock"
    until("somebody listens", lock.exists)
    until("it rests", lambda: Path(f"/proc/{child.pid}/wchan").read_text().startswith(("do_poll", "do_sys_poll", "poll")))
    time.sleep(2)
    before = switches(child.pid)
    time.sleep(WATCHED)
    yield Figure("hub", f"times that whoever listens is woken in {WATCHED} seconds", switches(child.pid) - before, 0,
                 counted=True, digits=0)
    delays = []
    with Connection(there.environment["FASTD_SOCKET"]) as one, Connection(here.environment["FASTD_SOCKET"]) as other:
        for number in range(7):
            end = arrived(other)
            one.call("io.github.fastd.weight.Add", grams=80_000 + number * 100)
            begun = time.monotonic()
            while arrived(other) == end:
                time.sleep(0.01)
            delays.append(time.monotonic() - begun)
    yield Figure("hub", "seconds from an edit to the other machine, behind the two that wait for more",
                 statistics.median(delays) - 2, 1)


def arrived(connection):
    known = connection.call(SYNC + "Have")
    return sum(log["seq"] for log in known["logs"] if log["device"] != known["device"])


def switches(pid):
    return sum(int(line.split()[-1]) for task in Path(f"/proc/{pid}/task").iterdir()
               for line in (task / "status").read_text().splitlines() if line.startswith("voluntary_ctxt"))


def crowd(server):
    """A thousand machines, each with something new."""
    devices.prepare(server)
    devices.cycles(server, 0)
    spent, begun = server.processor(), time.monotonic()
    devices.cycles(server, 1)
    each = (server.processor() - spent) / (2 * devices.PEOPLE)
    yield Figure("hub", "milliseconds of the server's processor for a cycle of one of 1,000 machines", each * 1000, 40)
    yield Figure("hub", "such cycles a second, on this machine with its clients",
                 2 * devices.PEOPLE / (time.monotonic() - begun), 20, at_most=False)
    # Two machines, twenty cycles a day each.
    yield Figure("hub", "people for 30 % of a core", 86_400 * 0.3 / (40 * each), 10_000, at_most=False, digits=0)


FIGURES = {"hub": hub}

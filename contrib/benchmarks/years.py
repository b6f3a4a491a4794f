"""What is looked at after fifty years of fasting, beside the first three weeks and beside timew."""
import os
import statistics
import subprocess
import time
from contextlib import contextmanager
from datetime import datetime, timedelta, timezone

import fill
from calls import Connection
from figure import FASTS, ROUNDS, Figure, Missing, needed, told
from world import finish, succeeds, world

FEW = 20
SUMMARY = "io.github.fastd.statistics.Summary"
EDIT = "io.github.fastd.fast.Edit"


@contextmanager
def lives(programs):
    """A scratch world with two daemons: words that reach the one of many fasts, and of few."""
    with world() as w:
        reach = []
        for count in FASTS, FEW:
            data = w.home / f"data-{count}"
            w.environment |= {"XDG_DATA_HOME": str(data), "FASTD_SOCKET": f"{w.run}/{count}"}
            finish(w.daemon(programs))
            fill.fill(data / "fastd" / "fastd.db", count)
            # Once, as each row of an older version gets an operation then.
            finish(w.daemon(programs))
            w.daemon(programs)
            reach.append(f"FASTD_SOCKET={w.run}/{count}")
        yield w, *reach


def looked_at(name, *words):
    """fastctl with those words, with many fasts beside few."""
    def figures(programs):
        with lives(programs) as (w, many, few):
            command = [programs.fastctl, *words]
            if not succeeds(w, *command):
                raise Missing(f"fastctl has no {words[0]}")
            ((ratio,),) = told(w, "ratio", programs.c("spawn"), str(max(10, ROUNDS // 4)), many,
                               *command, "--", few, *command)
        text = f"fastctl {' '.join(words)}, {FASTS:,} fasts beside {FEW}"
        yield Figure(name, text, ratio, 3)
    return figures


def stats(programs):
    yield from looked_at("stats", "stats")(programs)
    needed("timew")
    with lives(programs) as (w, many, _):
        with Connection(many.partition("=")[2]) as daemon:
            pid = w.children[2].pid
            changed = [recounted(daemon, pid, number) for number in range(max(20, ROUNDS // 5))]
        tracked = intervals(w, FASTS)
        ((ratio,),) = told(w, "ratio", programs.c("spawn"), str(max(3, ROUNDS // 40)), many,
                           programs.fastctl, "stats", "--", tracked, "timew", "summary", ":all")
    yield Figure("stats", f"a summary of {FASTS:,} fasts after a change, in ms of the daemon",
                 statistics.mean(changed), 25)
    yield Figure("stats", f"times faster than timew's summary of {FASTS:,} intervals", 1 / ratio,
                 20, at_most=False, digits=0)


def recounted(daemon, pid, number):
    """Milliseconds that the daemon runs for a summary that cannot be the one of before."""
    daemon.call(EDIT, note=f"number {number}")
    before = ran(pid)
    daemon.call(SUMMARY)
    return ran(pid) - before


def ran(pid):
    """Milliseconds that a process was on a processor, in whole ticks: only a mean of many tells."""
    with open(f"/proc/{pid}/stat") as stat:
        user, system = stat.read().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) * 1000 / os.sysconf("SC_CLK_TCK")


def intervals(world, count):
    """As many of timew's intervals, a file a month as it keeps them; the word that leads there."""
    place = world.home / "timew"
    (place / "data").mkdir(parents=True)
    (place / "timewarrior.cfg").touch()
    evening = datetime.now(timezone.utc).replace(hour=20, minute=0, second=0, microsecond=0)
    months = {}
    for nights in range(count + 1, 1, -1):
        start = evening - timedelta(days=nights)
        end = start + timedelta(hours=16)
        line = f"inc {start:%Y%m%dT%H%M%SZ} - {end:%Y%m%dT%H%M%SZ} # fasting\n"
        months.setdefault(f"{start:%Y-%m}", []).append(line)
    for month, lines in months.items():
        (place / "data" / f"{month}.data").write_text("".join(lines))
    return f"TIMEWARRIORDB={place}"


def export(programs):
    """Written to nowhere: what counts is what both programs hold while they write."""
    with lives(programs) as (w, many, few):
        if not succeeds(w, programs.fastctl, "export", "--format", "json"):
            raise Missing("fastctl has no export")
        clients, daemons = [], []
        for reach in many, few:
            clients.append(held(w, reach, programs.fastctl, "export", "--format", "json"))
        for child in w.children[2::3]:
            daemons.append(peak(child.pid))
    what = f"with {FASTS:,} fasts beside {FEW}"
    yield Figure("export", f"fastctl export: most memory {what}", clients[0] / clients[1], 1.5)
    yield Figure("export", f"the daemon during it: most memory {what}", daemons[0] / daemons[1],
                 1.5)


def held(world, reach, *command):
    """The most KiB that a run had in memory."""
    name, _, value = reach.partition("=")
    child = subprocess.Popen(command, env=world.environment | {name: value},
                             stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    child.returncode = os.waitstatus_to_exitcode(status)
    if child.returncode != 0:
        raise RuntimeError(f"{' '.join(command)} ended with {child.returncode}")
    return usage.ru_maxrss


def peak(pid):
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmHWM"))


def page(programs):
    """A report of the last year: from the word to the file's last byte."""
    with lives(programs) as (w, many, _):
        name, _, value = many.partition("=")
        environment = w.environment | {name: value}
        command = [programs.fastctl, "page", "-"]
        if not succeeds(w, *command):
            raise Missing("fastctl has no page")
        times = []
        for _ in range(max(10, ROUNDS // 10)):
            start = time.perf_counter()
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=True)
            times.append((time.perf_counter() - start) * 1000)
    yield Figure("page", f"fastctl page of a year, with {FASTS:,} fasts, in ms",
                 statistics.median(times), 50)


FIGURES = {
    "history": looked_at("history", "history", "--last", "20"),
    "calendar": looked_at("calendar", "calendar"), "chart": looked_at("chart", "chart"),
    "stats": stats, "export": export, "page": page,
}

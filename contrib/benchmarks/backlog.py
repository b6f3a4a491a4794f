"""What much that lies behind costs what is done now: past reminders, and a large import."""
import random
import sqlite3
import statistics
import threading
import time
from contextlib import closing

from calls import Connection
from figure import ROUNDS, Figure
from fill import identity
from world import finish, world

STATUS = "io.github.fastd.status.Get"
PAST = 10_000
IMPORTED = 50_000
DAY = 24 * 3600 * 1000


def reminders(programs):
    """Those of the last weeks: what is older is not even read at the start."""
    with world() as w:
        sockets = []
        for count in PAST, 0:
            data = w.home / f"data-{count}"
            w.environment |= {"XDG_DATA_HOME": str(data), "FASTD_SOCKET": f"{w.run}/{count}"}
            finish(w.daemon(programs))
            remember(data / "fastd" / "fastd.db", count)
            w.daemon(programs)
            sockets.append(w.environment["FASTD_SOCKET"])
        with Connection(sockets[0]) as many, Connection(sockets[1]) as none:
            for _ in range(5):
                turn(many), turn(none)
            ratio = statistics.median(turn(many) / turn(none) for _ in range(max(50, ROUNDS)))
    yield Figure("reminders", f"start and cancel, {PAST:,} past reminders beside none", ratio, 1.2)


def remember(file, count):
    chance, now = random.Random(1), time.time_ns() // 1_000_000
    rows = ((identity(chance), f"Tea {number}", now - chance.randrange(8 * DAY, 29 * DAY))
            for number in range(count))
    with closing(sqlite3.connect(file)) as database, database:
        database.executemany("INSERT INTO reminders (id, text, at_ms) VALUES (?, ?, ?)", rows)


def turn(daemon):
    start = time.perf_counter()
    daemon.call("io.github.fastd.fast.Start", goal={"span": 57_600})
    daemon.call("io.github.fastd.fast.Cancel")
    return time.perf_counter() - start


def imported(programs):
    """Fasts of an hour, and a bar that asks for the state all the while they are written."""
    with world() as w:
        w.daemon(programs)
        path = w.environment["FASTD_SOCKET"]
        with Connection(path) as importer, Connection(path) as bar:
            stage(importer)
            importer.socket.settimeout(60), bar.socket.settimeout(60)
            taken = []
            writing = threading.Thread(target=lambda: taken.append(committed(importer)))
            waits = []
            writing.start()
            while writing.is_alive():
                start = time.perf_counter()
                bar.call(STATUS, glance=True)
                waits.append(time.perf_counter() - start)
            writing.join()
    yield Figure("import", f"longest wait for the state during a commit of {IMPORTED:,} rows, as a "
                 "share of it", max(waits) / taken[0], 0.5)


def stage(importer):
    now = time.time_ns() // 1_000_000
    for first in range(0, IMPORTED, 250):
        rows = []
        for number in range(first, first + 250):
            start = now - (IMPORTED - number + 1) * 3 * 3_600_000
            rows.append({"id": "", "start": start, "startOffset": 0, "startZone": "UTC",
                         "end": start + 3_600_000, "endOffset": 0, "endZone": "UTC",
                         "cancelled": False})
        importer.call("io.github.fastd.import.Stage", fasts=rows)


def committed(importer):
    start = time.perf_counter()
    result = importer.call("io.github.fastd.import.Commit")
    if result["taken"] != IMPORTED:
        raise RuntimeError(f"{result} of {IMPORTED} rows")
    return time.perf_counter() - start


FIGURES = {"reminders": reminders, "import": imported}

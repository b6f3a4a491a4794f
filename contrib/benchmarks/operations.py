"""What it costs that every change is also an operation."""
import sqlite3
import statistics
import struct
import time
from contextlib import closing
from pathlib import Path

import backlog
import fill
from calls import Connection
from figure import FASTS, ROUNDS, Figure
from world import finish, world

START = "io.github.fastd.fast.Start"
STOP = "io.github.fastd.fast.Stop"
OURS = ("ops", "ops_by_row")
LIVED = 1000
HOUR = 3_600_000


def operations(programs):
    with world() as w:
        finish(w.daemon(programs))
        database = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db"
        fill.fill(database, FASTS)
        first = answered(w, programs)
        again = answered(w, programs)
        w.daemon(programs)
        with Connection(w.environment["FASTD_SOCKET"]) as daemon:
            pages = statistics.mean(written(daemon, database))
    yield Figure("operations", f"operations of {FASTS:,} rows of an older version, in s of a start",
                 first - again, 0.5)
    yield Figure("operations", "pages of the log for operations, a start or a stop", pages, 3,
                 counted=True)
    yield Figure("operations", f"database of {backlog.IMPORTED:,} imported fasts beside one with a log alone",
                 share(programs, imported), 1, counted=True)
    yield Figure("operations", f"database of {LIVED:,} fasts that were lived beside one with a log alone",
                 share(programs, lived), 1, counted=True)


def answered(w, programs):
    """Seconds from exec to the first answer."""
    start = time.perf_counter()
    child = w.daemon(programs)
    taken = time.perf_counter() - start
    finish(child)
    return taken


def written(daemon, database):
    """Of each commit, how many pages of operations it has put into the write-ahead log."""
    for _ in range(max(20, ROUNDS // 5)):
        for method in START, STOP:
            before = frames(database)
            daemon.call(method)
            after = frames(database)
            # Else the log began anew meanwhile.
            if after[:len(before)] == before:
                with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as reader:
                    ours = pages(reader)
                yield sum(page in ours for _, page in after[len(before):])


def frames(database):
    """The salt and the page of each frame of the log that counts."""
    log = Path(f"{database}-wal").read_bytes()
    (size,) = struct.unpack(">I", log[8:12])
    salt, found = log[16:24], []
    for place in range(32, len(log), size + 24):
        if log[place + 8:place + 16] != salt:
            break
        found.append((salt, struct.unpack(">I", log[place:place + 4])[0]))
    return found


def pages(reader):
    marks = ",".join("?" * len(OURS))
    return {page for page, in reader.execute(
        f"SELECT pageno FROM dbstat WHERE name IN ({marks})", OURS)}


def share(programs, live):
    """Without operations the log would say itself what each row became."""
    with world() as w:
        child = w.daemon(programs)
        with Connection(w.environment["FASTD_SOCKET"]) as daemon:
            daemon.socket.settimeout(60)
            live(daemon)
        finish(child)
        database = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db"
        with closing(sqlite3.connect(database)) as reader:
            (whole,) = reader.execute("PRAGMA page_count").fetchone()
            (size,) = reader.execute("PRAGMA page_size").fetchone()
            return whole / (whole - len(pages(reader)) + images(reader) / size)


def images(reader):
    """The length of the fasts that the log leaves to their operations, as rows that stand."""
    columns = [name for _, name, *_ in reader.execute("PRAGMA table_info(fasts)")]
    row = ", ".join(f"'{name}', fasts.{name}" for name in columns)
    return reader.execute(
        f"SELECT sum(length(json_object({row}))) FROM changes JOIN fasts USING (id)"
        " WHERE noun = 'fast' AND op IS NOT NULL").fetchone()[0]


def imported(daemon):
    backlog.stage(daemon)
    backlog.committed(daemon)


def lived(daemon):
    """Each begins when the one before has ended, and is told of."""
    begun = time.time_ns() // 1_000_000 - LIVED * HOUR // 10
    for number in range(LIVED):
        start = begun + number * HOUR // 10
        daemon.call(START, at=start, goal={"span": 60})
        daemon.call(STOP, at=start + HOUR // 20)


FIGURES = {"operations": operations}

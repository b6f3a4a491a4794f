"""Random copies of a database, whole, crafted and broken, restored by a real daemon.

usage: copies.py COUNT

After each one the daemon answers as before and within two seconds, writes, takes the restore back,
and starts again; now and then its own database is crafted while it is away. The seed is printed;
FASTD_SEED repeats a run.
"""
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

sys.dont_write_bytecode = True
from calls import Connection, Refused  # noqa: E402
from fill import everything  # noqa: E402
from programs import build  # noqa: E402
from world import until, world  # noqa: E402

INTERFACE = "io.github.fastd."
LONGEST = 2.0  # seconds, for any answer and for a start, without those of waiting for a processor
NUMBERS = [-2**63, -2**63 + 1, -10**15, -1, 0, 1, 5, 100, 20_000, 20_513, 10**6, 1_700_000_000_000,
           253_402_300_799_999, 10**15, 2**62, 2**63 - 2, 2**63 - 1]
TEXTS = ["", " ", "x" * 5000, "x" * 2_000_000, "\x1b[31m", "a\nb", "16:8", "open", "\u00e4\U0001f34f",
         "date 9223372036854775807", "year -9223372036854775808", "age 45 20513", "weekly 0",
         "alternate -9223372036854775807", "20513-20520 20530-", "20520-20513", "0-1 " * 600,
         "-9223372036854775807-9223372036854775807", "72000 16:8", "off", "- ", "99999999 x",
         "a0000000000000000000000001", "zzzzzzzzzzzzzzzzzzzzzzzzzz", "{}", "[", '{"a":1e999}', None]
TABLES = ["fasts", "reminders", "schedules", "choices", "weeks", "vacations", "safety", "programs",
          "profiles", "weighings", "meal_items", "foods", "complete_days", "targets", "drinks", "events", "news", "changes", "steps", "meta"]
READINGS = [
    ("status.Get", {}), ("statistics.Summary", {}), ("statistics.Why", {"what": "streak"}),
    ("statistics.Calendar", {"from": "2026-01-01", "to": "2026-12-31"}), ("statistics.Week", {}),
    ("statistics.Last", {"last": 50}), ("program.Status", {}), ("program.Plan", {"days": 400}),
    ("profile.Get", {}), ("profile.GetTargets", {}), ("profile.GetSafety", {}),
    ("history.List", {"cancelled": True}), ("schedule.List", {}), ("remind.List", {}),
    ("weight.List", {}), ("meal.List", {}), ("meal.Day", {}), ("meal.Suggest", {}), ("food.List", {}),
    ("changes.List", {}), ("backup.List", {}), ("events.List", {}), ("events.Summary", {}),
]


def fill(call):
    """A life in small."""
    for number in range(40):
        start = int(time.time() * 1000) - (number + 2) * 86_400_000
        call("fast.Add", start=start, end=start + 16 * 3_600_000 + number, goal={"schedule": "16:8"},
             note=f"day {number}" if number % 3 else None)
    everything(call)
    call("program.Start")
    call("fast.Start", goal={"schedule": "16:8"})


def columns(database, table):
    return [row[1] for row in database.execute(f"PRAGMA table_info({table})")]


def value(chance):
    return chance.choice([chance.choice(NUMBERS), chance.choice(TEXTS), chance.randint(-2**63, 2**63 - 1),
                          chance.randbytes(chance.randint(0, 40)), chance.random() * 1e300])


def craft(database, chance):
    """One change that nobody's fastd would make."""
    table = chance.choice(TABLES[:10]) if chance.random() < 0.8 else chance.choice(TABLES)
    match chance.choices(range(12), [3, 3, 3, 2, 2, 3, 3, 3, 1, 1, 1, 2])[0]:
        case 0 | 1 | 2:
            column = chance.choice(columns(database, table) or ["id"])
            one = "rowid = (SELECT rowid FROM {0} ORDER BY random() LIMIT 1)".format(table)
            where = "1" if table == "meta" or table == "news" or chance.random() < 0.3 else one
            database.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {where}", [value(chance)])
        case 3 | 4:
            insert(database, table, chance)
        case 5:
            vacation(database, chance)
        case 6:
            program(database, chance)
        case 7:
            fast(database, chance)
        case 8:
            many(database, chance)
        case 9:
            structure(database, table, chance)
        case 10:
            untyped(database, table, chance)
        case 11:
            database.execute(f"DELETE FROM {table} WHERE abs(random()) % 2 = 0")


def insert(database, table, chance):
    names = columns(database, table)
    rows = [value(chance) for _ in names]
    if "id" in names:
        rows[names.index("id")] = identifier(chance)
    marks = ", ".join("?" for _ in names)
    database.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", rows)


def identifier(chance):
    if chance.random() < 0.1:
        return chance.choice(TEXTS[:-1])
    return chance.choice("abcdefgh") + "".join(chance.choices("0123456789abcdefghjkmnpqrstvwxyz", k=25))


def day(chance):
    return chance.choice([chance.choice(NUMBERS), 20_400 + chance.randint(-500, 500)])


def vacation(database, chance):
    first = day(chance)
    last = chance.choice([day(chance), first - 1 if first > -2**63 else first])
    database.execute("INSERT INTO vacations VALUES (?, ?, ?)", [identifier(chance), first, last])


def program(database, chance):
    start, pauses = day(chance), []
    for _ in range(chance.choice([0, 0, 1, 3, 500, 5000])):
        pauses.append(f"{day(chance)}-{chance.choice([day(chance), ''])}")
    database.execute(
        "INSERT INTO programs VALUES (?, ?, ?, ?, ?)",
        [identifier(chance), start, chance.choice([0, 7, 28]), " ".join(pauses),
         chance.choice([None, None, day(chance)])])
    database.execute(
        "INSERT INTO profiles (id, from_day, birth, height_mm, weight_g, goal) VALUES (?, ?, ?, ?, ?, 'lose')",
        [identifier(chance), day(chance), chance.choice(
            [f"year {chance.choice([1981, 9999, -1, 1])}", f"date {day(chance)}", f"age 45 {day(chance)}"]),
         1780, 90_000])


def fast(database, chance):
    start, end = chance.choice(NUMBERS), chance.choice([None, chance.choice(NUMBERS)])
    offset = chance.choice([0, 3600, -2**63, 2**62])
    of_end = [end, None, None, None] if end is None else [end, offset, "UTC", day(chance)]
    database.execute(
        "INSERT OR IGNORE INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,"
        " end_zone, end_day, goal_ms, schedule, note, cancelled, completed) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)",
        [identifier(chance), start, offset, "UTC", day(chance), *of_end, chance.choice([None, *NUMBERS]),
         chance.choice(TEXTS), chance.choice(TEXTS), chance.randint(0, 1), chance.randint(0, 1)])


def many(database, chance):
    """More of something than there may be."""
    count = chance.choice([101, 1001, 3000])
    ids = [identifier(chance) for _ in range(count)]
    match chance.randrange(5):
        case 0: rows, sql = [(i, f"s{n}", 16, None) for n, i in enumerate(ids)], "INSERT OR IGNORE INTO schedules VALUES (?,?,?,?)"
        case 1: rows, sql = [(i, "r", None, 3600, 127) for i in ids], "INSERT OR IGNORE INTO reminders VALUES (?,?,?,?,?)"
        case 2: rows, sql = [(i, 20_000 + n, 20_000 + n) for n, i in enumerate(ids)], "INSERT OR IGNORE INTO vacations VALUES (?,?,?)"
        case 3: rows, sql = [(i, "16:8") for i in ids], "INSERT OR IGNORE INTO choices VALUES (?,?)"
        case _: rows, sql = [(i, n, n, *["off"] * 7) for n, i in enumerate(ids)], "INSERT OR IGNORE INTO weeks VALUES (?,?,?,?,?,?,?,?,?,?)"
    database.executemany(sql, rows)


def structure(database, table, chance):
    """What could run, hide or be missing."""
    endless = "WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x + 1 FROM n) SELECT x FROM n"
    match chance.randrange(7):
        case 0: database.executescript(f"DROP TABLE {table}; CREATE VIEW {table} AS {endless};")
        case 1: database.execute(f"CREATE VIEW other{chance.randrange(9)} AS {endless}")
        case 2: database.execute(
            f"CREATE TRIGGER t AFTER INSERT ON {table} BEGIN DELETE FROM fasts; END")
        case 3: database.execute(f"CREATE INDEX i ON {table} (abs({columns(database, table)[0]}))")
        case 4: database.execute(f"DROP TABLE {table}")
        case 5: database.execute("CREATE TABLE stranger (x)")
        case 6: database.execute("DROP INDEX IF EXISTS fasts_running")


def untyped(database, table, chance):
    """The same columns, with nothing that checks what is in them."""
    names = columns(database, table)
    database.executescript(
        f"ALTER TABLE {table} RENAME TO old; CREATE TABLE {table} ({', '.join(names)});"
        f"INSERT INTO {table} SELECT * FROM old; DROP TABLE old;")
    insert(database, table, chance)


def crafted(path, chance, live=False):
    """Changes the database at a path; what SQLite itself refuses stays as it was."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        if chance.random() < 0.5:
            database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA foreign_keys = OFF")
        for _ in range(chance.randint(1, 4)):
            try:
                craft(database, chance)
            except (sqlite3.Error, OverflowError):
                pass
        if chance.random() < 0.7:
            # Something that can be taken beside what cannot.
            with suppress(sqlite3.Error):
                database.execute("UPDATE fasts SET note = ? WHERE rowid = ?",
                                 [f"note {chance.random()}", chance.randint(1, 40)])
        if not live and chance.random() < 0.03:
            database.execute(f"PRAGMA user_version = {chance.choice([0, 1, 2, 3, 4, 5, 99, -1])}")


def broken(path, chance):
    """Changes bytes, or leaves some out."""
    raw = bytearray(path.read_bytes())
    for _ in range(chance.randint(1, 8)):
        at = chance.randrange(len(raw) if chance.random() < 0.7 else min(len(raw), 2000))
        match chance.randrange(4):
            case 0: raw[at] = chance.randrange(256)
            case 1: raw[at:at + 4] = chance.randbytes(4)
            case 2: raw[at:at + 64] = bytes(64)
            case 3: del raw[max(at, 100):]
    path.write_bytes(raw)


class Watch:
    """How long something takes that is not the fault of a busy machine."""

    def __init__(self, *processes):
        self.processes = ["self", *processes]
        self.began, self.waited = time.monotonic(), self.waits()

    def waits(self):
        """Seconds for which they could run and had no processor; a daemon works in its second thread."""
        nanoseconds = 0
        for process in self.processes:
            for thread in Path(f"/proc/{process}/task").glob("*"):
                with suppress(OSError):
                    nanoseconds += int((thread / "schedstat").read_text().split()[1])
        return nanoseconds / 1e9

    def seconds(self):
        return time.monotonic() - self.began - max(self.waits() - self.waited, 0)


class Trial:
    def __init__(self, w, programs, chance):
        self.world, self.programs, self.chance = w, programs, chance
        self.counts, self.longest, self.worst = {}, 0.0, ""
        self.start()

    def start(self):
        self.daemon = self.world.start(self.programs.fastd)
        watch = Watch(self.daemon.pid)
        path = self.world.environment["FASTD_SOCKET"]
        while True:
            try:
                self.connection = Connection(path)
                break
            except OSError:
                if self.daemon.poll() is not None or watch.seconds() > 15:
                    raise AssertionError(f"a start failed: {self.daemon.poll()}")
                time.sleep(0.002)
        self.call("status.Get")
        self.note("start", watch.seconds())

    def stop(self, how):
        self.connection.socket.close()
        self.daemon.send_signal(how)
        self.daemon.wait(15)
        self.world.children.remove(self.daemon)

    def call(self, method, **parameters):
        watch = Watch(self.daemon.pid)
        try:
            answer = self.connection.call(INTERFACE + method, **parameters)
        except (OSError, ConnectionError) as lost:
            raise AssertionError(f"{method}: {lost!r}, the daemon ended with {self.daemon.poll()}")
        finally:
            self.note(method, watch.seconds())
        return answer

    def attempt(self, method, **parameters):
        """The answer, or the refusal's name behind its interface and its reason."""
        try:
            return self.call(method, **parameters)
        except Refused as refusal:
            name, facts = refusal.args
            return " ".join([name.rsplit(".", 1)[1], str((facts or {}).get("reason", ""))]).strip()

    def note(self, what, seconds):
        if seconds > self.longest:
            self.longest, self.worst = seconds, what
        if seconds > LONGEST:
            raise AssertionError(f"{what} took {seconds:.1f} s")

    def count(self, what):
        self.counts[what] = self.counts.get(what, 0) + 1

    def look(self):
        """Everything that can be asked is answered, and what is asked is written."""
        for method, parameters in READINGS if self.chance.random() < 0.3 else READINGS[:1]:
            self.attempt(method, **parameters)
        if not self.call("daemon.Health")["storeWritable"]:
            raise AssertionError("the store is read-only")

    def copy(self, base, directory):
        """One copy, restored and taken back."""
        name = ".copy.db"
        path = directory / name
        path.write_bytes(base)
        (broken if self.chance.random() < 0.15 else crafted)(path, self.chance)
        looked = self.attempt("backup.Compare", name=name)
        answer = self.attempt("backup.Restore", name=name)
        if isinstance(looked, str) and looked != answer and "NothingToChange" not in answer:
            raise AssertionError(f"compared: {looked}, restored: {answer}")
        if isinstance(answer, str):
            self.count(answer)
            return self.look()
        self.count("restored with rows left out" if answer.get("left") else "restored whole")
        self.look()
        if self.chance.random() < 0.2:
            self.stop(self.chance.choice([signal.SIGTERM, signal.SIGKILL]))
            self.start()
            self.count("starts after a restore")
            self.look()
        if self.chance.random() < 0.8:
            undone = self.attempt("changes.Undo")
            if isinstance(undone, str):
                raise AssertionError(f"undo: {undone}")
        for path in directory.glob(".copy*"):
            path.unlink()

    def live(self, kept, database):
        """The database itself is crafted while the daemon is away; a backup brings all back."""
        self.stop(self.chance.choice([signal.SIGTERM, signal.SIGKILL]))
        crafted(database, self.chance, live=True)
        self.start()
        self.count("starts with a crafted database")
        self.look()
        self.attempt("changes.Undo")
        answer = self.attempt("backup.Restore", name=kept)
        if isinstance(answer, str) and answer != "NothingToChange":
            raise AssertionError(f"the backup does not come back: {answer}")
        self.look()


def run(w, programs, chance, count):
    trial = Trial(w, programs, chance)
    fill(trial.call)
    made = trial.call("backup.Make")
    directory, kept = Path(made["directory"]), ".kept.db"
    base = (directory / made["backup"]["name"]).read_bytes()
    (directory / kept).write_bytes(base)
    database = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db"
    for number in range(count):
        if chance.random() < 0.04:
            trial.live(kept, database)
        trial.copy(base, directory)
        if number % 500 == 499:
            # The log would hold every one of them.
            trial.attempt("backup.Restore", name=kept)
            print(f"{number + 1:,} copies", flush=True)
    print(f"copies: {count:,}, 0 crashes, 0 read-only stores, 0 starts that failed; "
          f"the longest answer {trial.longest * 1000:.0f} ms ({trial.worst})")
    for what, times in sorted(trial.counts.items(), key=lambda item: -item[1]):
        print(f"  {times:7,} {what}")
    trial.stop(signal.SIGTERM)


def main(count):
    programs = build(os.environ.get("FASTD_PROGRAMS"))
    seed = int(os.environ.get("FASTD_SEED", random.randrange(2**32)))
    print(f"seed {seed}", flush=True)
    with world() as w:
        try:
            run(w, programs, random.Random(seed), count)
        except (AssertionError, RuntimeError, OSError, Refused) as failure:
            print(f"copies: FAILED, {failure!r}; FASTD_SEED={seed} repeats it")
            print((w.home / "log").read_text()[-4000:])
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))

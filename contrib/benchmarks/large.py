"""The cost of going through a whole long life: memory, and how long others wait."""
import os
import resource
import shutil
import threading
import time
from pathlib import Path

import backlog
import fill
import journals
from calls import Connection
from figure import Figure
from world import finish, world
from years import peak

# FASTD_LIFE=0.05 makes a life of a twentieth.
SHARE = float(os.environ.get("FASTD_LIFE", "1"))
FASTS, WEIGHINGS, ITEMS = (int(count * SHARE) for count in (25_000, 20_000, 100_000))
BACKUPS = 5
LIMIT = 256 << 20
STATUS = "io.github.fastd.status.Get"
BACKUP = "io.github.fastd.backup."
CHANGE = "io.github.fastd.changes."
PATIENCE = 600


def large(programs):
    """A life is restored into an empty database, under the limit that the unit has, and then erased
    from, imported into, undone and removed, while a bar asks all the time."""
    with world() as w:
        name = lived(w, programs)
        child = w.start(programs.fastd, preexec_fn=limited)
        wait(w.environment["FASTD_SOCKET"])
        begun = peak(child.pid)
        with Watched(w.environment["FASTD_SOCKET"], child.pid) as daemon:
            early = daemon.call("first backup", BACKUP + "Make")["backup"]["name"]
            daemon.call("compare", BACKUP + "Compare", name=name)
            restored = daemon.call("restore", BACKUP + "Restore", name=name)
            daemon.call("undo", CHANGE + "Undo")
            daemon.call("redo", CHANGE + "Redo")
            most = peak(child.pid) - begun
            for _ in range(BACKUPS):
                daemon.call("backup", BACKUP + "Make")
                time.sleep(1)
            daemon.call("check of the operations", CHANGE + "CheckOperations")
            item = daemon.call("list", "io.github.fastd.meal.List", last=1)["items"][0]["id"]
            erased = daemon.call("erasure from all backups", BACKUP + "EraseEntry",
                                 noun="mealItem", id=item, confirm="erase-for-good")
            daemon.call("import", staged)
            daemon.call("undo of the import", CHANGE + "Undo")
            all_of_it = peak(child.pid) - begun
            daemon.call("restore of the first backup", BACKUP + "Restore", name=early)
            daemon.call("purge", BACKUP + "Purge", confirm="delete-everything")
        if restored["added"] < FASTS + WEIGHINGS + ITEMS or erased["backups"] < 2:
            raise RuntimeError(f"{restored} {erased}")
    life = f"{FASTS:,} fasts, {WEIGHINGS:,} weighings, {ITEMS:,} things eaten"
    yield Figure("large", f"restore, undo and redo of {life}: most memory, in MB", most / 1024, 16 + 48 * SHARE)
    yield Figure("large", "the same with import and erasure: most memory, in MB", all_of_it / 1024,
                 200)
    for what, (turn, waited) in daemon.longest.items():
        yield Figure("large", f"{what}: longest turn, in ms of processor", turn * 1000, 200)
        yield Figure("large", f"{what}: longest wait for the state, in ms", waited * 1000, 500)


def limited():
    resource.setrlimit(resource.RLIMIT_DATA, (LIMIT, LIMIT))


def lived(w, programs):
    """The name of a backup of a life, beside which there is an empty database."""
    finish(w.daemon(programs))
    data = Path(w.environment["XDG_DATA_HOME"]) / "fastd"
    fill.fill(data / "fastd.db", FASTS, a_day=2)
    journals.fill_journals(data / "fastd.db", WEIGHINGS, ITEMS)
    child = w.start(programs.fastd)
    wait(w.environment["FASTD_SOCKET"])
    with Connection(w.environment["FASTD_SOCKET"]) as daemon:
        daemon.socket.settimeout(PATIENCE)
        name = daemon.call(BACKUP + "Make")["backup"]["name"]
    finish(child)
    shutil.rmtree(data)
    return name


def wait(path):
    """Until a daemon answers there, which first gives each row an operation."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with Connection(path) as daemon:
                daemon.socket.settimeout(PATIENCE)
                return daemon.call(STATUS)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def staged(daemon):
    backlog.stage(daemon)
    return daemon.call("io.github.fastd.import.Commit")


class Watched:
    """A connection beside which a bar asks how things stand; of each call the longest turn and wait."""

    def __init__(self, path, pid):
        self.daemon, self.path, self.pid = Connection(path), path, pid
        self.daemon.socket.settimeout(PATIENCE)
        self.longest = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.daemon.socket.close()

    def call(self, what, method, **parameters):
        result = []

        def work():
            result.append(method(self.daemon) if callable(method)
                          else self.daemon.call(method, **parameters))
        working = threading.Thread(target=work)
        working.start()
        turns, waits = [0], [0]
        with Connection(self.path) as bar:
            bar.socket.settimeout(PATIENCE)
            while working.is_alive():
                ran, start = self.ran(), time.perf_counter()
                bar.call(STATUS, glance=True)
                turns.append(self.ran() - ran)
                waits.append(time.perf_counter() - start)
                time.sleep(0.002)
        working.join()
        if not result:
            raise RuntimeError(f"{what} was not done")
        self.longest[what] = max(turns), max(waits)
        return result[0]

    def ran(self):
        """Seconds that all threads were on a processor."""
        total = 0
        for task in Path(f"/proc/{self.pid}/task").iterdir():
            try:
                total += int((task / "schedstat").read_text().split()[0])
            except OSError:
                pass
        return total / 1e9


FIGURES = {"large": large}

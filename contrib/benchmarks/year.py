"""Years in minutes: a daemon whose clock is moved from one event of a made-up life to the next.

usage: year.py SECONDS      a year at the least, and another as long as there is time

Fasts begin and end, weights are recorded, things are undone, bars come and go; the machine sleeps, its
clock is set wrong and right again, and the daemon is killed. What it acknowledged must be there, and
what it takes of memory, descriptors, disk and log stays under the bars below. FASTD_SEED repeats a run.
"""
import os
import random
import re
import signal
import sys
import tempfile
import time
from datetime import datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "pictures"))
from calls import Connection, Refused  # noqa: E402
from programs import build  # noqa: E402
from stage import Stage  # noqa: E402

FAST, STATUS, CHANGES = (f"io.github.fastd.{noun}." for noun in ("fast", "status", "changes"))
HISTORY, WEIGHT = "io.github.fastd.history.", "io.github.fastd.weight."
ZONE = ZoneInfo("Europe/Berlin")
BARS = {
    "memory grown, KiB": 4096, "descriptors more": 0, "database a day, KiB": 24,
    "backups": 12, "log a day, KiB": 4, "slowest call, ms": 500,
}


class Life:
    def __init__(self, stage, chance):
        self.stage, self.chance = stage, chance
        self.now = datetime(2026, 1, 5, 6, tzinfo=ZONE)
        self.wall = self.boot = self.lived = 0
        self.fasts, self.weights = {}, {}
        self.grown = self.more = self.kills = self.steps = 0
        self.slowest = 0
        self.place()
        self.begin()

    # MARK: The clock

    def place(self):
        moment = int(self.now.timestamp() * 1e9) - self.stage.begin[0]
        self.stage.move_by(moment + self.wall, moment + self.boot, moment + self.lived)

    def go(self, moment):
        """Time passes, or the machine sleeps until then."""
        if moment <= self.now:
            return
        if self.chance.random() < 0.3:
            self.lived -= int((moment - self.now).total_seconds() * 1e9)
        self.now = moment
        self.place()
        self.steps += 1

    def set_wrong(self):
        """Only looked at meanwhile: what is recorded by a wrong clock is wrong."""
        wrong = int(self.chance.choice([-400, -3, 2, 90]) * 86400e9)
        self.wall += wrong
        self.place()
        self.call(STATUS + "Get")
        self.wall -= wrong
        self.place()

    # MARK: The daemon

    def begin(self):
        self.stage.start()
        self.call(STATUS + "Get")
        self.first, self.files = None, []

    def connection(self):
        return Connection(str(self.stage.home / "run/fastd/control.sock"))

    def call(self, method, **parameters):
        with self.connection() as client:
            return client.call(method, **parameters)

    def look(self):
        """What it takes now, against what it took when it had warmed up."""
        process = Path(f"/proc/{self.stage.daemon.pid}")
        memory = int(re.search(r"RssAnon:\s+(\d+)", (process / "status").read_text())[1])
        files = len(list((process / "fd").iterdir()))
        if self.first is None:
            self.first = memory
        self.grown = max(self.grown, memory - self.first)
        # One that is about to be closed is no leak: what stays is in all of the last looks.
        self.files.append(files)
        if len(self.files) >= 6:
            self.more = max(self.more, min(self.files[-3:]) - max(self.files[:3]))

    def kill(self):
        self.stage.daemon.send_signal(signal.SIGKILL)
        self.stage.daemon.wait()
        (self.stage.home / "run/fastd/control.sock").unlink(missing_ok=True)
        self.kills += 1
        self.begin()

    # MARK: A day

    def live(self, number):
        day = datetime(2026, 1, 5, tzinfo=ZONE) + timedelta(days=number)
        chance, call = self.chance, self.call
        if chance.random() < 0.6:
            self.go(day + timedelta(hours=7, minutes=chance.randrange(60)))
            row = call(WEIGHT + "Add", grams=84000 - number * 10 + chance.randrange(-600, 600))
            self.weights[row["weighing"]["id"]] = row["weighing"]
        self.go(day + timedelta(hours=12, minutes=chance.randrange(90)))
        if call(STATUS + "Get").get("fast"):
            fast = call(FAST + "Stop")["fast"]
            self.fasts[fast["id"]] = fast
            if chance.random() < 0.1:
                call(CHANGES + "Undo")
                call(CHANGES + "Redo")
        if chance.random() < 0.05:
            self.set_wrong()
        with self.connection() as bar:
            bar.follow(STATUS + "Subscribe")
            bar.reply()
            self.go(day + timedelta(hours=20, minutes=chance.randrange(90)))
            if chance.random() < 0.85 and not call(STATUS + "Get").get("fast"):
                call(FAST + "Start", goal={"schedule": chance.choice(["16:8", "18:6", "20:4"])})
                if chance.random() < 0.2:
                    call(FAST + "SetGoal", goal={"change": 1800})
        if number % 10 == 9:
            call("io.github.fastd.statistics.Summary")
            for each in call("io.github.fastd.daemon.Health").get("slowest") or []:
                self.slowest = max(self.slowest, each["longest"] / 1000)
        if number % 5 == 4:
            self.look()
        if chance.random() < 0.02:
            self.kill()

    # MARK: Afterwards

    def check(self):
        for fast in self.fasts.values():
            (kept,) = self.call(HISTORY + "Show", id=fast["id"])["fasts"]
            if (kept["start"], kept["end"]) != (fast["start"], fast["end"]):
                raise AssertionError(f"acknowledged {fast}, kept {kept}")
        listed, page = set(), {}
        while rows := self.call(WEIGHT + "List", last=50, **page)["weighings"]:
            listed |= {row["id"] for row in rows}
            page = {"before": rows[-1]["id"]}
        if lost := set(self.weights) - listed:
            raise AssertionError(f"{len(lost)} weights are lost, {min(lost)} among them")

    def figures(self, days):
        home = self.stage.home
        data = home / ".local/share/fastd"
        kept = sum(file.stat().st_size for file in data.glob("fastd.db*"))
        backups = len(list((home / ".local/state/fastd/backups").glob("*.db")))
        return dict(zip(BARS, (
            self.grown, self.more, kept / 1024 / days, backups,
            (home / "log").stat().st_size / 1024 / days, self.slowest)))


def lived(programs, seed):
    """A year, in a home of its own."""
    days, begun, broken = 365, time.monotonic(), 0
    with tempfile.TemporaryDirectory() as place, \
            Stage(Path(place), programs.release, "en", 80) as stage:
        life = Life(stage, random.Random(seed))
        try:
            for number in range(days):
                life.live(number)
            life.check()
        except (AssertionError, Refused, OSError) as failure:
            print(f"year: FAILED on {life.now}, {failure!r}; FASTD_SEED={seed} repeats it")
            print((stage.home / "log").read_text()[-4000:])
            return 1
        print(f"year: {days} days in {time.monotonic() - begun:.0f} s, {len(life.fasts)} fasts and "
              f"{len(life.weights)} weights all there, {life.kills} kills, seed {seed}")
        for name, value in life.figures(days).items():
            broken |= value > BARS[name]
            verdict = "FAILED" if value > BARS[name] else "ok"
            print(f"  {name:<22} {value:>10,.1f}   at most {BARS[name]:<6,} {verdict}", flush=True)
    return broken


def main(seconds):
    programs, end = build(os.environ.get("FASTD_PROGRAMS")), time.monotonic() + seconds
    broken, seed = 0, int(os.environ.get("FASTD_SEED", random.randrange(2**32)))
    while True:
        broken |= lived(programs, seed)
        seed += 1
        if broken or time.monotonic() >= end:
            return broken


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))

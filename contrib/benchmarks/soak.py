"""What only time shows: a real daemon under mutated frames, kills and followers for SECONDS.

Each trial gets a share of the time; FASTD_KILLS is the least number of kills under typed commands. The seed is printed; FASTD_SEED repeats a run.
"""
import json
import os
import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from contextlib import closing
from pathlib import Path

sys.dont_write_bytecode = True
from calls import Connection, Refused, frame  # noqa: E402
from programs import build  # noqa: E402
from world import until, world  # noqa: E402

FAST, STATUS = "io.github.fastd.fast.", "io.github.fastd.status."
CHANGES, HISTORY = "io.github.fastd.changes.", "io.github.fastd.history."
GROWTH = 4096  # KiB that a daemon may grow while it serves; half of it is SQLite's page cache
SEEDS = [
    frame(STATUS + "Get", {}), frame(STATUS + "Subscribe", {}, more=True),
    frame(FAST + "Start", {"goal": {"schedule": "16:8"}, "note": "a \"note\" \u00e4"}),
    frame(FAST + "Stop", {"at": 1767225600000}), frame(FAST + "SetGoal", {"goal": {"change": 60}}),
    frame(FAST + "Edit", {"id": "abc", "start": 1767225600000}),
    frame(HISTORY + "List", {"last": 3}),
    frame(CHANGES + "Follow", {"since": 0}, more=True), frame(CHANGES + "Undo", {}),
    frame("org.varlink.service.GetInfo", {}), frame(STATUS + "Get", {}, oneway=True),
]


def mutated(chance):
    """A few frames one after another, cut, merged and changed."""
    raw = bytearray(b"".join(chance.choices(SEEDS, k=chance.randint(1, 4))))
    for _ in range(chance.randint(0, 6)):
        at = chance.randrange(len(raw))
        match chance.randrange(6):
            case 0: raw[at] = chance.randrange(256)
            case 1: del raw[at:at + chance.randint(1, 20)]
            case 2: raw[at:at] = raw[:chance.randint(1, 40)]
            case 3: raw[at:at] = bytes(chance.choices(b'{}[]",:\\u0019eE-.\0', k=8))
            case 4: raw[at:at] = b"[" * chance.randint(1, 600)
            case 5: raw[at:at] = str(chance.randint(-2**70, 2**70)).encode()
        if not raw:
            return b"\0"
    return bytes(raw)


def frames(w, programs, chance, deadline):
    """Whatever a client sends, another one is served, and nothing grows."""
    daemon, sent = w.daemon(programs), 0
    path, first = w.environment["FASTD_SOCKET"], None
    with Connection(path) as witness:
        while time.monotonic() < deadline:
            with Connection(path) as rough:
                for _ in range(chance.randint(1, 50)):
                    sent += 1
                    try:
                        rough.socket.sendall(mutated(chance))
                    except OSError:
                        break
            if "state" not in witness.call(STATUS + "Get"):
                raise AssertionError("the witness got another's answer")
            if sent > 2000 and first is None:
                first = memory(daemon.pid)
    if daemon.poll() is not None:
        raise AssertionError(f"fastd ended with {daemon.returncode}")
    grown = memory(daemon.pid) - (first or memory(daemon.pid))
    if grown > GROWTH:
        raise AssertionError(f"fastd grew by {grown} KiB")
    print(f"frames: {sent:,} mutated sends, the daemon grew by {grown} KiB")


def kills(w, programs, chance, deadline):
    """Every acknowledged command is there after a SIGKILL at any moment."""
    done, rounds = {}, 0
    while time.monotonic() < deadline:
        daemon = w.daemon(programs)
        rounds += 1
        compare(w, done)
        killer = threading.Timer(chance.uniform(0, 0.2), daemon.send_signal, [signal.SIGKILL])
        killer.start()
        commands(w.environment["FASTD_SOCKET"], done)
        killer.join()
        daemon.wait()
        w.children.remove(daemon)
    last = w.daemon(programs)
    compare(w, done)
    last.terminate()
    last.wait()
    database = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db"
    with closing(sqlite3.connect(database)) as connection:
        (sound,) = connection.execute("PRAGMA quick_check").fetchone()
    if sound != "ok":
        raise AssertionError(sound)
    print(f"kills: {rounds} kills, {len(done):,} fasts acknowledged and all there")


def doubt(w, programs, chance, deadline):
    """Whatever a person types while the daemon is killed is done once, and they are told so.

    A change of the goal counts: one that is lost, or done twice, shows in the end.
    """
    fastctl, goal, typed, killed = programs.fastctl, 12 * 3600, 0, 0
    w.settings("backup.daily = off\n")
    w.call(fastctl, "start", "12h")
    lock = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db.lock"
    enough = int(os.environ.get("FASTD_KILLS", 0))
    reading = [["status"], ["history"], ["today"], ["stats"]]
    while killed < enough or time.monotonic() < deadline:
        minutes = chance.choice([-3, -2, -1, 1, 2, 3])
        words = ["goal", f"{minutes:+}m"]
        around = [subprocess.Popen([fastctl, *chance.choice(reading)], env=w.environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                  for _ in range(chance.randint(0, 2))]
        person = subprocess.Popen([fastctl, *words], env=w.environment,
                                  stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        for _ in range(chance.randint(1, 2)):
            time.sleep(chance.uniform(0, 0.03))
            killed += kill_holder(lock, programs)
        for one in [person, *around]:
            said = one.communicate(timeout=60)[1]
            if one.returncode != 0:
                raise AssertionError(f"{one.args[1:]} ended with {one.returncode}: {said}")
            typed += 1
        goal += 60 * minutes
        if not 3600 < goal < 20 * 3600:
            goal = 12 * 3600
            w.call(fastctl, "goal", "12h")
    kept = json.loads(w.call(fastctl, "status", "--json"))["fast"]["goal"]
    kill_holder(lock, programs)
    if kept != goal:
        raise AssertionError(f"a goal of {goal} s was ordered, {kept} s is kept")
    print(f"doubt: {killed:,} kills, {typed:,} commands typed, all answered and done once")


def crowd(w, programs, chance, deadline):
    """Eight fastctl at once without a daemon are all answered."""
    lock = Path(w.environment["XDG_DATA_HOME"]) / "fastd" / "fastd.db.lock"
    rounds = 0
    while rounds < 60 or time.monotonic() < deadline:
        around = [subprocess.Popen([programs.fastctl, "status"], env=w.environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
                  for _ in range(8)]
        for one in around:
            said = one.communicate(timeout=60)[1]
            if one.returncode != 0:
                raise AssertionError(f"round {rounds}: ended with {one.returncode}: {said}")
        kill_holder(lock, programs)
        rounds += 1
    print(f"crowd: {rounds} rounds of eight at once, all answered")


def kill_holder(lock, programs):
    """Kills whoever has the database; tells whether there was one."""
    try:
        holder = int(lock.read_text())
        # The number of one that has ended may be another's by now.
        if os.readlink(f"/proc/{holder}/exe") != os.path.realpath(programs.fastd):
            return 0
        os.kill(holder, signal.SIGKILL)
    except (OSError, ValueError):
        return 0
    return 1


def commands(path, done):
    """Starts and stops until the daemon is gone; `done` keeps what it acknowledged."""
    try:
        with Connection(path) as connection:
            running = connection.call(STATUS + "Get")["fast"]
            while True:
                if running is None:
                    fast = connection.call(FAST + "Start", goal={"schedule": "16:8"})["fast"]
                    done[fast["id"]] = running = fast
                else:
                    fast = connection.call(FAST + "Stop")["fast"]
                    done[fast["id"]], running = fast, None
    except (ConnectionError, OSError):
        return


def compare(w, done):
    """The history against what was acknowledged; the command under way may have come or not."""
    with Connection(w.environment["FASTD_SOCKET"]) as connection:
        for fast in list(done.values())[-20:]:
            try:
                (kept,) = connection.call(HISTORY + "Show", id=fast["id"])["fasts"]
            except Refused as refusal:
                raise AssertionError(f"lost: {fast}") from refusal
            if fast.get("end") is not None and kept != fast:
                raise AssertionError(f"acknowledged {fast}, kept {kept}")


def followers(w, programs, chance, deadline):
    """Followers come, read or not, and go; the daemon has as many descriptors and bytes after."""
    daemon = w.daemon(programs)
    path, served = w.environment["FASTD_SOCKET"], 0
    with Connection(path) as person:
        def crowd():
            around = [Connection(path) for _ in range(chance.randint(1, 100))]
            for one in around:
                one.follow(chance.choice([STATUS + "Subscribe", CHANGES + "Follow"]))
            for _ in range(10):
                person.call(FAST + "Start", goal={"schedule": "16:8"})
                person.call(FAST + "Stop")
            for one in chance.sample(around, len(around) // 2):
                one.reply()
            for one in around:
                one.socket.close()
            return len(around)

        # Its first fast has opened what a daemon opens once, such as a timer.
        person.call(FAST + "Start", goal={"schedule": "16:8"})
        person.call(FAST + "Stop")
        alone = descriptors(daemon.pid)
        served += crowd()
        until("the first have gone", lambda: descriptors(daemon.pid) <= alone)
        before = memory(daemon.pid)
        while time.monotonic() < deadline:
            served += crowd()
        until("their descriptors are closed", lambda: descriptors(daemon.pid) <= alone)
    grown = memory(daemon.pid) - before
    if grown > GROWTH:
        raise AssertionError(f"fastd grew by {grown} KiB")
    print(f"followers: {served:,} came and went, the daemon grew by {grown} KiB")


def memory(pid):
    """Private memory in KiB that is not a file's."""
    return int(re.search(r"RssAnon:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])


def descriptors(pid):
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


def main(seconds):
    programs = build(os.environ.get("FASTD_PROGRAMS"))
    seed = int(os.environ.get("FASTD_SEED", random.randrange(2**32)))
    print(f"seed {seed}", flush=True)
    broken = 0
    trials = frames, kills, doubt, crowd, followers
    for trial in trials:
        with world() as w:
            try:
                trial(w, programs, random.Random(seed), time.monotonic() + seconds / len(trials))
            except (AssertionError, RuntimeError, OSError, Refused) as failure:
                print(f"{trial.__name__}: FAILED, {failure!r}; FASTD_SEED={seed} repeats it")
                log = w.home / "log"
                print(log.read_text()[-4000:] if log.exists() else "no log")
                broken = 1
        sys.stdout.flush()
    return broken


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))

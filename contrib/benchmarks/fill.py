#!/usr/bin/env python3
"""Fills a stopped daemon's database with years of fasts, one a day, each with its log rows and news.

usage: fill.py FILE COUNT
"""
import json
import random
import sqlite3
import sys
import time
from contextlib import closing
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

ZONE = "Europe/Berlin"
FIRST = "abcdefgh"
DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
COLUMNS = ["id", "start_ms", "start_offset", "start_zone", "start_day", "end_ms", "end_offset",
           "end_zone", "end_day", "goal_ms", "schedule", "cancelled", "completed"]
FAST = f"INSERT INTO fasts ({','.join(COLUMNS)}) VALUES ({','.join(':' + c for c in COLUMNS)})"
STEP = "INSERT INTO steps VALUES (?,?,?,'fastctl','add','command',NULL,'done',?)"
CHANGE = "INSERT INTO changes (seq, step, at_ms, actor, noun, id, after)" \
    " VALUES (?,?,?,'fastctl','fast',?,?)"
NEWS = "INSERT INTO news (subject, kind, at_ms, decided_ms, state) VALUES (?,?,?,?,?)"


def identity(chance):
    return chance.choice(FIRST) + "".join(chance.choices(DIGITS, k=25))


def moment(local):
    """Milliseconds since 1970, offset in seconds, zone and day number, as a row keeps them."""
    offset = int(local.utcoffset().total_seconds())
    day = (local.date() - datetime(1970, 1, 1).date()).days
    return int(local.timestamp()) * 1000, offset, ZONE, day


def rows(count, chance, a_day=1):
    """Ended fasts of sixteen hours, or shorter ones where there are several a day, the newest two
    days ago; one in ten was given up early."""
    evening = datetime.now(ZoneInfo(ZONE)).replace(hour=20, minute=0, second=0, microsecond=0)
    goal = 16 // a_day
    for number in range(count + 1, 1, -1):
        start = evening - timedelta(days=2 + (number - 2) / a_day)
        hours = goal if chance.random() < 0.9 else goal * 9 // 16
        began = moment(start)
        ended = moment(start + timedelta(hours=hours, minutes=chance.randrange(60)))
        values = identity(chance), *began, *ended, goal * 3600 * 1000, "16:8", 0, int(hours == goal)
        yield dict(zip(COLUMNS, values))


def fill(file, count, a_day=1):
    chance = random.Random(1)
    with closing(sqlite3.connect(file)) as database, database:
        (step,) = database.execute("SELECT coalesce(max(step), 0) FROM steps").fetchone()
        (seq,) = database.execute("SELECT value FROM meta WHERE key = 'last_seq'").fetchone()
        machine = identity(chance)
        # As a database of a version that wrote no operations: each row gets one at the next start.
        database.execute("DELETE FROM meta WHERE key = 'baseline'")
        for row in rows(count, chance, a_day):
            step, seq = step + 1, seq + 1
            database.execute(FAST, row)
            database.execute(STEP, (step, row["end_ms"], machine, seq))
            database.execute(CHANGE, (seq, step, row["end_ms"], row["id"], json.dumps(row)))
            for kind, state in (("goalReached", "withdrawn"), ("windowOpened", "silent")):
                database.execute(NEWS, (row["id"], kind, row["end_ms"], row["end_ms"], state))


def own_foods(file, count):
    """Of a stopped daemon."""
    chance = random.Random(3)
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("DELETE FROM meta WHERE key = 'baseline'")
        for number in range(count):
            database.execute("INSERT INTO foods (id, name, per, kcal, folded) VALUES (?,?,'100 g',250,?)",
                             (identity(chance), f"Own {number} Food", f"own{number}food"))


def everything(call):
    """One of each thing that a person keeps beside fasts, in a daemon that runs."""
    call("schedule.Add", name="early", hours=15, text="mornings")
    call("schedule.SetWeek", days=[{"day": "sun", "rest": True}])
    call("schedule.AddVacation", **{"from": "2026-01-01", "to": "2026-01-10"})
    call("remind.Add", text="drink", daily="10:00")
    call("remind.Add", text="call", at=int(time.time() * 1000) + 10**8)
    call("weight.Add", grams=90_000, note="before tea")
    call("meal.Log", items=[{"name": "oats", "kcal": 300, "portion": 800}, {"name": "milk"}])
    call("meal.Mark", complete=True)
    call("profile.SetSafety", applies=[])
    call("profile.Set", birth="1981", height=1780, weight=90_000, basis="male", activity="light",
         goal="lose", goalWeight=80_000, forget=[])


if __name__ == "__main__":
    fill(sys.argv[1], int(sys.argv[2]))

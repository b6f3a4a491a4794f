"""What weighings and meals of a life cost beside those of a few weeks, and what an entry costs."""
import random
import sqlite3
import time
from contextlib import closing, contextmanager

import fill
from figure import FASTS, ROUNDS, Figure, told
from world import finish, world

WEIGHINGS, ITEMS, FEW = 20_000, 50_000, 50
STATUS = "io.github.fastd.status.Get"
WEEK = "io.github.fastd.review.Week"
BADGES, POINTS = "io.github.fastd.habit.Badges", "io.github.fastd.habit.Points"
DAY = 24 * 60 * 60
WEIGHING = """
INSERT INTO weighings (id, at_ms, at_offset, at_zone, at_day, grams, written_ms, written_offset,
  written_zone, written_day)
VALUES (?1, ?2, 0, 'UTC', ?3, ?4, ?2, 0, 'UTC', ?3)"""
ITEM = """
INSERT INTO meal_items (id, at_ms, at_offset, at_zone, at_day, logged_day, meal, written_ms, name,
  source, amount_thousandths, unit, portion_dg, kcal, protein_dg, slot, folded)
VALUES (?, ?, 0, 'UTC', ?, ?, ?, ?, ?, 'typed', 80000, 'g', 800, ?, 120, ?, ?)"""
POINTS_ON = "INSERT INTO rules (id, key, from_day, value) VALUES (?, 'points', ?, 'on')"
SLOTS = "breakfast", "lunch", "dinner", "snack"


def fill_journals(file, weighings, items):
    """One weighing a day, and five things to eat, the newest yesterday."""
    chance, today = random.Random(2), int(time.time()) // DAY
    with closing(sqlite3.connect(file)) as database, database:
        for count in range(weighings):
            day = today - 1 - count
            if day > 0:
                grams = 84_000 + chance.randrange(-600, 600)
                database.execute(
                    WEIGHING, (fill.identity(chance), (day * DAY + 25_200) * 1000, day, grams))
        for count in range(items):
            day = today - 1 - count // 5
            if day > 0:
                at = (day * DAY + 28_800 + count % 5 * 9_000) * 1000
                name = f"food {chance.randrange(300)}"
                identity = fill.identity(chance)
                database.execute(
                    ITEM, (identity, at, day, day, identity, at, name, chance.randrange(900),
                           SLOTS[count % 4], name.replace(" ", "")))


def turn_points_on(file, day):
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(POINTS_ON, (fill.identity(random.Random(4)), day))


@contextmanager
def lives(programs):
    """A scratch world with two daemons: words that reach the one of a life, and of a few weeks.
    Points have been on all the time."""
    with world() as w:
        reach = []
        for fasts, weighings, items in (FASTS, WEIGHINGS, ITEMS), (20, FEW, FEW):
            data = w.home / f"data-{items}"
            w.environment |= {"XDG_DATA_HOME": str(data), "FASTD_SOCKET": f"{w.run}/{items}"}
            finish(w.daemon(programs))
            file = data / "fastd" / "fastd.db"
            fill.fill(file, fasts)
            fill_journals(file, weighings, items)
            turn_points_on(file, int(time.time()) // DAY - weighings)
            # Once, as each row gets an operation then.
            finish(w.daemon(programs))
            w.daemon(programs)
            reach.append(f"FASTD_SOCKET={w.run}/{items}")
        yield w, *reach


def journals(programs):
    rounds = str(max(20, ROUNDS // 4))
    with lives(programs) as (w, many, few):
        for words in ["weight"], ["meal", "list", "20"], ["meal", "show"]:
            command = [programs.fastctl, *words]
            ((ratio,),) = told(w, "ratio", programs.c("spawn"), rounds, many, *command, "--", few,
                               *command)
            text = f"fastctl {' '.join(words)}, {WEIGHINGS:,} weighings and {ITEMS:,} items" \
                f" beside {FEW}"
            yield Figure("journals", text, ratio, 3)
        for words, method in {"today": STATUS, "week": WEEK, "badges": BADGES,
                              "points": POINTS}.items():
            ((ratio,),) = told(w, "ratio", programs.c("spawn"), rounds, many, programs.fastctl,
                               words, "--", many, programs.c("client"), method)
            text = f"fastctl {words} with all of them beside the C client"
            yield Figure("journals", text, ratio, 3)
        ((slow,),) = told(w, "p95", programs.c("spawn"), str(ROUNDS), many, programs.fastctl,
                          "today")
        yield Figure("journals", "fastctl today with all of them, 95 of 100 under, in ms",
                     slow / 1000, 50)


FIGURES = {"journals": journals}

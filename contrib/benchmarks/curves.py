"""Which commands grow with the years: the daemon's instructions for a life, and for one fifty times as
long, or as FASTD_CURVE says in days; then only those that show a window are looked at.

Each command of `fastctl help`, with its verbs, stands in one of the three lists; the figure fails for one
that does not.
"""
import os
import re
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta

from figure import Figure
from person import Counted, person
from world import world

FEW, MORE, MANY = 400, 800, int(os.environ.get("FASTD_CURVE", "20000"))

# What shows a window, the same one in both lives: the words of a person, or those for what a shorter life
# fills as well.
WINDOWS = """
status
today
today --on {day}
today --why
meal show {day} --why
history --last 20
history --from {old} --to {later}
show
show {day}
show {day} --why
calendar
week
week {day}
month
chart
chart --last 90
stats
stats --why streak
stats --why logging
badges
points
page - --from {quarter}
page - --from {quarter} --with weight,notes
schedule
schedule list
schedule week
schedule vacation
window
window at 20:00
remind
remind list
program
program status
program plan
profile
profile safety
weight
weight --why
weight list --last 20
weight show
weight chart
weight chart --last 90
weight chart --from {old} --to {later}
meal
meal list
meal show
meal show {day}
drink
drink list --last 20
food
food list rice
food list
food show oats
food imports
recipe
recipe list
targets
bar waybar
undo --list
sync
sync devices
conflicts
conflicts --all
learn
about
config list
config get units.weight
version
help
""".strip().split("\n")

# What prints or reads all there is.
WHOLES = """
history
history --text note
weight list
drink list
export --format json
export weights
export meals
export drinks
export foods
export events
events
doctor
""".strip().split("\n")

# What changes something, needs a terminal or another program, goes on by itself, or asks no daemon.
OTHERS = """
start stop toggle cancel goal edit note add delete redo
schedule-add schedule-edit schedule-remove schedule-use window-set remind-add remind-remove
program-start program-pause program-resume program-restart program-move program-end
weight-edit weight-delete weight-purge meal-again meal-yesterday meal-copy meal-open meal-edit meal-delete
meal-purge drink-edit drink-delete drink-purge day-complete day-reopen
profile-purge
food-add food-edit food-alias food-delete food-purge food-import food-forget
resolve sync-folder sync-invite sync-join sync-now sync-off sync-rename sync-forget sync-rekey sync-purge sync-hub sync-live sync-phone
board board-on board-off board-new board-join board-leave board-hide board-show board-mute board-unmute
recipe-show recipe-add recipe-edit recipe-delete
points-on points-off
ui menu open watch setup import backup restore purge config-set config-unset config-edit report
completions-bash completions-zsh completions-fish
""".split()


def curves(programs):
    """Of the second time that something is asked: what is kept between two questions counts as kept."""
    with world() as w:
        w.daemon(programs)
        missed = unlisted(w, programs.fastctl)
    if missed:
        raise RuntimeError(f"not in one list of curves.py: {', '.join(sorted(missed))}")
    wholes = WHOLES if MANY >= 20_000 else []
    with ThreadPoolExecutor() as threads:
        lives = [threads.submit(life, programs, days, lines) for days, lines in (
            (FEW, WINDOWS + wholes), (MORE, wholes), (MANY, WINDOWS)) if lines]
        few, *more, many = (life.result() for life in lives)
    flat = {line: many[line] / few[line] for line in WINDOWS}
    straight = {line: more[0][line] / few[line] / (MORE / FEW) for line in wholes}
    for line in WINDOWS:
        print(f"curves: {line}: {few[line]:,}, {many[line]:,}, {flat[line]:.2f}", file=sys.stderr)
    for line in wholes:
        print(f"curves: {line}: {few[line]:,}, {more[0][line]:,}, {straight[line]:.2f}", file=sys.stderr)
    yield worst(flat, f"a window, {MANY:,} days beside {FEW}", 1.5)
    if wholes:
        yield worst(straight, f"all of {MORE:,} days, a day's share beside that of {FEW}", 1.1)


def worst(factors, what, most):
    line = max(factors, key=factors.get)
    return Figure("curves", f"{what}: the daemon's instructions, at worst for fastctl {line}",
                  factors[line], most, counted=True)


def life(programs, days, lines):
    """The daemon's instructions for each line, of a person who has lived with it for so long."""
    places = {name: date.today() - timedelta(days=ago) for name, ago in {
        "day": 30, "quarter": 90, "old": 60, "later": 30}.items()}
    commands = {line: [programs.fastctl, *line.format(**places).split()] for line in lines}
    with person(programs, Counted, days, days * 5 // 2) as (w, daemon):
        for command in commands.values():
            w.call(*command)
        return {line: daemon.instructions(*command) for line, command in commands.items()}


def unlisted(w, fastctl):
    """Commands and verbs that no list has, and those that are listed and do not exist."""
    commands = re.findall(r"^  ([a-z]+) ", w.call(fastctl, "help").partition("Options:")[0], re.MULTILINE)
    there = set()
    for command in commands:
        usage = w.call(fastctl, "help", command).partition("\n\n")[0]
        for words in re.findall(r"^(?:Usage:|      ) fastctl ((?:[a-z]+(?: |$))+)", usage, re.MULTILINE):
            there.add("-".join(words.split()))
    listed = set(OTHERS)
    for line in WINDOWS + WHOLES:
        words = line.split()
        named = [word for word in ("-".join(words[:2]), words[0]) if word in there]
        listed.add(named[0] if named else line)
    return there ^ listed


FIGURES = {"curves": curves}

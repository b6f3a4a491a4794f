"""What the commands cost that a bar, a prompt or a person runs again and again, in both languages, as
they were installed, for somebody with a year of everything."""
import shutil
import statistics
import subprocess

import fill
from figure import ROUNDS, Figure, Missing, needed, told
from person import Counted, Traced, faults, instructions, languages, pages, person
from programs import BUILT, forget
from world import finish, music

STATUS = "io.github.fastd.status.Get"
GLANCE = '{"glance":true}'
PAIRS, STEPS = 100, 120
OWN_FOODS = 20_000


def status(programs):
    with person(programs) as w:
        yield from counted(w, programs, "status", (300_000, 130), (390_000, 145))
        client = [programs.c("client"), STATUS]
        yield from beside(w, "status", [programs.fastctl, "status"], {
            "the C client": (client, 1.25), "mpc status": (playing(w), 1.1)})


def bar(programs):
    """Each peer says how its one thing stands: a player, a music daemon, the time being tracked."""
    with person(programs) as w:
        w.bus()
        words = ["bar", "waybar"]
        yield from counted(w, programs, "bar", (580_000, 150), (660_000, 165), *words)
        yield from beside(w, "bar", [programs.fastctl, *words], {
            "the C client": ([programs.c("client"), STATUS, GLANCE], 1.4),
            "playerctl status": (standing(w, programs), 1), "mpc status": (playing(w), 1.3),
            "timew": (tracking(w), 1)})


def counted(w, programs, name, english, german, *words):
    """`english` and `german`: the most instructions, and the most faults."""
    command = [programs.fastctl, *(words or [name])]
    for language, (most, page_faults) in zip(languages(w), (english, german)):
        what = f"fastctl {' '.join(command[1:])} in {language}: "
        yield Figure(name, what + "user instructions (callgrind)", instructions(w, *command), most,
                     counted=True, digits=0)
        yield Figure(name, what + "minor page faults", faults(w, *command), page_faults,
                     counted=True, digits=0)
    needed("strace")
    trace = w.home / "trace"
    w.call("strace", "-f", "-o", str(trace), *command)
    yield Figure(name, f"fastctl {' '.join(command[1:])}: system calls",
                 len(trace.read_text().splitlines()), 60, counted=True, digits=0)


def beside(w, name, command, peers):
    """Start to exit, all of them in the state after a start of the machine."""
    there = {peer: words for peer, (words, _) in peers.items() if words}
    for words in command, *there.values():
        forget(shutil.which(next(word for word in words if "=" not in word)))
    line = command + [word for words in there.values() for word in ["--", *words]]
    ratios = told(w, "ratio", str(BUILT / "spawn"), str(ROUNDS), *line)
    for peer, (ratio,) in zip(there, ratios):
        yield Figure(name, f"fastctl {' '.join(command[1:])} beside {peer}, start to exit", ratio,
                     peers[peer][1])
    if missing := set(peers) - set(there):
        raise Missing(f"of the peers there is no {' and no '.join(sorted(missing))}")


def playing(w):
    if shutil.which("mpd") and shutil.which("mpc"):
        return [f"MPD_HOST={music(w)}", "mpc", "status"]


def standing(w, programs):
    if shutil.which("playerctl"):
        player = w.start(programs.c("player"), stdout=subprocess.PIPE, text=True)
        player.stdout.readline()
        return ["playerctl", "status"]


def tracking(w):
    if shutil.which("timew"):
        place = w.home / "timew"
        (place / "data").mkdir(parents=True)
        (place / "timewarrior.cfg").touch()
        database = f"TIMEWARRIORDB={place}"
        w.call("env", database, "timew", "start", "fasting")
        return [database, "timew"]


def entries(programs):
    """Commands that write: the client, the daemon, what goes to the disk, and beside a bare commit."""
    ctl = programs.fastctl
    with person(programs) as w:
        w.call(ctl, "meal", "bar 210kcal")
        most = {"English": 440_000, "German": 500_000}
        for language in languages(w):
            for words, bar in {("stop",): most[language], ("start", "16:8"): None,
                               ("weight", "82.4"): most[language], ("meal", "again"): None}.items():
                yield Figure(
                    "entries", f"fastctl {' '.join(words)} in {language}: user instructions (callgrind)",
                    instructions(w, ctl, *words), bar or most[language] * 2, counted=True, digits=0)
        yield from commits(w, programs)
        yield from ratios(w, programs)
    with person(programs, Counted) as (w, daemon):
        yield from decided(daemon, programs)
    with person(programs, Traced) as (w, daemon):
        yield from undone(daemon, ctl)


def commits(w, programs):
    """Medians of pairs, since a page of a tree now and then divides."""
    ctl, taken = programs.fastctl, {"start": [], "stop": [], "weight": []}
    w.call(ctl, "stop")
    for _ in range(PAIRS):
        for words in ["start", "16:8"], ["stop"], ["weight", "82.4"]:
            found = pages(w, ctl, *words)
            if found is not None:
                taken[words[0]].append(found)
    for name, bar in {"start": 15, "stop": 16, "weight": 13}.items():
        yield Figure("entries", f"pages of the log of a {name}", statistics.median(taken[name]),
                     bar, counted=True, digits=0)


def ratios(w, programs):
    """In short blocks, since disks have moods: both sides see the same one."""
    lines = [["start", "16:8"], ["stop"], ["weight", "82.4"], ["meal", "again"]]
    found = {line[0]: [] for line in lines}
    command = [word for line in lines for word in [programs.fastctl, *line, "--"]]
    for _ in range(max(5, ROUNDS // 20)):
        walls = told(w, "wall", programs.c("spawn"), "10", *command, programs.c("client"), STATUS)
        *walls, client = (wall for wall, _ in walls)
        bare = float(w.call(programs.c("commit"), str(w.home / "bare.db"), "30"))
        for line, wall in zip(lines, walls):
            found[line[0]].append(wall / (client + bare))
    for name, most in {"start": 2, "stop": 2, "weight": 2, "meal": 3}.items():
        yield Figure("entries", f"fastctl {name} beside the C client and one bare commit",
                     statistics.median(found[name]), most)


def decided(daemon, programs):
    """The second of a kind: what is made once is made."""
    ctl = programs.fastctl
    bars = {("stop",): 1_400_000, ("start", "16:8"): 1_800_000, ("weight", "82.4"): 1_800_000,
            ("meal", "bar 210kcal"): 2_500_000, ("meal", "oats 80g"): 4_000_000}
    for words in bars:
        daemon.world.call(ctl, *words)
    daemon.world.call(ctl, "stop")
    daemon.world.call(ctl, "start", "16:8")
    for words, most in bars.items():
        yield Figure("entries", f"the daemon's user instructions (callgrind) for fastctl {' '.join(words)}",
                     daemon.instructions(ctl, *words), most, counted=True, digits=0)
    finish(daemon.child)
    fill.own_foods(daemon.world.database, OWN_FOODS)
    finish(daemon.world.daemon(programs))
    daemon = Counted(daemon.world, programs)
    words = "meal", "bar 210kcal"
    daemon.world.call(ctl, *words)
    yield Figure("entries", f"the same for fastctl {' '.join(words)} with {OWN_FOODS:,} foods of one's own",
                 daemon.instructions(ctl, *words), 4_000_000, counted=True, digits=0)


def undone(daemon, ctl):
    """One of many steps."""
    told(daemon.world, "wall", str(BUILT / "spawn"), str(STEPS), ctl, "weight", "82.4")
    yield Figure("entries", f"fastctl undo with {STEPS} steps: user instructions (callgrind)",
                 instructions(daemon.world, ctl, "undo"), 1_100_000, counted=True, digits=0)
    # Into one of two the copying of the log may fall, by chance.
    calls = min(len(daemon.calls(ctl, "undo")) for _ in range(2))
    yield Figure("entries", f"the daemon's system calls for fastctl undo with {STEPS} steps",
                 calls, 150, counted=True, digits=0)
    for words in ["stop"], ["weight", "82.4"], ["meal", "again"]:
        yield Figure("entries", f"the daemon's fdatasyncs for fastctl {' '.join(words)}",
                     daemon.calls(ctl, *words).count("fdatasync"), 1, counted=True, digits=0)


FIGURES = {"status": status, "bar": bar, "entries": entries}

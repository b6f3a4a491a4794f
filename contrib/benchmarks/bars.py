"""What a status bar starts again and again, beside the programs that bars start for other things."""
import shutil
import subprocess

from figure import ROUNDS, Figure, Missing, counted, told
from world import music, world

STATUS = "io.github.fastd.status.Get"


def bar(programs):
    """Each peer says how its one thing stands: a player, a music daemon, the time being tracked."""
    with world() as w:
        w.bus()
        w.daemon(programs)
        for _ in range(5):
            w.call(programs.fastctl, "start", "16:8")
            w.call(programs.fastctl, "stop")
        w.call(programs.fastctl, "start", "16:8")
        words = [programs.fastctl, "bar", "waybar"]
        yield from counted("bar", w, 500_000, *words)
        client = [programs.c("client"), STATUS, '{"glance":true}']
        peers = {name: command for name, command in others(w, programs) if command}
        line = words + [word for other in [client, *peers.values()] for word in ["--", *other]]
        ratios = [ratio for ratio, in told(w, "ratio", programs.c("spawn"), str(ROUNDS), *line)]
    what = "fastctl bar waybar beside "
    yield Figure("bar", what + "the C client, start to exit", ratios[0], 1.5)
    for name, ratio in zip(peers, ratios[1:]):
        yield Figure("bar", what + name, ratio, 1)
    missing = {"playerctl status", "mpc status", "timew"} - set(peers)
    if missing:
        raise Missing(f"of the peers there is no {' and no '.join(sorted(missing))}")


def others(world, programs):
    yield "playerctl status", shutil.which("playerctl") and standing(world, programs)
    yield "mpc status", shutil.which("mpc") and shutil.which("mpd") and [
        f"MPD_HOST={music(world)}", "mpc", "status"]
    yield "timew", shutil.which("timew") and tracking(world)


def standing(world, programs):
    player = world.start(programs.c("player"), stdout=subprocess.PIPE, text=True)
    player.stdout.readline()
    return ["playerctl", "status"]


def tracking(world):
    place = world.home / "timew"
    (place / "data").mkdir(parents=True)
    (place / "timewarrior.cfg").touch()
    database = f"TIMEWARRIORDB={place}"
    world.call("env", database, "timew", "start", "fasting")
    return [database, "timew"]


FIGURES = {"bar": bar}

"""What a diet program adds: its state and the day on one page, after a short history and a long one."""
from calls import Connection
from figure import FASTS, ROUNDS, Figure, Missing, told
from world import succeeds
from years import FEW, lives

STATUS = "io.github.fastd.status.Get"
PROGRAM = "io.github.fastd.program.Status"
# As many as twenty years have where each is begun anew after a cycle.
PROGRAMS = 260
PROFILE = ["profile", "--birth", "1980", "--height", "180cm", "--weight", "90kg", "--basis", "male",
           "--activity", "light"]


def program(programs):
    with lives(programs) as (w, many, few):
        for reach, count in (many, PROGRAMS), (few, 1):
            begin(w, programs, reach, count)
        for words, method in (["program", "status"], PROGRAM), (["today"], STATUS):
            for reach, count in (few, FEW), (many, FASTS):
                ((ratio,),) = told(
                    w, "ratio", programs.c("spawn"), str(ROUNDS), reach, programs.fastctl, *words,
                    "--", reach, programs.c("client"), method)
                text = f"fastctl {' '.join(words)} beside the C client, {count:,} fasts"
                yield Figure("program", text, ratio, 3)


def begin(w, programs, reach, count):
    """The profile, and one program after the other, the last of which is in force."""
    reached = ["env", reach, programs.fastctl]
    succeeds(w, *reached, *PROFILE)
    if not succeeds(w, *reached, "program", "start"):
        raise Missing("fastctl has no program")
    with Connection(reach.partition("=")[2]) as daemon:
        for number in range(1, count):
            daemon.call("io.github.fastd.program.Restart", leadIn=number % 8)


FIGURES = {"program": program}

"""What a figure is, and what all of them need."""
import os
import re
import shutil
import subprocess
from dataclasses import dataclass

from programs import BUILT

ROUNDS = int(os.environ.get("FASTD_BENCH_ROUNDS", "200"))
FASTS = 20_000


class Missing(Exception):
    """A figure cannot be taken here, and why."""


@dataclass
class Figure:
    name: str
    text: str
    value: float
    bar: float
    at_most: bool = True
    counted: bool = False
    digits: int = 2

    @property
    def within(self):
        return self.value <= self.bar if self.at_most else self.value >= self.bar

    @property
    def passed(self):
        if self.counted:
            return self.within
        return self.value <= self.bar * 2 if self.at_most else self.value >= self.bar / 2

    @property
    def facts(self):
        return {"figure": self.name, "text": self.text, "value": round(self.value, 4),
                "bar": self.bar, "bound": "most" if self.at_most else "least",
                "counted": self.counted, "within": self.within, "passed": self.passed}


def needed(*programs):
    for program in programs:
        if shutil.which(program) is None:
            raise Missing(f"{program} is not installed")


def told(world, key, *command):
    """The numbers after `key` in the lines that a yardstick prints."""
    lines = [line.split("\t") for line in world.call(*command).splitlines()]
    return [[float(number) for number in line[1:]] for line in lines if line[0] == key]


def counted(name, world, most, *command):
    """What a short command takes, as counts that no machine's mood changes: `most` instructions."""
    needed("valgrind", "strace")
    collected = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command],
        env=world.environment, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", collected.stderr)
    if not found:
        raise Missing("valgrind counted nothing")
    trace = world.home / "trace"
    world.call("strace", "-f", "-o", str(trace), *command)
    ((_, faults),) = told(world, "wall", str(BUILT / "spawn"), "5", *command)
    what = " ".join([os.path.basename(command[0]), *command[1:]]) + ": "
    yield Figure(name, what + "user instructions (callgrind)", int(found[1]), most,
                 counted=True, digits=0)
    yield Figure(name, what + "system calls", len(trace.read_text().splitlines()), 60,
                 counted=True, digits=0)
    yield Figure(name, what + "minor page faults", faults, 100, counted=True, digits=0)

"""What a figure is, and what all of them need."""
import os
import shutil
from dataclasses import dataclass

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

"""What the screen of `fastctl ui` costs, on a terminal of its own."""
import fcntl
import os
import select
import statistics
import struct
import subprocess
import termios
import time
from pathlib import Path

from figure import ROUNDS, Figure
from programs import forget
from world import world

OPENING, CLOSING = b"\x1b[?2026h", b"\x1b[?2026l"
COLUMNS, ROWS = 160, 50
PATIENCE = 70


class Screen:
    """A program at a terminal that somebody reads."""

    def __init__(self, world, *command):
        self.terminal, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        environment = world.environment | {"TERM": "xterm-256color"}
        self.began = time.monotonic()
        self.program = subprocess.Popen(
            command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs,
            start_new_session=True, preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
        os.close(theirs)

    def read(self, patience=10):
        """What comes up to the end of a frame, or of the program."""
        said = b""
        end = time.monotonic() + patience
        while not said.endswith(CLOSING):
            if not select.select([self.terminal], [], [], max(0, end - time.monotonic()))[0]:
                raise RuntimeError(f"nothing was drawn: {said!r}")
            try:
                said += os.read(self.terminal, 65536)
            except OSError:
                break
        return said

    def type(self, text):
        os.write(self.terminal, text)

    def processor(self):
        """Milliseconds that it has run for."""
        return int(Path(f"/proc/{self.program.pid}/schedstat").read_text().split()[0]) / 1e6

    def memory(self):
        """The MiB that are its share of memory."""
        with open(f"/proc/{self.program.pid}/smaps_rollup") as rollup:
            return next(int(line.split()[1]) for line in rollup if line.startswith("Pss:")) / 1024

    def close(self):
        self.program.terminate()
        self.program.wait()
        os.close(self.terminal)


def first(world, *command):
    """Milliseconds from exec to the end of the first frame, or of the program."""
    screen = Screen(world, *command)
    screen.read()
    length = (time.monotonic() - screen.began) * 1000
    screen.close()
    return length


def ui(programs):
    with world() as w:
        w.daemon(programs)
        for day in range(40, 1, -1):
            start = time.strftime("%Y-%m-%d 20:00", time.localtime(time.time() - day * 86400))
            w.call(programs.fastctl, "add", "--start", start, "--end", "12:15", "16:8")
        w.call(programs.fastctl, "start", "16:8", "--ago", "5h")
        pairs = [(first(w, programs.fastctl, "ui"), first(w, programs.fastctl, "status"))
                 for _ in range(max(10, ROUNDS // 10))]
        more = statistics.median(ui - status for ui, status in pairs)
        yield Figure("ui", "exec to first frame more than status to its end, in ms", more, 10)
        screen = Screen(w, programs.fastctl, "ui", "history")
        screen.read()
        # Each of them changes what is shown.
        keys = b"jjjjkkkk4567890123" * 5
        before = screen.processor()
        for key in keys:
            screen.type(bytes([key]))
            screen.read()
        spent = (screen.processor() - before) / len(keys)
        yield Figure("ui", "a key to its frame, in ms of processor time", spent, 5)
        screen.type(b"1")
        screen.read()
        tick = screen.read(PATIENCE)
        yield Figure("ui", "bytes of a minute's tick", len(tick), 200, counted=True, digits=0)
        yield Figure("ui", "frames of a minute's tick", tick.count(OPENING), 1, counted=True,
                     digits=0)
        screen.close()
        forget(programs.fastctl)
        screen = Screen(w, programs.fastctl, "ui")
        screen.read()
        tick = screen.read(PATIENCE)
        yield Figure("ui", "memory after a minute's tick, in MiB", screen.memory(), 5)
        screen.close()


FIGURES = {"ui": ui}

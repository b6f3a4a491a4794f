"""Programs whose clock stands where it is put, in a home of their own."""
import os
import pty
import struct
import subprocess
import termios
import time
from array import array
from fcntl import ioctl
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class Stage:
    def __init__(self, home, programs, language, columns):
        self.home, self.programs, self.columns = home, programs, columns
        self.page, self.moves = home / "page", home / "moves"
        self.daemon = None
        os.mkfifo(self.moves)
        self.fifo = os.open(self.moves, os.O_RDWR)
        self.begin = [time.clock_gettime_ns(clock) for clock in
                      (time.CLOCK_REALTIME, time.CLOCK_BOOTTIME)]
        library = home / "clock.so"
        subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-w", "-o", library,
                        ROOT / "Tests/MovedClock/clock.c", "-ldl", "-lpthread"], check=True)
        (home / "run").mkdir(mode=0o700)
        self.environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(home), "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "LANGUAGE": language, "LC_MESSAGES": "de_DE.UTF-8" if language == "de" else "en_US.UTF-8",
            "XDG_RUNTIME_DIR": str(home / "run"), "XDG_DATA_HOME": str(home / ".local/share"),
            "XDG_STATE_HOME": str(home / ".local/state"), "XDG_CONFIG_HOME": str(home / ".config"),
            "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere", "TERM": "xterm-256color",
            "PAGER": "cat", "LD_PRELOAD": str(library), "FASTD_MOVED_CLOCK": str(self.page),
            "FASTD_CLOCK_MOVES": str(self.moves), "FASTD_LOCALE_DIR": str(self.catalogues()),
            "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", ""),
        }

    def catalogues(self):
        for catalogue in (ROOT / "contrib/po").glob("*.po"):
            folder = self.home / "locale" / catalogue.stem / "LC_MESSAGES"
            folder.mkdir(parents=True)
            subprocess.run(["msgfmt", "-o", folder / "fastd.mo", catalogue], check=True)
        return self.home / "locale"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.daemon:
            self.daemon.terminate()
            self.daemon.wait()

    def move(self, moment):
        offset = int(moment.timestamp() * 1e9) - self.begin[0]
        self.move_by(offset, offset, offset)

    def move_by(self, *offsets):
        """The wall clock, the one since the boot, and how much of both was lived through."""
        # Never shorter than it is: the programs have it mapped.
        page = os.open(self.page, os.O_WRONLY | os.O_CREAT, 0o600)
        os.pwrite(page, struct.pack("5q", *offsets, *self.begin), 0)
        os.close(page)
        os.write(self.fifo, b"\1")
        # What sets a timer before the move is seen would have it moved twice.
        while self.unseen() and self.daemon and self.daemon.poll() is None:
            time.sleep(0.002)
        time.sleep(0.005)

    def unseen(self):
        left = array("i", [0])
        ioctl(self.fifo, termios.FIONREAD, left)
        return left[0]

    def start(self):
        self.daemon = subprocess.Popen(
            [self.programs / "fastd"], env=self.environment, stdout=open(self.home / "log", "ab"),
            stderr=subprocess.STDOUT)
        while not (self.home / "run/fastd/control.sock").exists():
            if self.daemon.poll() is not None:
                raise RuntimeError((self.home / "log").read_text())
            time.sleep(0.02)

    def run(self, *words):
        done = subprocess.run([self.programs / "fastctl", *words], env=self.environment,
                              capture_output=True, text=True, timeout=60)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(words)}: {done.stdout}{done.stderr}")
        return done.stdout

    def shown(self, *words):
        """What a terminal is sent."""
        ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("4H", 50, self.columns, 0, 0))
        child = subprocess.Popen([self.programs / "fastctl", *words], env=self.environment,
                                 stdin=theirs, stdout=theirs, stderr=theirs)
        os.close(theirs)
        text = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:
                break
            if not part:
                break
            text += part
        os.close(ours)
        child.wait()
        return text.decode().replace("\r\n", "\n")

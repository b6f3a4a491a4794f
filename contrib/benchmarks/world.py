"""A scratch environment: data on the real disk, a home and a socket of short paths, as those of a
person are, programs ended with it."""
import os
import re
import shutil
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path

from programs import BUILT

BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:path={run}/bus</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/>
<allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
"""
DUNST = "[global]\n font = DejaVu Sans 11\n[urgency_low]\n timeout = 1\n[urgency_normal]\n" \
    " timeout = 1\n[urgency_critical]\n timeout = 1\n"
PATIENCE = 15


class World:
    """Its `environment` is all that the programs started in it see."""

    def __init__(self, home, run):
        self.home, self.run = home, run
        self.children = []
        self.database = home / "data" / "fastd" / "fastd.db"
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(run), "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
            "XDG_DATA_HOME": str(home / "data"), "XDG_STATE_HOME": str(home / "state"),
            "XDG_CONFIG_HOME": str(run / ".config"), "XDG_RUNTIME_DIR": str(run),
            "FASTD_SOCKET": str(run / "fastd.sock"), "DBUS_SESSION_BUS_ADDRESS": "disabled:",
        }

    def start(self, *command, stdout=subprocess.DEVNULL, **options):
        child = subprocess.Popen(command, env=self.environment, stdout=stdout,
                                 stderr=open(self.home / "log", "ab"), **options)
        self.children.append(child)
        return child

    def call(self, *command):
        """What the command prints; it must succeed."""
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(command)} ended with {done.returncode}: {done.stderr}")
        return done.stdout

    def daemon(self, programs, *tool):
        """A running fastd that answers, under a tool that watches it."""
        child = self.start(*tool, programs.fastd)
        method = "org.varlink.service.GetInfo"
        until("fastd answers", lambda: succeeds(self, programs.c("client"), method))
        return child

    def bus(self):
        """A private session bus."""
        (self.home / "bus.conf").write_text(BUS.format(run=self.run))
        self.start("dbus-daemon", f"--config-file={self.home}/bus.conf", "--nofork", "--nopidfile")
        until("the bus is there", (self.run / "bus").exists)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = f"unix:path={self.run}/bus"

    def settings(self, text):
        directory = Path(self.environment["XDG_CONFIG_HOME"]) / "fastd"
        directory.mkdir(parents=True, exist_ok=True)
        (directory / "fastd.conf").write_text(text)

    def desktop(self):
        """A private bus, a virtual screen and a real dunst; returns dunst."""
        self.bus()
        (self.home / "dunstrc").write_text(DUNST)
        ours, theirs = os.pipe()
        self.start("Xvfb", "-displayfd", str(theirs), "-screen", "0", "800x600x24", "-nolisten",
                   "tcp", "-noreset", pass_fds=[theirs])
        os.close(theirs)
        with os.fdopen(ours) as display:
            self.environment["DISPLAY"] = ":" + display.readline().strip()
        dunst = self.start("dunst", "-conf", str(self.home / "dunstrc"))
        until("dunst is there", lambda: self.popups() is not None)
        return dunst

    def popups(self):
        """How many pop-ups are displayed, and how many are history; None without a server."""
        counts = {}
        for name in "displayed", "history":
            done = subprocess.run(
                ["gdbus", "call", "--session", "-d", "org.freedesktop.Notifications", "-o",
                 "/org/freedesktop/Notifications", "-m", "org.freedesktop.DBus.Properties.Get",
                 "org.dunstproject.cmd0", name + "Length"],
                env=self.environment, capture_output=True, text=True)
            if done.returncode != 0:
                return None
            counts[name] = int(re.search(r"\d+(?=>)", done.stdout)[0])
        return counts

    def end(self):
        for child in reversed(self.children):
            finish(child)


def music(world):
    """The socket of a running music player daemon that has nothing to play."""
    socket = world.run / "mpd.sock"
    conf = world.home / "mpd.conf"
    conf.write_text(f'bind_to_address "{socket}"\nlog_file "/dev/null"\n'
                    'audio_output {\n type "null"\n name "none"\n}\n')
    world.start("mpd", "--no-daemon", str(conf))
    until("mpd is there", socket.exists)
    return socket


def finish(child):
    child.terminate()
    try:
        child.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()
        child.wait()


def succeeds(world, *command):
    return subprocess.run(command, env=world.environment, stdout=subprocess.DEVNULL,
                          stderr=subprocess.DEVNULL).returncode == 0


def until(what, holds):
    """Waits for a fact, and names it when it does not come true."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > deadline:
            raise RuntimeError(f"in vain: {what}")
        time.sleep(0.02)


@contextmanager
def world():
    home = Path(tempfile.mkdtemp(prefix="world-", dir=BUILT))
    run = Path(tempfile.mkdtemp(prefix="fastd-"))
    scratch = World(home, run)
    try:
        yield scratch
    finally:
        scratch.end()
        shutil.rmtree(home, ignore_errors=True)
        shutil.rmtree(run, ignore_errors=True)

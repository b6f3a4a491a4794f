"""What a fastd gone astray could do, tried from inside of its unit by a program in its place.

usage: manager-attempts.py REPORT
       manager-attempts.py --compare sandbox|fallback INSIDE OUTSIDE

The first tries everything. The second judges the report from inside of a unit by that of the same
person outside: there all of it succeeds, so that what is refused inside is refused by the unit.
"""
import ctypes
import errno
import json
import mmap
import os
import socket
import sys

libc = ctypes.CDLL(None, use_errno=True)
libc.mmap.restype = ctypes.c_void_p
HOME, RUNTIME = os.path.expanduser("~"), os.environ["XDG_RUNTIME_DIR"]
DATA, STATE = HOME + "/.local/share/fastd", HOME + "/.local/state/fastd"
UID = os.getuid()
SLICE = f"/sys/fs/cgroup/user.slice/user-{UID}.slice/user@{UID}.service/app.slice"
NEW_USER, NEW_MOUNTS, PRIVATE = 0x10000000, 0x00020000, 0x44000
ADDR_NO_RANDOMIZE, TRACE_ME, NO_CLOCK = 0x0040000, 0, 99


def call(name, *arguments):
    if getattr(libc, name)(*arguments) == -1:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def in_child(attempt):
    """For what would change the process that does it."""
    child = os.fork()
    if child == 0:
        try:
            attempt()
            os._exit(0)
        except OSError as error:
            os._exit(error.errno)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if code:
        raise OSError(code, "in a child")


def write(path):
    with open(path, "w", encoding="ascii") as file:
        file.write("x")
    os.unlink(path)


def make_directory(path):
    os.mkdir(path)
    os.rmdir(path)


def connect(path, kind=socket.SOCK_STREAM):
    with socket.socket(socket.AF_UNIX, kind) as peer:
        peer.connect(path)


def be_called():
    """Where the socket came from systemd it would start the unit again for a call left waiting."""
    with socket.socket(socket.AF_UNIX) as peer:
        peer.connect(RUNTIME + "/fastd/control.sock")
        if "LISTEN_FDS" in os.environ:
            with socket.socket(fileno=3) as listener:
                listener.accept()[0].close()


def mount():
    call("unshare", NEW_USER | NEW_MOUNTS)
    call("mount", None, b"/", None, PRIVATE, None)


def make_written_memory_executable():
    page = libc.mmap(None, ctypes.c_size_t(4096), mmap.PROT_READ | mmap.PROT_WRITE,
                     mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS, -1, ctypes.c_long(0))
    call("mprotect", ctypes.c_void_p(page), ctypes.c_size_t(4096),
         mmap.PROT_READ | mmap.PROT_EXEC)


def set_clock():
    """One that there is not: who gets as far as being told so is not filtered."""
    try:
        call("clock_settime", NO_CLOCK, (ctypes.c_long * 2)())
    except OSError as error:
        if error.errno != errno.EINVAL:
            raise


def set_group_bit():
    path = STATE + "/attempt"
    with open(path, "w", encoding="ascii"):
        pass
    try:
        os.chmod(path, 0o2700)
    finally:
        os.unlink(path)


def read_a_neighbour():
    """The bus of the session is a process of the same person."""
    for process in filter(str.isdigit, os.listdir("/proc")):
        with open(f"/proc/{process}/comm", encoding="utf-8") as name:
            if name.read() != "dbus-daemon\n":
                continue
        with open(f"/proc/{process}/environ", "rb") as environment:
            environment.read(1)
        return
    raise LookupError("there is no neighbour")


# Refused by the filters of system calls, which need no user namespace.
FILTERED = {
    "internet socket": lambda: socket.socket(socket.AF_INET).close(),
    "netlink socket": lambda: socket.socket(socket.AF_NETLINK, socket.SOCK_RAW).close(),
    "namespaces": lambda: in_child(lambda: call("unshare", NEW_USER)),
    "mount": lambda: in_child(mount),
    "ptrace": lambda: in_child(lambda: call("ptrace", TRACE_ME, 0, None, None)),
    "executing written memory": make_written_memory_executable,
    "setting the clock": set_clock,
    "set-group-id file": set_group_bit,
    "another personality": lambda: in_child(lambda: call("personality", ADDR_NO_RANDOMIZE)),
    "another priority": lambda: in_child(lambda: os.nice(1)),
}
# Refused by what needs one.
WALLED_OFF = {
    "writing the home": lambda: write(HOME + "/attempt"),
    "writing the settings": lambda: make_directory(HOME + "/.config/attempt"),
    "writing the runtime directory": lambda: write(RUNTIME + "/attempt"),
    "everybody's /tmp": lambda: os.stat("/tmp/bait"),
    "control groups": lambda: make_directory(SLICE + "/attempt"),
    "reading another process": read_a_neighbour,
}
NEEDED = {
    "its database's directory": lambda: write(DATA + "/attempt"),
    "its state directory": lambda: write(STATE + "/attempt"),
    "a /tmp": lambda: write("/tmp/attempt"),
    "its socket": be_called,
    "the person's bus": lambda: connect(RUNTIME + "/bus"),
    "the journal": lambda: connect("/run/systemd/journal/socket", socket.SOCK_DGRAM),
    "reading the home": lambda: os.stat(HOME + "/bait"),
    "the time zone": lambda: open("/etc/localtime", "rb").close(),
}


def outcome(attempt):
    try:
        attempt()
    except OSError as error:
        return errno.errorcode.get(error.errno, str(error))
    return "done"


def attempt_all(report):
    attempts = FILTERED | WALLED_OFF | NEEDED
    outcomes = {name: outcome(attempt) for name, attempt in attempts.items()}
    with open(report, "w", encoding="utf-8") as file:
        json.dump(outcomes, file)


def compare(unit, inside, outside):
    reports = []
    for path in inside, outside:
        with open(path, encoding="utf-8") as file:
            reports.append(json.load(file))
    refused = FILTERED | (WALLED_OFF if unit == "sandbox" else {})
    wrong = []
    for name, within in reports[0].items():
        without = reports[1][name]
        if without != "done" or (within == "done") == (name in refused):
            wrong.append(f"{name}: inside {within}, outside {without}")
    if wrong:
        sys.exit("\n".join(wrong))
    for what, names in ("refused", refused), ("allowed", NEEDED):
        print(f"  {what}: " + ", ".join(f"{name} ({reports[0][name]})" for name in names))


if sys.argv[1] == "--compare":
    compare(*sys.argv[2:])
else:
    attempt_all(sys.argv[1])

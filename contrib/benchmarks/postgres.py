"""A PostgreSQL of its own, with a hub in it, on the real disk."""
import os
import shutil
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path

from figure import Missing
from world import until

HUB = Path(__file__).parents[2] / "Sources" / "System" / "Hub" / "hub.sql"


class Server:
    def __init__(self, home):
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parts[-2]))
        if not found or shutil.which("openssl") is None:
            raise Missing("postgresql or openssl is not installed")
        self.programs, self.home, self.log = found[-1], home, home / "log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.as_user = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] \
            if os.geteuid() == 0 else []
        if self.as_user:
            shutil.chown(home, "postgres", "postgres")
        self.make()

    def run(self, program, *words, **options):
        return subprocess.run([*self.as_user, self.programs / program, *words], check=True, cwd="/",
                              capture_output=True, text=True, **options).stdout

    def make(self):
        data = self.home / "data"
        self.run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8",
                 "--no-sync")
        subprocess.run([*self.as_user, "openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt",
                        "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", data / "server.key",
                        "-out", data / "server.crt", "-days", "2", "-subj", "/CN=localhost"],
                       check=True, capture_output=True, cwd="/")
        (data / "pg_hba.conf").write_text("local all all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n")
        with open(data / "postgresql.conf", "a") as settings:
            settings.write(f"listen_addresses = '127.0.0.1'\nport = {self.port}\nssl = on\n"
                           f"unix_socket_directories = '{self.home}'\nlog_statement = all\n")
        self.child = subprocess.Popen([*self.as_user, self.programs / "postgres", "-D", data], cwd="/",
                                      stdout=subprocess.DEVNULL, stderr=open(self.log, "ab"))
        until("PostgreSQL answers", lambda: (self.home / f".s.PGSQL.{self.port}").exists() and self.answers())
        self.sql("CREATE DATABASE fastd", "postgres")
        self.sql(HUB.read_text())

    def answers(self):
        try:
            return self.sql("SELECT 1", "postgres") == "1"
        except subprocess.CalledProcessError:
            return False

    def sql(self, text, database="fastd"):
        return self.run("psql", "-qAtX", "-h", self.home, "-p", str(self.port), "-U", "postgres", "-d", database,
                        "-v", "ON_ERROR_STOP=1", input=text).strip()

    def processor(self):
        """Seconds of processor of all sessions that have ended."""
        fields = Path(f"/proc/{self.child.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")

    def commands(self):
        """How many were logged."""
        return sum("execute <unnamed>" in line or "statement:" in line for line in self.log.read_text().splitlines())

    def end(self):
        self.child.send_signal(2)
        self.child.wait()


@contextmanager
def postgres():
    # The server's user has to get there, whoever has cloned this.
    home = Path(tempfile.mkdtemp(prefix="postgres-", dir="/var/tmp"))
    server = None
    try:
        server = Server(home)
        yield server
    finally:
        if server:
            server.end()
        shutil.rmtree(home, ignore_errors=True)

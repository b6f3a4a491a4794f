"""The least Varlink client: one connection, blocking."""
import json
import socket

PATIENCE = 10


class Refused(Exception):
    """The reply was an error; its name and parameters."""


class Connection:
    def __init__(self, path):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(path)
        self.buffer = b""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.socket.close()

    def call(self, method, **parameters):
        """The reply's parameters. ConnectionError when the daemon goes before it answers."""
        self.send(method, parameters)
        return self.reply()

    def follow(self, method, **parameters):
        self.send(method, parameters, more=True)

    def send(self, method, parameters, **flags):
        self.socket.sendall(frame(method, parameters, **flags))

    def reply(self):
        while b"\0" not in self.buffer:
            more = self.socket.recv(65536)
            if not more:
                raise ConnectionResetError
            self.buffer += more
        message, self.buffer = self.buffer.split(b"\0", 1)
        reply = json.loads(message)
        if "error" in reply:
            raise Refused(reply["error"], reply.get("parameters"))
        return reply["parameters"]


def frame(method, parameters, **flags):
    return json.dumps({"method": method, "parameters": parameters, **flags}).encode() + b"\0"

"""Machines of many people at one hub, without fastd: what their cycles cost its server."""
import ctypes
import hashlib
import os
from concurrent.futures import ThreadPoolExecutor

from figure import Missing

PEOPLE = 500
PASSWORD = "0123456789abcdefghjkmnpq"
BATCH = 5
BODY = 424


def prepare(server):
    """People with two machines each."""
    server.sql(f"""
      DO $$ BEGIN FOR i IN 1..{PEOPLE} LOOP
        EXECUTE format('CREATE ROLE fastd_p%s LOGIN IN ROLE fastd_person PASSWORD %L', i, '{PASSWORD}');
        INSERT INTO fastd.person (role, key) VALUES ('fastd_p' || i, decode(repeat('00', 16), 'hex'));
      END LOOP; END $$;""")


def cycles(server, number):
    """Each machine connects, asks, gives a few operations, takes those of the other one and leaves."""
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda machine: cycle(server.port, machine, number), range(2 * PEOPLE)))


def cycle(port, machine, number):
    person, device = machine // 2 + 1, machine
    pq = library()
    connection = pq.PQconnectdb(
        f"host=127.0.0.1 port={port} dbname=fastd user=fastd_p{person} password={PASSWORD} "
        "sslmode=require channel_binding=require".encode())
    try:
        ask(pq, connection, "SELECT * FROM fastd.status()")
        first = number * BATCH + 1
        digests = ",".join(f"'\\x{digest(device, first + place)}'" for place in range(BATCH))
        before = "NULL" if first == 1 else f"'\\x{digest(device, first - 1)}'"
        bodies = ",".join(f"'\\x{os.urandom(BODY).hex()}'" for _ in range(BATCH))
        ask(pq, connection, f"SELECT fastd.push(decode(repeat('00', 16), 'hex'), '\\x{device:032x}', {first}, {before}, "
                            f"ARRAY[{digests}]::bytea[], ARRAY[{bodies}]::bytea[])")
        ask(pq, connection, f"SELECT * FROM fastd.pull('\\x{device ^ 1:032x}', {first - 1}, 500)")
    finally:
        pq.PQfinish(connection)


def digest(device, seq):
    return hashlib.sha256(f"{device} {seq}".encode()).hexdigest()


def ask(pq, connection, command):
    result = pq.PQexec(connection, command.encode())
    assert pq.PQresultStatus(result) == 2, pq.PQerrorMessage(connection)
    pq.PQclear(result)


def library():
    try:
        pq = ctypes.CDLL("libpq.so.5")
    except OSError:
        raise Missing("libpq is not installed") from None
    for name, result, arguments in [
            ("PQconnectdb", ctypes.c_void_p, [ctypes.c_char_p]),
            ("PQexec", ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p]),
            ("PQresultStatus", ctypes.c_int, [ctypes.c_void_p]), ("PQclear", None, [ctypes.c_void_p]),
            ("PQfinish", None, [ctypes.c_void_p]), ("PQerrorMessage", ctypes.c_char_p, [ctypes.c_void_p])]:
        getattr(pq, name).restype, getattr(pq, name).argtypes = result, arguments
    return pq

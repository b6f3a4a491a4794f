#!/usr/bin/env python3
"""Makes a finished program the same wherever it was built, and writes its commit into it.

usage: settle.py PROGRAM [COMMIT]

The compiler leaves hashes of its command lines, which name directories, in a section that nothing
reads: they become zeros. The build id, by which a debugger finds the symbols, is that of what remains.
The commit comes last, into the place that Sources/Core/Wire/BuildMark.swift has for it, so that the
same code has the same build id in every commit. A program without the place, or with two, is refused.
"""
import hashlib
import struct
import sys

PLACE = b"fastd-build:............"
HASHES, BUILD_ID = b".swift_modhash", b".note.gnu.build-id"


def sections(code):
    """Name, offset and size of each section of an ELF file of 64 bits."""
    if code[:6] != b"\x7fELF\x02\x01":
        sys.exit("settle.py: this is no program of 64 bits")
    (table,) = struct.unpack_from("<Q", code, 40)
    size, count, names = struct.unpack_from("<3H", code, 58)
    headers = [struct.unpack_from("<2I4Q", code, table + size * number) for number in range(count)]
    start = headers[names][4]
    for name, _, _, _, offset, length in headers:
        yield bytes(code[start + name:code.index(b"\0", start + name)]), offset, length


def main():
    path, commit = sys.argv[1], "".join(sys.argv[2:]).encode()[:12]
    if commit and (len(commit) != 12 or set(commit) - set(b"0123456789abcdef")):
        sys.exit(f"settle.py: {commit.decode()} is not a commit")
    with open(path, "r+b") as program:
        code = bytearray(program.read())
        if code.count(PLACE) != 1:
            sys.exit(f"settle.py: {path} has {code.count(PLACE)} places for a commit")
        note = None
        for name, offset, length in sections(code):
            if name == HASHES:
                code[offset:offset + length] = bytes(length)
            elif name == BUILD_ID:
                # Behind three numbers and the name "GNU".
                note = slice(offset + 16, offset + length)
        if note:
            code[note] = bytes(note.stop - note.start)
            code[note] = hashlib.sha256(code).digest()[:note.stop - note.start]
        if commit:
            at = code.index(PLACE) + len(PLACE) - 12
            code[at:at + 12] = commit
        program.seek(0)
        program.write(code)


main()

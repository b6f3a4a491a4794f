#!/usr/bin/env python3
"""Writes the commit into a finished program, where the compiler has left a place for it.

usage: mark.py PROGRAM COMMIT

See Sources/Core/Wire/BuildMark.swift. A program without the place, or with two, is refused.
"""
import sys

PLACE = b"fastd-build:............"


def main():
    path, commit = sys.argv[1:]
    name = commit.encode()[:12]
    if len(name) != 12 or set(name) - set(b"0123456789abcdef"):
        sys.exit(f"mark.py: {commit} is not a commit")
    with open(path, "r+b") as program:
        code = program.read()
        if code.count(PLACE) != 1:
            sys.exit(f"mark.py: {path} has {code.count(PLACE)} places for a commit")
        program.seek(code.index(PLACE) + len(PLACE) - 12)
        program.write(name)


main()

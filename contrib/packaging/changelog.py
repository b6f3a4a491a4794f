#!/usr/bin/env python3
"""Prints debian/changelog from CHANGELOG.md: a section for each release.

usage: changelog.py CHANGELOG VERSION SECONDS

VERSION is the one that is packaged; as long as it has no section, [Unreleased] is its own, made at
SECONDS since 1970.
"""
import re
import sys
from datetime import datetime, timezone
from email.utils import format_datetime

AUTHOR = "The fastd authors <fastd@users.noreply.github.com>"


def sections(text):
    """Name, date and points of each section; a point goes on until the next."""
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        head, _, body = part.partition("\n")
        name = re.match(r"\[(.+?)\](?: - (\S+))?", head)
        points = [" ".join(point.split()) for point in re.findall(
            r"^- (.+?)(?=^- |^#|^$|\Z)", body, flags=re.M | re.S)]
        yield name[1], name[2], points


def wrapped(point):
    lines, line = [], "  *"
    for word in point.split():
        if len(line) + 1 + len(word) > 78:
            lines.append(line)
            line = "   "
        line += " " + word
    return "\n".join([*lines, line])


def main():
    path, version, seconds = sys.argv[1:]
    told = list(sections(open(path, encoding="utf-8").read()))
    released = {name for name, _, _ in told}
    for name, date, points in told:
        if name == "Unreleased":
            if version in released or not points:
                continue
            name, time = version, datetime.fromtimestamp(int(seconds), timezone.utc)
        else:
            time = datetime.fromisoformat(date).replace(hour=12, tzinfo=timezone.utc)
        print(f"fastd ({name}) unstable; urgency=medium\n")
        # The whole text of a release lies beside it, and on the project's page.
        print("\n".join(map(wrapped, points or ["See the project's page."])))
        print(f"\n -- {AUTHOR}  {format_datetime(time)}\n")


main()

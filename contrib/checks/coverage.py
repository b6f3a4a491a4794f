#!/usr/bin/env python3
"""Reads llvm-cov's summary: the line coverage of each target under Sources, and its gates.

usage: llvm-cov export -summary-only ... | coverage.py SOURCES REPORT
"""
import json
import sys
from collections import defaultdict
from pathlib import Path

# Targets are Sources/LAYER/NAME; what is named here has a bar of its own.
BARS = {"Core": 95, "System/Store": 95, "": 85}


def counted(summary, sources):
    """Lines and covered lines of each target."""
    targets = defaultdict(lambda: [0, 0])
    for file in summary["data"][0]["files"]:
        path = Path(file["filename"])
        if path.is_relative_to(sources):
            lines = file["summary"]["lines"]
            target = targets["/".join(path.relative_to(sources).parts[:2])]
            target[0] += lines["count"]
            target[1] += lines["covered"]
    return targets


def percent(targets, prefix):
    chosen = [lines for name, lines in targets.items() if (name + "/").startswith(prefix)]
    total = sum(count for count, _ in chosen)
    return 100 * sum(covered for _, covered in chosen) / total if total else 0


def main(sources, report):
    targets = counted(json.load(sys.stdin), Path(sources))
    for name in sorted(targets):
        print(f"  {name:<24} {percent(targets, name + '/'):6.2f} %  of {targets[name][0]} lines")
    told, low = [], False
    for prefix, bar in BARS.items():
        reached = percent(targets, prefix and prefix + "/")
        low |= reached < bar
        told.append(f"{prefix.split('/')[-1] or 'whole'} {reached:.2f} % (at least {bar})")
    line = "line coverage: " + ", ".join(told)
    print(line)
    Path(report).write_text(line + "\n")
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))

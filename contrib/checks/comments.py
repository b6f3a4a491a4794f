"""Finds comments in Swift that are not plain English, by five patterns.

A comment that is newer than BASE, committed or not, must have none of them; a line that only moved is
not new. Older ones are counted: there may be at most OLD, and whoever rewrites some lowers the number.
Where git does not know BASE, as in an unpacked archive or a shallow clone, the count alone decides.
"""
import collections
import re
import subprocess

BASE = "3e0420194f9d577c04331ccbb2af7c65e48adb67"
OLD = 851
TOPS = "Package.swift", "Sources", "Tests"
# Each with what to write instead. A question may begin with What or Who.
PATTERNS = [
    (r"^(?:MARK: )?What\b(?![^.]*\?)", "say the thing itself"),
    (r"(?:^|[.:;] )Who\b(?![^.]*\?)|[:;] who (?!is |was |can |may |should )"
     r"|\b(?:as|by|for|from|of|since|than|to|with) who\b", "those who, somebody who, a client that"),
    (r"\banew\b", "again, or a verb that begins with re"),
    (r"(?<!\bthere )\bis none\b", "is not one, is not part of"),
    (r"\b(?:take|takes|taken|taking|took) (?:\S+ ){0,4}?away\b", "remove, delete, clear"),
]
COMMENT = re.compile(r"\s*///?(?!/) ?(.*)")
TRAILING = re.compile(r'(?:[^"/]|"(?:[^"\\]|\\.)*"|/(?!/))*// (.*)')


def comments(text):
    """Each comment as a list of lines, with the number of the first."""
    block, isString = [], False
    for number, line in enumerate(text.splitlines(), 1):
        whole = None if isString else COMMENT.fullmatch(line)
        if whole:
            block.append(whole[1].strip())
            continue
        if block:
            yield number - len(block), block
            block = []
        if not isString and "//" in line and (trailing := TRAILING.fullmatch(line)):
            yield number, [trailing[1]]
        isString ^= line.count('"""') % 2 == 1
    if block:
        yield number - len(block) + 1, block


def hits(text):
    """The finds in a file: first and last line, the words from there on, and what to write instead."""
    for first, lines in comments(text):
        whole = " ".join(lines)
        ends = [len(" ".join(lines[: count + 1])) for count in range(len(lines))]
        line_of = lambda at: first + next(count for count, end in enumerate(ends) if at <= end)
        for pattern, instead in PATTERNS:
            for found in re.finditer(pattern, whole):
                words = whole[found.start() : max(found.end(), found.start() + 40)]
                yield line_of(found.start() + 1), line_of(found.end()), words, instead


def swift_files(root):
    for top in TOPS:
        path = root / top
        yield from sorted(path.rglob("*.swift")) if path.is_dir() else [path] if path.exists() else []


def git(root, *arguments):
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True)
    except FileNotFoundError:
        return None
    return done.stdout.decode(errors="replace") if done.returncode == 0 else None


def new_lines(root, base):
    """The numbers of the lines that are newer than the base, by file; None where git cannot tell."""
    top = git(root, "rev-parse", "--show-toplevel")
    fork = git(root, "merge-base", "HEAD", base)
    if not top or not fork or root.resolve() != type(root)(top.strip()).resolve():
        return None
    diff = git(root, "diff", "--unified=0", "--no-renames", "--no-color", "--no-ext-diff",
               "--src-prefix=a/", "--dst-prefix=b/", fork.strip(), "--", *TOPS)
    others = git(root, "ls-files", "-z", "--others", "--exclude-standard", "--", *TOPS)
    added, gone = [], collections.Counter()
    file, number = None, 0
    for line in (diff or "").split("\n"):
        if line.startswith("+++ "):
            file = line.removeprefix("+++ b/").rstrip("\t")
        elif line.startswith("@@ "):
            number = int(re.search(r"\+(\d+)", line)[1])
        elif line.startswith("+"):
            added.append((file, number, line[1:].strip()))
            number += 1
        elif line.startswith("-") and not line.startswith("--- "):
            gone[line[1:].strip()] += 1
    for name in filter(None, (others or "").split("\0")):
        text = (root / name).read_text(errors="replace") if name.endswith(".swift") else ""
        added += [(name, count, line.strip()) for count, line in enumerate(text.splitlines(), 1)]
    new = collections.defaultdict(set)
    for file, number, line in added:
        if gone[line] > 0:
            gone[line] -= 1
        else:
            new[file].add(number)
    return new


def check(root, base=BASE, old=OLD):
    """Whether the comments are as they shall be, and what is to be said of it."""
    new, count, said = new_lines(root, base), 0, []
    for path in swift_files(root):
        name = str(path.relative_to(root))
        for first, last, words, instead in hits(path.read_text(errors="replace")):
            count += 1
            if new is not None and not new[name].isdisjoint(range(first, last + 1)):
                said.append(f'{name}:{first}: a new comment says "{words.strip(" .:;")}": {instead}')
    fine = not said and count <= old
    if new is None:
        said.append(f"git does not know {base[:8]}: new comments are not told from old ones")
    said.append(f"{count} comments with a pattern that is not ours, and there may be {old}")
    if count < old:
        said[-1] += f": OLD in contrib/checks/comments.py can be {count}"
    return fine, said

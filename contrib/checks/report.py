#!/usr/bin/python3
"""report.py AXE PAGE...: whether everybody can read these report pages, by browser, parser and printer.

Debian's Python, since html5lib comes from there.
"""
import json
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from html import unescape
from pathlib import Path

import html5lib

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
THEMES = {"light": "1", "dark": "0"}
WIDTHS = [320, 1280]
# A window is never as narrow as a telephone; a frame is.
FRAME = "<!DOCTYPE html><title>frame</title><iframe style='border:0;width:%dpx;height:900px' srcdoc=\"%s\"></iframe>"
RUN = """<script>%s</script><script>
for (const part of document.querySelectorAll('details')) part.open = true;
axe.run(document, {runOnly: %s}).then(found => {
  const said = {
    width: innerWidth, dark: matchMedia('(prefers-color-scheme: dark)').matches,
    overflow: document.documentElement.scrollWidth - innerWidth,
    passed: found.passes.length,
    violations: found.violations.map(v => [v.id, v.nodes.map(n => n.html.slice(0, 200)).slice(0, 3)]),
    unsure: found.incomplete.map(v => [v.id, v.nodes.length])};
  parent.document.body.textContent = 'SAID' + JSON.stringify(said) + 'DIAS';
});
</script>"""


def chromium(*words):
    """In a profile of its own that is gone afterwards, without any network."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        return subprocess.run(
            ["chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-extensions", "--disable-background-networking",
             "--disable-component-update", "--disable-sync", "--host-resolver-rules=MAP * ~NOTFOUND",
             f"--user-data-dir={home}", "--virtual-time-budget=8000", *words],
            env={"HOME": home, "PATH": "/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "disabled:",
                 "DBUS_SYSTEM_BUS_ADDRESS": "disabled:"},
            capture_output=True, text=True, timeout=60).stdout


def examined(page, axe, theme, width, scratch):
    """What axe finds in one look at a page, unfolded."""
    text = page.read_text()
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", text)
    text = text.replace("</body>", RUN % (axe, json.dumps(RULES)) + "</body>")
    copy = Path(scratch) / f"{page.stem}-{theme}-{width}.html"
    copy.write_text(FRAME % (width, text.replace("&", "&amp;").replace('"', "&quot;")))
    dump = chromium("--window-size=1400,1000", f"--blink-settings=preferredColorScheme={THEMES[theme]}",
                    "--dump-dom", copy.as_uri())
    said = re.search("SAID(.*)DIAS", dump, re.S)
    if not said:
        return [f"axe said nothing: {dump[:300]}"]
    said = json.loads(unescape(said[1]))
    faults = [f"{rule}: {nodes}" for rule, nodes in said["violations"]]
    if said["width"] != width or said["dark"] != (theme == "dark"):
        faults.append(f"looked at as {said}")
    if said["overflow"] > 0:
        faults.append(f"{said['overflow']} pixels too wide")
    if said["passed"] < 15:
        faults.append(f"only {said['passed']} rules were of use")
    return faults


def parsed(page):
    """What a strict parser says, and the texts of the tables."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    tree = parser.parse(page.read_text())
    faults = [f"{place}: {code} {facts}" for place, code, facts in parser.errors]
    ids = [node.get("id") for node in tree.iter() if node.get("id")]
    faults += [f"the id {name} is there twice" for name in set(ids) if ids.count(name) > 1]
    for node in tree.iter("svg"):
        for name in node.get("aria-labelledby", "none").split():
            if name not in ids:
                faults.append(f"a picture is named by {name}, which is not there")
    cells = ["".join(node.itertext()) for name in ("td", "th") for node in tree.iter(name)]
    return faults, cells


def printed(page, cells, scratch):
    """Numbers of the tables that are not on paper."""
    paper = Path(scratch) / f"{page.stem}.pdf"
    chromium(f"--print-to-pdf={paper}", "--no-pdf-header-footer", page.absolute().as_uri())
    text = subprocess.run(["pdftotext", "-layout", paper, "-"], capture_output=True, text=True).stdout
    there = set(re.findall(r"\d+", text))
    wanted = {number for cell in cells for number in re.findall(r"\d+", cell)}
    missing = sorted(wanted - there)
    return [f"{len(missing)} numbers are not on paper, such as {missing[:5]}"] if missing else []


def sheets(page, scratch):
    """Papers of which one sheet is not enough."""
    faults = []
    for size in ["A4", "Letter"]:
        copy = Path(scratch) / f"{page.stem}-{size}.html"
        copy.write_text(page.read_text().replace("</head>", f"<style>@page{{size:{size}}}</style></head>"))
        paper = copy.with_suffix(".pdf")
        chromium(f"--print-to-pdf={paper}", "--no-pdf-header-footer", copy.as_uri())
        said = subprocess.run(["pdfinfo", paper], capture_output=True, text=True).stdout
        pages = re.search(r"Pages: +(\d+)", said)
        if not pages or pages[1] != "1":
            faults.append(f"{size}: {pages and pages[1]} sheets")
    return faults


def main():
    axe, *pages = sys.argv[1:]
    axe = Path(axe).read_text()
    failed = False

    def tell(page, what, faults):
        nonlocal failed
        failed |= bool(faults)
        for fault in faults:
            print(f"{page.name}, {what}: {fault}")

    with tempfile.TemporaryDirectory() as scratch, ThreadPoolExecutor(4) as pool:
        looks = []
        for page in map(Path, pages):
            faults, cells = parsed(page)
            tell(page, "parsed", faults)
            if "bare" in page.stem:
                continue
            if "brief" in page.stem:
                looks.append((page, "sheets", pool.submit(sheets, page, scratch)))
            is_phones = "phone" in page.stem
            if not is_phones:
                looks.append((page, "printed", pool.submit(printed, page, cells, scratch)))
            for theme in THEMES:
                for width in [360] if is_phones else WIDTHS:
                    look = pool.submit(examined, page, axe, theme, width, scratch)
                    looks.append((page, f"{theme}, {width} px", look))
        for page, what, look in looks:
            tell(page, what, look.result())
    sys.exit(failed)


main()

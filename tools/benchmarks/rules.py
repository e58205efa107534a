"""In how many real documents each rule finds something: what `tools/bench rules` prints.

A default error may be found in 0.5 % of the documents at most, a default warning in 8 %; rules above that are marked.
"""
import collections
import re
from pathlib import Path

from benchmarks.planted import catalogue, lint

LIMITS = {"error": 0.005, "warning": 0.08}
# The first toolsVersion of major versions of Xcode.
VERSIONS = [(0, "<11"), (15400, "11"), (17132, "12"), (18122, "13"), (20037, "14"), (21679, "15"), (22685, "16"),
            (24093, "26")]
PLATFORMS = {"iOS.CocoaTouch": "iOS", "MacOSX.Cocoa": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS"}


def run(binary, folders, chosen=()):
    paths = [str(folder / line) for folder in folders for line in (folder / "all.list").read_text().splitlines()]
    groups = {path: group(path) for path in paths}
    sizes = collections.Counter(name for path in paths for name in groups[path])
    rules = catalogue(binary)
    shares = collections.defaultdict(collections.Counter)
    findings = collections.Counter()
    for report in lint(binary, paths):
        for rule in {finding["rule"] for finding in report["findings"]}:
            shares[rule].update(groups[report["file"]])
            shares[rule]["all"] += 1
        findings.update(finding["rule"] for finding in report["findings"])
    names = sorted(sizes, key=order)
    print(f"{'rule':42} {'findings':>9} {'all':>7} " + " ".join(f"{name:>7}" for name in names))
    for rule in sorted(rules.values(), key=lambda rule: (not rule["default"], rule["id"])):
        if not chosen or rule["id"] in chosen:
            print(line(rule, shares[rule["id"]], findings[rule["id"]], names, sizes, len(paths)))


def line(rule, share, count, names, sizes, total):
    part = share["all"] / total
    excessive = rule["default"] and part > LIMITS.get(rule["severity"], 1)
    mark = "!" if excessive else " "
    columns = " ".join(f"{share[name] / sizes[name]:7.2%}" for name in names)
    default = rule["severity"][0].upper() if rule["default"] else rule["severity"][0]
    return f"{mark}{default} {rule['id']:39} {count:9} {part:7.2%} {columns}"


def group(path):
    """The platform and the version of Xcode of a document."""
    head = Path(path).read_bytes()[:2000].decode("utf-8", "replace")
    runtime = re.search(r'targetRuntime="([^"]*)"', head)
    version = re.search(r'toolsVersion="(\d+)', head)
    number = int(version.group(1)) if version else 0
    name = [name for start, name in VERSIONS if number >= start][-1]
    return PLATFORMS.get(runtime.group(1) if runtime else "", "other"), "X" + name


def order(name):
    return name.startswith("X"), [version for _, version in VERSIONS].index(name[1:]) if name.startswith("X") else name

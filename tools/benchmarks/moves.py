"""How many stored frames that are wrong `ibt lint` reports by default: what `tools/bench moves` prints.

One view of a document is moved by 40 to 100 points on one axis, as if the file had been edited manually. Only
documents that Xcode did not flag are used, and only views that constraints place on both axes. Then: how many documents
that Xcode did not flag are accused as they are, and how many of the flags that Xcode 14 or newer stored are found when
they are erased.
"""
import json
import os
import random
import re
import subprocess
import tempfile
import zlib
from pathlib import Path

from benchmarks.xmltext import Document, NotReadable

SEED = "moves-1"
MOVES = 200
LARGEST = 400_000
RULES = ("misplaced_view", "ambiguous_layout", "conflicting_constraints")
HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin", "leftMargin",
              "rightMargin"}
VERTICAL = {"top", "bottom", "centerY", "topMargin", "bottomMargin", "baseline", "firstBaseline", "lastBaseline"}


def run(binary, folders, parts=("tuned", "held"), seed=SEED, show=None):
    paths = [str(folder / line) for folder in folders for line in (folder / "all.list").read_text().splitlines()]
    for part in parts:
        chosen = [path for path in paths if part_of(path) == part]
        documents = {path: data for path in chosen if (data := laid_out(path)) is not None}
        clean = [path for path, data in documents.items() if b'misplaced="YES"' not in data
                 and b'ambiguous="YES"' not in data]
        print(f"{part}: {len(documents)} documents with Auto Layout, {len(clean)} without a flag; seed {seed}")
        with tempfile.TemporaryDirectory() as folder:
            moved(binary, clean, Path(folder), random.Random(seed + part), show)
        accused(binary, clean, show)
        with tempfile.TemporaryDirectory() as folder:
            flags(binary, documents, Path(folder), show)


def part_of(path):
    """A third of the projects is held back: rules are not tuned on it."""
    project = Path(path).parent.name
    return "held" if zlib.crc32(project.encode()) % 3 == 0 else "tuned"


def laid_out(path):
    if os.path.getsize(path) > LARGEST:
        return None
    data = Path(path).read_bytes()
    return data if b'useAutolayout="YES"' in data[:4000] else None


def tools_version(data):
    found = re.search(rb'toolsVersion="(\d+)', data[:2000])
    version = int(found.group(1)) if found else 0
    if version > 32000:
        found = re.search(rb'plugIn identifier="[^"]*" version="(\d+)', data[:4000])
        version = int(found.group(1)) if found else 0
    return version


# Moves


def moved(binary, clean, folder, generator, show):
    plants = {}
    for origin in generator.sample(clean, len(clean)):
        plant = move(origin, generator)
        if plant is None:
            continue
        view, text, step = plant
        copy = folder / str(len(plants)) / Path(origin).name
        copy.parent.mkdir()
        copy.write_bytes(text.encode("utf-8"))
        plants[str(copy)] = (origin, view, step)
        if len(plants) == MOVES:
            break
    named = {path: named_views(report) for path, report in lint(binary, list(plants)).items()}
    layouts = layout(binary, list(plants))
    misplaced = {path: {view["id"] for view in report["views"] if view.get("misplaced")}
                 for path, report in layouts.items()}
    reported = marked = 0
    for path, (origin, view, step) in plants.items():
        marked += view in misplaced.get(path, ())
        reported += view in named.get(path, ())
        if show == "moves" and view not in named.get(path, ()):
            found = next((v for v in layouts.get(path, {"views": []})["views"] if v["id"] == view), {})
            print(f"  missed\t{origin}\t{view}\t{step}\t{found.get('doubts')}")
    print(f"  moved views: {len(plants)}, marked by layout {share(marked, len(plants))}, "
          f"reported by default {share(reported, len(plants))}")


def move(path, generator):
    try:
        document = Document(Path(path).read_bytes().decode("utf-8"))
    except (NotReadable, UnicodeDecodeError):
        return None
    placed = {}
    for node in document.root.subtree:
        if node.name == "constraint":
            holder = node.up("constraints")
            owner = holder.parent.get("id") if holder else None
            for item, attribute in (("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")):
                placed.setdefault(node.get(item, owner), set()).add(node.get(attribute))
    views = []
    for node in document.root.subtree:
        frame = node.child("rect", "frame")
        if (frame is None or node.get("translatesAutoresizingMaskIntoConstraints") != "NO" or node.parent is None
                or node.parent.name != "subviews" or node.parent.parent.name == "stackView"):
            continue
        attributes = placed.get(node.get("id"), set())
        if attributes & HORIZONTAL and attributes & VERTICAL:
            views.append((node, frame))
    if not views:
        return None
    node, frame = generator.choice(views)
    axis = generator.choice("xy")
    step = generator.choice((-1, 1)) * generator.randint(40, 100)
    value = float(frame.get(axis, 0)) + step
    return node.get("id"), document.set(frame, axis, f"{value:g}"), f"{axis}{step:+d}"


# Documents as they are


def accused(binary, clean, show):
    counts = dict.fromkeys(RULES, 0)
    for path, report in lint(binary, clean).items():
        found = {finding["rule"] for finding in report["findings"]}
        for rule in RULES:
            counts[rule] += rule in found
        if show in RULES:
            for finding in report["findings"]:
                if finding["rule"] == show:
                    print(f"  accused\t{path}:{finding['line']}\t{finding['message']}")
    print("  unflagged documents accused: " + ", ".join(f"{r} {share(n, len(clean))}" for r, n in counts.items()))


def flags(binary, documents, folder, show):
    """Xcode's own flags, erased: how many are found, and how many others are reported beside them."""
    flagged, copies = {}, {}
    for path, data in documents.items():
        if tools_version(data) < 21000 or b'misplaced="YES"' not in data:
            continue
        try:
            document = Document(data.decode("utf-8"))
        except (NotReadable, UnicodeDecodeError):
            continue
        flagged[path] = {n.get("id") for n in document.root.subtree if n.get("misplaced") == "YES" and n.get("id")}
        copy = folder / str(len(copies)) / Path(path).name
        copy.parent.mkdir()
        copy.write_bytes(data.replace(b' misplaced="YES"', b"").replace(b' ambiguous="YES"', b""))
        copies[str(copy)] = path
    found = others = right = wrong = 0
    total = sum(len(ids) for ids in flagged.values())
    for copy, report in lint(binary, list(copies)).items():
        path = copies[copy]
        named = named_views(report)
        found += len(named & flagged[path])
        others += len(named - flagged[path])
        for finding in report["findings"]:
            if finding["rule"] == "misplaced_view":
                hit = bool(set(ids(finding, Path(copy).read_bytes())) & flagged[path])
                right, wrong = right + hit, wrong + (not hit)
        if show == "flags":
            for view in sorted(named - flagged[path]):
                print(f"  unflagged\t{path}\t{view}")
            for view in sorted(flagged[path] - named):
                print(f"  missed\t{path}\t{view}")
    print(f"  flags of Xcode 14 or newer: {len(copies)} documents, found {share(found, total)}, "
          f"{share(found, found + others)} of the views reported; {share(right, right + wrong)} of the findings are "
          "about a flag")


def ids(finding, data):
    """The ids of the object that a finding is about and of its related places."""
    yield finding.get("object", {}).get("id")
    for related in finding.get("related", ()):
        found = re.match(rb'[^>]*? id="([^"]*)"', data[related["offset"]:related["offset"] + 4000])
        if found:
            yield found.group(1).decode("utf-8")


def named_views(report, rule="misplaced_view"):
    data = Path(report["file"]).read_bytes()
    return {i for finding in report["findings"] if finding["rule"] == rule for i in ids(finding, data)}


def lint(binary, paths):
    result = {}
    for start in range(0, len(paths), 500):
        command = [str(binary), "lint", "-q", "--isolated", "--no-cache", "--select", ",".join(RULES), "--format", "json",
                   *paths[start:start + 500]]
        for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines():
            report = json.loads(line)
            result[report["file"]] = report
    return result


def layout(binary, paths):
    result = {}
    for start in range(0, len(paths), 200):
        command = [str(binary), "layout", "--format", "json", *paths[start:start + 200]]
        for line in subprocess.run(command, capture_output=True, text=True).stdout.splitlines():
            report = json.loads(line)
            result[report["file"]] = report
    return result


def share(count, total):
    return f"{count} of {total} ({100 * count / max(1, total):.1f} %)"

"""What each measured rule and number of the layout is worth: how many documents, of how many projects, support and
contradict it.

`ibt-dev evidence` erases frames that constraints determine, finds them again with all rules and without each of them, and
prints the difference. Here the differences are counted by project and written to `.build/Evidence.md`, and for numbers
also into their tables in `Sources/IBLayout/Scene/Tables`. Fails if a weak rule does not say why it is kept, or if
another one does.
"""
import collections
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# What a rule needs to count as shown, and a number to count as measured.
DOCUMENTS, PROJECTS = 8, 3
MEASURED = 2
TABLES = ("AppKit", "UIKit", "Bars", "Margins", "Symbols", "Fonts")

HEAD = """# Evidence

The rules and numbers of the layout, and what supports them. They were measured on frames that Xcode stored, so each
can be left out: `tools/bench evidence` erases the frames that constraints determine, finds them again with all
rules and numbers and without each of them, and counts the documents, and their projects, that have more right
frames with it (*for*) and without it (*against*). A document in which it changes nothing does not count. A frame is
right within half a point, or within one where content is measured (`--content measured`); rules about flags are
compared with the flags Xcode stored.

The page is written by the program; `Sources/IBLayout/Scene/Tables` has the rules, in `Rules.tsv`, and the
numbers. A rule that fewer than {documents} documents of {projects} projects support is *weak* and says why it is
kept; a test allows 25 of them. Rules marked *stored* read the answer that Xcode stored: they apply on the canvas
only, and `tools/bench evidence` prints how good the layout is without them.

Counted on {total} documents of {groups} projects.

"""

NUMBERS = """## Numbers

A number that replaced an older one is left out by going back to that one. Its source is *measured* where documents
of at least {measured} projects support it, *published* where Apple or others say it, else *assumed*: it is the most
frequent value of few frames, or the value of what is alike, and nothing that rests on it is called certain.

Insets and baselines of AppKit are fitted: of all equations that required constraints between siblings and with
their superview pose, they have the smallest sum of absolute errors. Sizes are the most frequent ones of stored
frames.

There are {count} numbers; {shown} are supported by documents of at least {projects} projects, {published} are
published, {assumed} are assumed.

"""


def project(path):
    """The first folder below `corpus` or `recent`, and which of the two."""
    parts = Path(path).parts
    for name in ("corpus", "recent"):
        if name in parts:
            return name, parts[parts.index(name) + 1]
    return "", str(Path(path).parent)


def lines(program, paths, folder, *options):
    """Lines of `ibt-dev evidence`, from as many processes as there are cores."""
    count = os.cpu_count() or 1

    def run(number):
        listing = Path(folder) / f"evidence-{number}.list"
        listing.write_text("\n".join(paths[number::count]))
        return subprocess.run([program, "evidence", *options, listing], capture_output=True, text=True, check=True).stdout

    with ThreadPoolExecutor(count) as pool:
        for output in pool.map(run, range(count)):
            yield from (line.split("\t") for line in output.splitlines())


def accuracy(program, paths, folder):
    """Prints how many frames are found again, with and without the rules that read the stored answer."""
    sums = collections.defaultdict(lambda: [0, 0, 0, 0, 0, 0])
    for views, hits, computed, platform, path in lines(program, paths, folder, "--accuracy"):
        counts = [int(views), int(hits), int(computed)]
        whole = [1, hits == views, computed == views]
        for key in (platform, f"{platform}, {project(path)[0]}"):
            sums[key] = [a + b for a, b in zip(sums[key], counts + whole)]
    for key, (views, hits, computed, documents, whole, wholly) in sorted(sums.items()):
        print(f"{key}: {100 * hits / views:.1f} % of {views} views, {100 * whole / documents:.1f} % of {documents} "
              f"documents; without rules that read the stored answer {100 * computed / views:.1f} %, "
              f"{100 * wholly / documents:.1f} %")


def table(rows):
    yield "| rule | releases | for: documents (projects) | against | |"
    yield "|---|---|---|---|---|"
    for name, releases, source, weakness, helped, harmed in rows:
        shown = [f"{len(group)} ({len({project(path) for path in group})})" for group in (helped, harmed)]
        note = "weak: " + weakness if weakness else "stored" if source == "stored" else ""
        yield f"| {name} | {releases} | {shown[0]} | {shown[1]} | {note} |"


def number_name(table, row):
    """The name of a line of a table, as `ibt-dev evidence` prints it."""
    control, variant, metric, first = row[:4]
    return (f"{table}: {control}" + ("" if variant == "-" else f", {variant}") + f", {metric}"
            + ("" if first == "-" else f" from {first}"))


def count_numbers(folder, helped, harmed):
    """Writes the counts into the tables of numbers, and returns their section of the page."""
    sections, rows = "", []
    for table in TABLES:
        path = folder / f"{table}.tsv"
        heads, *lines = [line.split("\t") for line in path.read_text().splitlines()]
        for row in lines:
            # The two sets have few documents of tvOS; its counts come from more, as the README of the tables says.
            if row[1].startswith("tvOS"):
                continue
            name = number_name(table, row)
            projects = len({project(path) for path in helped[name]})
            row[6:9] = str(len(helped[name])), str(projects), str(len(harmed[name]))
            if row[9] != "published":
                row[9] = "measured" if projects >= MEASURED else "assumed"
        path.write_text("".join("\t".join(row) + "\n" for row in [heads, *lines]))
        rows += lines
        sections += f"### {table}\n\n| number | releases | value | for: documents (projects) | against | source |\n|---|---|---|---|---|---|\n"
        for control, variant, metric, first, before, value, documents, projects, against, source in lines:
            releases = ", ".join([f"from {first}"] * (first != "-") + [f"before {before}"] * (before != "-"))
            label = ", ".join([control] + [variant] * (variant != "-") + [metric])
            sections += f"| {label} | {releases} | {value} | {documents} ({projects}) | {against} | {source} |\n"
        sections += "\n"
    count = lambda condition: sum(1 for row in rows if condition(row))
    head = NUMBERS.format(measured=MEASURED, projects=PROJECTS, count=len(rows), shown=count(lambda r: int(r[7]) >= PROJECTS),
                          published=count(lambda r: r[9] == "published"), assumed=count(lambda r: r[9] == "assumed"))
    print(head.strip().splitlines()[-2], file=sys.stderr)
    return head + sections


def run(program, paths, folder, root):
    helped, harmed = collections.defaultdict(set), collections.defaultdict(set)
    for gain, rule, path in lines(program, paths, folder):
        (helped if int(gain) > 0 else harmed)[rule].add(path)
    listed = subprocess.run([program, "evidence", "--rules"], capture_output=True, text=True, check=True).stdout
    rows = []
    for line in listed.splitlines():
        name, releases, source, weakness = line.split("\t")
        rows.append((name, releases, source, weakness, helped[name], harmed[name]))
    text = HEAD.format(documents=DOCUMENTS, projects=PROJECTS, total=f"{len(paths):,}",
                       groups=len({project(path) for path in paths}))
    sections = [("Where views are", lambda row: row[2] != "content"), ("How large content is", lambda row: row[2] == "content")]
    for title, belongs in sections:
        text += f"## {title}\n\n" + "\n".join(table([row for row in rows if belongs(row)])) + "\n\n"
    text += count_numbers(root / "Sources/IBLayout/Scene/Tables", helped, harmed)
    target = root / ".build" / "Evidence.md"
    target.parent.mkdir(exist_ok=True)
    target.write_text(text.rstrip() + "\n")
    weak = [row for row in rows if len(row[4]) < DOCUMENTS or len({project(path) for path in row[4]}) < PROJECTS]
    for name, _, _, weakness, good, bad in weak:
        print(f"weak{'' if weakness else ' without a reason'}: {name}: {len(good)} for, {len(bad)} against")
    excused = [row[0] for row in rows if row[3] and row not in weak]
    for name in excused:
        print(f"not weak, but with a reason: {name}")
    for name in sorted(set(helped) | set(harmed)):
        if len(harmed[name]) > len(helped[name]):
            print(f"does not pay: {name}: {len(helped[name])} for, {len(harmed[name])} against")
    accuracy(program, paths, folder)
    print(f"{len(rows)} rules, {len(weak)} weak; written to {target}", file=sys.stderr)
    if excused or not all(row[3] for row in weak):
        sys.exit("bench: the reasons in Rules.tsv and the counts do not fit together")

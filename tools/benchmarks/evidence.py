"""What each measured rule of the layout is worth: how many documents, of how many projects, speak for and against it.

`ibt-dev evidence` erases frames that constraints determine, finds them again with all rules and without each of them, and
prints the difference. Here the differences are counted by project and written to Documents/Evidence.md.
"""
import collections
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# What a rule needs to count as shown.
DOCUMENTS, PROJECTS = 8, 3

HEAD = """# Evidence

What the rules and numbers of the layout stand on. They were measured on frames that Xcode stored, so each can be left
out: `tools/bench evidence` erases the frames that constraints determine, finds them again with all rules and without each
of them, and counts the documents, and their projects, that have more right frames with the rule (*for*) and without it
(*against*). A document in which the rule changes nothing does not count. A frame is right within half a point, or within
one where content is measured (`--content measured`); rules about flags are compared with the flags Xcode stored.

The list is written by the program; `Sources/IBScene/Evidence` has the names. A rule that fewer than {documents} documents of
{projects} projects speak for is *weak* and says why it is kept; a test allows 25 of them. Rules marked *stored* read the
answer that Xcode stored: they apply on the canvas only, and `tools/bench evidence` prints how good the layout is without
them.

Counted on {total} documents of {groups} projects.

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


def run(program, paths, folder, target):
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
    Path(target).write_text(text.rstrip() + "\n")
    weak = [row for row in rows if len(row[4]) < DOCUMENTS or len({project(path) for path in row[4]}) < PROJECTS]
    for name, _, _, weakness, good, bad in weak:
        print(f"weak{'' if weakness else ' without a reason'}: {name}: {len(good)} for, {len(bad)} against")
    for name, _, _, _, good, bad in rows:
        if len(bad) > len(good):
            print(f"does not pay: {name}: {len(good)} for, {len(bad)} against")
    accuracy(program, paths, folder)
    print(f"{len(rows)} rules, {len(weak)} weak; written to {target}", file=sys.stderr)

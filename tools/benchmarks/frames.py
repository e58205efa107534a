"""How well and how fast `ibt layout` lays out real documents: what `tools/bench frames` prints."""
import collections
import importlib.util
import json
import re
import subprocess
import sys

CAUSES = 15
STALE_FLAGS = 20
COMPONENTS = ("x", "y", "width", "height")


def measure_module(path):
    """The measure that reads documents and blinds them, ../shared/measure/xcode_frames.py."""
    spec = importlib.util.spec_from_file_location("xcode_frames", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(binary, corpus, documents, compare):
    script = corpus.parent / "measure" / "xcode_frames.py"
    if not script.exists():
        print(f"bench: skipped, {script} is absent", file=sys.stderr)
        return
    measure = measure_module(script)
    readers = read(measure, documents)
    for option in ([], ["--erase-text"]):
        agreement(script, binary, corpus, readers, option)
    flags(binary, readers)
    compare(f"layout of {len(documents)} documents in one process",
            [str(binary), "layout", "--format", "json", str(corpus)], ["xmllint", "--noout", *documents])


def read(measure, documents):
    """Documents with Auto Layout by path: the views as the measure sees them."""
    readers = {}
    for path in documents:
        with open(path, "rb") as file:
            data = file.read()
        try:
            reader = measure.Reader(data)
        except measure.expat.ExpatError:
            continue
        if reader.doc.get("useAutolayout") == "YES":
            readers[path] = reader
    return readers


# (a) Agreement with the frames Xcode stored

WORST = re.compile(r"(?P<path>.*)  (?P<tag>\w+) (?P<id>\S+)  Xcode \((?P<xcode>.*)\)  ibt (?P<ibt>\[.*\]|None)$")


def agreement(script, binary, corpus, readers, option):
    """Both lines of the measure, then the groups of views that are off most often."""
    command = [sys.executable, str(script), "--ibt", str(binary), "--worst", "1000000", *option,
               str(corpus / "all.list")]
    lines = subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
    causes = collections.Counter()
    examples = {}
    for line in lines:
        match = WORST.match(line)
        if not match:
            print(" ".join(["frames", *option, line]))
            continue
        for cause in causes_of(match, readers):
            causes[cause] += 1
            examples.setdefault(cause, f"{match['path'].split('/corpus/')[-1]} {match['id']}")
    for cause, count in causes.most_common(CAUSES):
        print(f"{count:6} {' '.join(cause)}, as {examples[cause]}")


def causes_of(match, readers):
    """Platform, era, root, kind and component of each number that is more than a point off."""
    reader = readers.get(match["path"])
    if not reader:
        return
    view = next((view for view in reader.views if view.id == match["id"]), None)
    group = (platform(reader.doc), era(reader.doc), view.root if view else "?", match["tag"])
    if match["ibt"] == "None":
        yield (*group, "missing")
        return
    pairs = zip(COMPONENTS, match["xcode"].split(", "), json.loads(match["ibt"]))
    for component, stored, solved in pairs:
        if abs(float(stored) - solved) > 1:
            yield (*group, component)


def platform(document):
    return "macOS" if document.get("targetRuntime", "").startswith("MacOSX") else "iOS"


def era(document):
    """The version of Xcode, as far as layout changed with it."""
    version = int(document.get("toolsVersion", "0").split(".")[0])
    steps = [(24100, "Xcode 26"), (21500, "Xcode 15+"), (17000, "Xcode 12+"), (14800, "Xcode 11"), (13100, "Xcode 9+"),
             (11134, "Xcode 8")]
    return next((name for least, name in steps if version >= least), "before Xcode 8")


# (b) The flags Xcode wrote

def flags(binary, readers):
    """How many flagged views are found and how many others are called misplaced or ambiguous.

    Views placed by constraints are counted by themselves: Xcode also flags some whose frames are given.
    """
    found = {"misplaced": collections.Counter(), "ambiguous": collections.Counter()}
    placed = {flag: collections.Counter() for flag in found}
    stale = []
    for path, views in layouts(binary, list(readers)).items():
        for stored in readers[path].views:
            solved = views.get(stored.id)
            if solved is None:
                continue
            for flag, counter in found.items():
                is_flagged = stored.attrs.get(flag) == "YES"
                counter[is_flagged, bool(solved.get(flag))] += 1
                if is_placed(stored):
                    placed[flag][is_flagged, bool(solved.get(flag))] += 1
                if is_flagged and not solved.get(flag):
                    stale.append((flag, path, stored, solved["frame"]))
    for title, counters in (("placed by constraints", placed), ("all", found)):
        for flag, counter in counters.items():
            flagged = counter[True, True] + counter[True, False]
            others = counter[False, True] + counter[False, False]
            print(f"{flag}, {title}: {counter[True, True]} of {flagged} flagged views found, "
                  f"{counter[False, True]} of {others} others called so")
    agreeing = [entry for entry in stale if entry[0] == "ambiguous" or agrees(entry[2].rect, entry[3])]
    print(f"stale flags, by our account: {len(agreeing)}")
    for flag, path, stored, _ in agreeing[:STALE_FLAGS]:
        print(f"  {flag} {stored.tag} {stored.id} in {path.split('/corpus/')[-1]}")


def is_placed(view):
    return view.attrs.get("translatesAutoresizingMaskIntoConstraints") == "NO" and view.attrs.get("fixedFrame") != "YES"


def agrees(stored, solved):
    return all(abs(first - second) <= 1 for first, second in zip(stored, solved))


def layouts(binary, documents):
    """Views by id, by path of the document."""
    output = subprocess.run([str(binary), "layout", "--format", "json", *documents],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout
    lines = (json.loads(line) for line in output.splitlines())
    return {line["file"]: {view["id"]: view for view in line["views"]} for line in lines}

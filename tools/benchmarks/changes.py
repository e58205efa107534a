"""What comparing and merging versions of a document costs, beside reading them and beside git."""
import os
import re
import resource
import statistics
import subprocess
from pathlib import Path

SIZE = 300_000
ROUNDS = 9


def run(ibt, development, documents, folder):
    storyboards = [d for d in documents if d.endswith(".storyboard")]
    nearest = sorted(storyboards, key=lambda d: abs(os.path.getsize(d) - SIZE))[:4]
    for number, document in enumerate(nearest):
        measure(ibt, development, versions(document, Path(folder) / f"changes-{number}"), os.path.getsize(document))


def versions(document, folder):
    """The document, and two versions in which other things are different."""
    folder.mkdir()
    text = Path(document).read_text()
    texts = re.compile(r'(<(?:label|button)\b[^>]*?\b(?:text|title)=")([^"]*)')
    places = re.compile(r'(<rect key="frame" x=")([^"]*)')
    paths = []
    for name, pattern in (("base", None), ("ours", texts), ("theirs", places)):
        path = folder / f"{name}.storyboard"
        count = 0

        def change(match):
            nonlocal count
            count += 1
            return match[0] if count % 5 else match[1] + "9" + match[2]
        path.write_text(pattern.sub(change, text) if pattern else text)
        paths.append(str(path))
    return paths


def measure(ibt, development, paths, size):
    base, ours, theirs = paths
    lists = {}
    for count in (2, 3):
        lists[count] = base + f".{count}.list"
        Path(lists[count]).write_text("\n".join(paths[:count]))
    ways = {
        "parse two": [development, "parse", lists[2]], "parse three": [development, "parse", lists[3]],
        "lint two": [ibt, "lint", "-q", "--no-cache", base, ours],
        "diff": [ibt, "diff", "--no-consequences", base, ours], "diff with consequences": [ibt, "diff", base, ours],
        "git diff": ["git", "diff", "--no-index", base, ours],
        "merge": [ibt, "merge", "--frames", "ours", base, ours, theirs],
        "merge with frames": [ibt, "merge", base, ours, theirs],
        "git merge-file": ["git", "merge-file", "-p", ours, base, theirs],
    }
    times = {name: [] for name in ways}
    for _ in range(ROUNDS):
        for name, command in ways.items():
            times[name].append(processor_seconds([str(word) for word in command]))
    median = {name: statistics.median(list) for name, list in times.items()}
    print(f"a storyboard of {size / 1000:.0f} kB, processor time; parse of two versions {median['parse two'] * 1000:.0f} ms, of "
          f"three {median['parse three'] * 1000:.0f} ms")
    for name, yardstick in (("diff", "parse two"), ("diff with consequences", "lint two"), ("merge", "parse three"),
                            ("merge with frames", "parse three"), ("diff", "git diff"), ("merge", "git merge-file")):
        print(f"  {name}: {median[name] * 1000:.0f} ms, {median[name] / median[yardstick]:.2f} x {yardstick}")


def processor_seconds(command):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime

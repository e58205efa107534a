"""What fixes do to real documents: what `tools/bench fixes` prints.

Every document is copied and fixed. What had a fix must be gone, no rule may find more than before, what no fix names must
be byte for byte as it was, and fixing again must change nothing. Safe fixes are tried alone, then with unsafe ones, which
may uncover findings: a constraint that another one kept from conflicting, for example.
"""
import collections
import shutil
import subprocess
import tempfile
from pathlib import Path

from benchmarks.planted import key, lint


def run(binary, folders):
    for safeties in (("safe",), ("safe", "unsafe")):
        with tempfile.TemporaryDirectory() as folder:
            paths = copies(folders, Path(folder))
            before = findings(binary, paths)
            originals = {path: Path(path).read_bytes() for path in paths}
            fix(binary, paths, safeties)
            fixed = {path: Path(path).read_bytes() for path in paths}
            after = findings(binary, paths)
            fix(binary, paths, safeties)
            again = [path for path in paths if Path(path).read_bytes() != fixed[path]]
            elsewhere = [path for path in paths if changes_elsewhere(originals[path], fixed[path], before[path], safeties)]
            print(f"{' and '.join(safeties)} fixes: {sum(originals[p] != fixed[p] for p in paths)} of {len(paths)} documents "
                  f"change, {len(again)} again when they are fixed again, {len(elsewhere)} where no fix says so")
            report(before, after, safeties)
            for title, examples in (("again", again), ("elsewhere", elsewhere)):
                for path in examples[:3]:
                    print(f"  {title}: {Path(path).name}, number {Path(path).parent.name}")


def copies(folders, target):
    paths = []
    for number, source in enumerate(folder / line for folder in folders
                                    for line in (folder / "all.list").read_text().splitlines()):
        path = target / str(number) / source.name
        path.parent.mkdir()
        shutil.copyfile(source, path)
        paths.append(str(path))
    return paths


def findings(binary, paths):
    """The findings of each document; documents without findings may be left out of what the linter prints."""
    result = {path: [] for path in paths}
    for found in lint(binary, paths):
        result[found["file"]] += found["findings"]
    return result


def fix(binary, paths, safeties):
    options = ["--unsafe-fixes"] if "unsafe" in safeties else []
    for start in range(0, len(paths), 500):
        command = [str(binary), "lint", "-q", "--isolated", "--select", "all", "--fix", *options, *paths[start:start + 500]]
        log = subprocess.run(command, capture_output=True)
        if log.returncode not in (0, 1):
            print(log.stderr.decode()[-2000:])


def applied(found, safeties):
    """The findings of a document that have a fix of one of the kinds."""
    return [finding for finding in found if finding.get("fix", {}).get("safety") in safeties]


def changes_elsewhere(original, fixed, found, safeties):
    """Whether the parts of a document that no fix edits are not all there any more, in order."""
    edits = sorted((edit["offset"], edit["endOffset"]) for finding in applied(found, safeties)
                   for edit in finding["fix"]["edits"])
    position, start = 0, 0
    for offset, end in [*edits, (len(original), len(original))]:
        if offset > start:
            position = fixed.find(original[start:offset], position)
            if position < 0:
                return True
            position += offset - start
        start = max(start, end)
    return not edits and original != fixed


def report(before, after, safeties):
    gone, kept, added = collections.Counter(), collections.Counter(), collections.Counter()
    examples = {}
    for path, found in before.items():
        rules = [collections.Counter(finding["rule"] for finding in some) for some in (found, after[path])]
        gone.update(rules[0] - rules[1])
        added.update(rules[1] - rules[0])
        left = collections.Counter(map(key, after[path]))
        kept.update(name for name, _, _ in (collections.Counter(map(key, applied(found, safeties))) & left).elements())
        for rule in [*(rules[1] - rules[0])]:
            examples.setdefault(rule, path)
    print(f"  {sum(gone.values())} findings of {len(gone)} rules are gone, {sum(added.values())} are new, "
          f"{sum(kept.values())} are left although they have a fix")
    for rule, count in added.most_common():
        print(f"  new: {rule} {count}, as in {Path(examples[rule]).name}, number {Path(examples[rule]).parent.name}")
    for rule, count in kept.most_common():
        print(f"  left: {rule} {count}")

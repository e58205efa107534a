"""How many mistakes that people make `ibt lint` finds: what `tools/bench planted` prints.

Each kind of mistake is planted in some documents, at a place chosen by a generator that is seeded with the name of the
kind, so every run plants the same. A mistake is found if the linter reports something about the changed document that it
does not report about the original: another rule, another object or another message.
"""
import collections
import json
import os
import random
import re
import subprocess
import tempfile
from pathlib import Path

from benchmarks.mistakes import KINDS
from benchmarks.xmltext import Document, NotReadable

COPIES = 12
LARGEST = 400_000
# Documents that are tried for a kind before it counts as not applicable.
TRIES = 1500


def run(binary, folders, chosen=(), show=False, seed=""):
    paths = [str(folder / line) for folder in folders for line in (folder / "all.list").read_text().splitlines()]
    kinds = [kind for kind in KINDS if not chosen or kind.name in chosen]
    standard = {kind["id"] for rule in catalogue(binary).values() for kind in rule.get("kinds") or [rule]
                if kind["default"]}
    with tempfile.TemporaryDirectory() as folder:
        plants = [plant for kind in kinds for plant in planted(kind, paths, Path(folder), seed)]
        before = findings(binary, sorted({plant.origin for plant in plants}))
        after = findings(binary, sorted(plant.path for plant in plants))
        results = collections.defaultdict(list)
        for plant in plants:
            results[plant.kind].append((plant, after[plant.path] - before[plant.origin]))
        report(kinds, results, standard, show)


class Plant:
    def __init__(self, kind, origin, path):
        self.kind, self.origin, self.path = kind.name, origin, path


def planted(kind, paths, folder, seed):
    """Copies of documents, each with one mistake."""
    generator = random.Random(kind.name + seed)
    count = 0
    for origin in generator.sample(paths, min(TRIES, len(paths))):
        if os.path.getsize(origin) > LARGEST:
            continue
        try:
            document = Document(Path(origin).read_bytes().decode("utf-8"))
        except (NotReadable, UnicodeDecodeError):
            continue
        changed = kind.plant(document, generator)
        if not changed or changed == document.text:
            continue
        path = folder / kind.name / str(count) / Path(origin).name
        path.parent.mkdir(parents=True)
        path.write_bytes(changed.encode("utf-8"))
        yield Plant(kind, origin, str(path))
        count += 1
        if count == COPIES:
            return


def findings(binary, paths):
    """The findings of each document, as far as they do not depend on where something is."""
    result = {path: collections.Counter() for path in paths}
    for report in lint(binary, paths):
        result[report["file"]].update(key(finding) for finding in report["findings"])
    return result


def lint(binary, paths):
    """The reports of all rules about documents."""
    for start in range(0, len(paths), 500):
        command = [str(binary), "lint", "-q", "--isolated", "--select", "all", "--format", "json", *paths[start:start + 500]]
        log = subprocess.run(command, capture_output=True)
        if log.returncode not in (0, 1, 2):
            raise SystemExit(f"bench: ibt ended with {log.returncode}: {log.stderr.decode()[-500:]}")
        yield from reports(log.stdout.decode())


def reports(output):
    """The reports of all files, from one JSON text or one a line."""
    try:
        parsed = json.loads(output)
    except json.JSONDecodeError:
        parsed = [json.loads(line) for line in output.splitlines() if line]
    if isinstance(parsed, dict):
        return parsed["files"] if "files" in parsed else [parsed]
    return parsed


def key(finding):
    message = re.sub(r"line \d+", "line", finding["message"])
    return finding["rule"], (finding.get("object") or {}).get("id"), message


def catalogue(binary):
    """The rules by their ids."""
    rules = json.loads(subprocess.run([str(binary), "rules", "--format", "json"], capture_output=True).stdout)
    return {rule["id"]: rule for rule in rules["rules"]}


def report(kinds, results, standard, show):
    totals = collections.Counter()
    failed = []
    for kind in kinds:
        copies = results[kind.name]
        by_default = sum(any(rule in standard for rule, _, _ in new) for _, new in copies)
        by_all = sum(bool(new) for _, new in copies)
        totals.update(copies=len(copies), default=by_default, all=by_all)
        relevant = by_default if kind.breaks else by_all
        weak = relevant * 2 < len(copies) or not copies
        if weak:
            failed.append(kind.name)
        rules = collections.Counter(rule for _, new in copies for rule in {rule for rule, _, _ in new})
        common = ", ".join(f"{rule} {count}" for rule, count in rules.most_common(3))
        print(f"{'!' if weak else ' '} {kind.name:42} {by_default:3} {by_all:3} of {len(copies):3}  {common}")
        if show:
            for plant, new in copies:
                if not any(rule in standard for rule, _, _ in new):
                    print(f"      missed in {plant.origin}")
    count = totals["copies"] or 1
    print(f"{len(kinds)} kinds, {totals['copies']} copies: found by default {totals['default'] / count:.1%}, by all rules "
          f"{totals['all'] / count:.1%}; {len(failed)} kinds are found in less than half of their copies: "
          f"{', '.join(failed) or 'none'}")

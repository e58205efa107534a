"""How fast systems of rows are solved, beside kiwi in C++: what `tools/bench solver` prints.

Systems are those of the documents of the corpus, those of the file SYSTEMS names, and generated ones.
"""
import os
import statistics
import subprocess
import sys
from pathlib import Path

SIZES = (20, 50, 100, 200, 500, 1000, 10**9)
ROUNDS = 5
WORST = 5
# Systems of more views take kiwi minutes; they are timed without it.
MOST_VIEWS = 1000


def run(binary, root, folder, documents):
    program = kiwi(root)
    exported = Path(folder) / "systems.txt"
    with open(exported, "wb") as out:
        subprocess.run([binary, "solver", "export", documents], stdout=out, check=True)
    for title, path in (("documents", exported), ("SYSTEMS", os.environ.get("SYSTEMS"))):
        if path and os.path.getsize(path):
            print_comparison(title, *interleaved(binary, program, path, ROUNDS))
    for count in (10, 100, 1000, 10000):
        path = Path(folder) / f"systems-{count}.txt"
        with open(path, "wb") as out:
            subprocess.run([binary, "solver", "generate", str(count)], stdout=out, check=True)
        limit = 10**9 if count < MOST_VIEWS or os.environ.get("PATIENT") else 0
        print_comparison(f"layouts of {count} views",
                         *interleaved(binary, program, path, ROUNDS if count < MOST_VIEWS else 1, limit))


def kiwi(root):
    """kiwi's timer, compiled from the source package of kiwisolver; not kept in git."""
    folder = root / ".build-bench"
    program = folder / "kiwi-timer"
    source = root / "tools" / "yardsticks" / "kiwi.cpp"
    if program.exists() and program.stat().st_mtime > source.stat().st_mtime:
        return program
    folder.mkdir(exist_ok=True)
    if not (folder / "kiwi").exists():
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--no-binary", ":all:",
                        "kiwisolver", "-d", str(folder)], check=True)
        archive = sorted(folder.glob("kiwisolver-*.tar.gz"))[-1]
        subprocess.run(["tar", "xf", str(archive), "-C", str(folder), "--strip-components=1"], check=True)
    # Its guard throws from a destructor when a size is too small, which would end the process.
    implementation = folder / "kiwi" / "solverimpl.h"
    text = implementation.read_text().replace("~DualOptimizeGuard() {", "~DualOptimizeGuard() noexcept(false) {")
    implementation.write_text(text)
    subprocess.run(["g++", "-O3", "-march=native", "-std=c++17", f"-I{folder}", str(source), "-o", str(program)], check=True)
    return program


def timings(command):
    """By name of system: rows, then nanoseconds."""
    lines = subprocess.run(list(map(str, command)), capture_output=True, text=True, check=True).stdout.splitlines()
    return {name: list(map(float, rest)) for name, *rest in map(str.split, lines)}


def interleaved(binary, program, path, rounds, row_limit=10**9):
    """Medians of both by name of system: rows, solve, resize and swap; ours ends with the conflicts."""
    ours, theirs = [], []
    for _ in range(rounds):
        ours.append(timings([binary, "solver", "time", path]))
        theirs.append(timings([program, path, row_limit]))
    return medians(ours), medians(theirs)


def medians(runs):
    return {name: [statistics.median(run[name][place] for run in runs) for place in range(len(first))]
            for name, first in runs[0].items()}


def print_comparison(title, ours, theirs):
    """Totals and ratios by size, and the systems with the lowest ratios.

    Systems with conflicts stand apart: kiwi leaves out any row that does not fit, ibt finds irreducible sets.
    """
    print(f"{title}: {len(ours)} systems, load {os.getloadavg()[0]:.1f}")
    classes, conflicting = {}, []
    for name, (rows, *times, conflicts) in ours.items():
        if name not in theirs:
            solve, resize, swap = times
            print(f"  {name}: {rows:.0f} rows, {solve / 1e6:.3f} ms, resize {resize / 1e3:.2f} us, "
                  f"swap {swap / 1e6:.3f} ms; kiwi not run")
        elif conflicts:
            conflicting.append((name, times, theirs[name]))
        else:
            size = next(limit for limit in SIZES if rows <= limit)
            classes.setdefault(size, []).append((name, times, theirs[name]))
    for size, systems in sorted(classes.items()):
        print_class(f"  up to {size} rows" if size < SIZES[-1] else "  more rows", systems)
    if conflicting:
        print_class("  with conflicts", conflicting)
    systems = [system for systems in classes.values() for system in systems]
    if len(classes) > 1:
        print_class("  all", systems)
    systems.sort(key=lambda system: system[2][1] / system[1][0])
    for name, (solve, *_), (rows, other, *_) in systems[:WORST]:
        print(f"    {other / solve:.1f} x: {solve / 1e3:.2f} us for {rows:.0f} rows, {name.split('/corpus/')[-1]}")


def print_class(title, systems):
    solves, resizes, swaps = ([(ours[place], theirs[place + 1]) for _, ours, theirs in systems
                               if ours[place] > 0 and theirs[place + 1] > 0] for place in range(3))
    print(f"{title}: {len(systems)} systems, {sum(ours for ours, _ in solves) / 1e6:.3f} ms, "
          f"median {statistics.median(ours for ours, _ in solves) / 1e3:.2f} us, {ratio(solves)}; "
          f"resize {ratio(resizes)}; swap {ratio(swaps)}")


def ratio(pairs):
    """How many times faster in total and at worst."""
    if not pairs:
        return "none"
    total = sum(theirs for _, theirs in pairs) / sum(ours for ours, _ in pairs)
    ratios = [theirs / ours for ours, theirs in pairs]
    return f"{total:.1f} x, worst {min(ratios):.1f} x, {sum(ratio < 3 for ratio in ratios)} below 3 x"

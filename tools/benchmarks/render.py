"""What pictures cost, in time and in bytes: what `tools/bench render` prints.

A scene is compared with its own layout, within one process; the storyboard with the most scenes, as one canvas and as a
page, with `xmllint --noout` of it.
"""
import subprocess
from pathlib import Path

PAGE_LIMIT = "100"


def run(binary, development, root, documents, folder, compare):
    folder = Path(folder)
    if documents:
        scenes(development, documents, folder)
        largest = max(documents, key=lambda path: Path(path).read_bytes().count(b"<scene "))
        count = Path(largest).read_bytes().count(b"<scene ")
        canvas = [str(binary), "canvas", largest, "-o", str(folder / "canvas.svg")]
        page = [str(binary), "preview", "--limit", PAGE_LIMIT, largest, "-o", str(folder / "page.html")]
        compare(f"canvas of {count} scenes (at most 100)", canvas, ["xmllint", "--noout", largest])
        compare("page of them (at most 300)", page, ["xmllint", "--noout", largest], rounds=3)
    document, scene = dashboard(root, documents)
    commands = {
        "still (at most 85)": ["render", "--scene", scene],
        "page (at most 750)": ["preview", "--scene", scene],
    }
    for name, arguments in commands.items():
        output = subprocess.run([str(binary), *arguments, document], capture_output=True, check=True).stdout
        print(f"Dashboard, {name}: {len(output) / 1000:.1f} kB")


def dashboard(root, documents):
    """The Dashboard of LDOLayoutTemplates, or ours where it is absent."""
    for document in documents:
        if document.endswith("Example__LDOLayoutTemplates__Base.lproj__Main.storyboard"):
            return document, "Dashboard Example"
    return str(root / "Documents" / "Examples" / "Dashboard.storyboard"), "Dashboard"


def scenes(development, documents, folder):
    """Ratios of each scene's picture to its layout, and the sizes of the files."""
    listing = folder / "pictures.list"
    listing.write_text("\n".join(documents))
    output = subprocess.run([str(development), "pictures", str(listing)], capture_output=True, text=True, check=True)
    rows = [line.split("\t") for line in output.stdout.splitlines()]
    layout, drawing, writing, size = ([int(row[column]) for row in rows] for column in range(4))
    print(f"{len(rows)} scenes of {len(documents)} documents: median, 95th percentile")
    both = [sum(times) for times in zip(drawing, writing)]
    for title, times in [("drawing", drawing), ("drawing and writing", both)]:
        ratios = [time / max(1, other) for time, other in zip(times, layout)]
        print(f"  {title} against layout: {share(ratios, .5):.2f} x, {share(ratios, .95):.2f} x (at most 3)")
    for title, values in [("layout", layout), ("drawing", drawing), ("writing", writing)]:
        print(f"  {title}: {share(values, .5)} us, {share(values, .95)} us")
    print(f"  SVG: {share(size, .5) / 1000:.1f} kB (at most 5), {share(size, .95) / 1000:.1f} kB (at most 16)")


def share(values, part):
    """The value that a part of the values is below."""
    return sorted(values)[int(len(values) * part)]

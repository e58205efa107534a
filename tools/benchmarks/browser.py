"""How far pictures in Chromium are from those of librsvg: the root mean square error of each scene, in percent.

Scenes of our examples and of documents of the corpus are drawn at one pixel per point by both.
"""
import re
import shutil
import subprocess
import sys
from pathlib import Path

SCENES, BAR = 30, 1.5
WINDOW = 1400


def run(binary, root, corpus, folder):
    missing = [name for name in ("chromium", "rsvg-convert", "compare") if not shutil.which(name)]
    if missing:
        sys.exit(f"bench: {', '.join(missing)} missing: run `apt-get install chromium librsvg2-bin imagemagick`")
    folder = Path(folder)
    errors = [(error(svg, folder), svg.name) for svg in scenes(binary, root, corpus, folder)]
    for value, name in sorted(errors, reverse=True):
        print(f"{value:.2f} %  {name}")
    above = sum(value > BAR for value, _ in errors)
    print(f"{len(errors)} scenes, {above} above {BAR} %")


def scenes(binary, root, corpus, folder):
    """SVG files: one of each of our examples, then of documents at equal distances in the corpus."""
    documents = sorted((root / "Documents" / "Examples").glob("*.storyboard"))
    listing = corpus / "all.list"
    if listing.exists():
        lines = listing.read_text().splitlines()
        documents += [corpus / line for line in lines[::max(1, len(lines) // 60)]]
    found = []
    for number, document in enumerate(documents):
        if len(found) >= SCENES:
            break
        target = folder / str(number)
        target.mkdir()
        subprocess.run([str(binary), "render", "-o", f"{target}/", str(document)], capture_output=True)
        found += [svg for svg in sorted(target.glob("*.svg"))[:1] if max(size(svg)) <= WINDOW]
    return found[:SCENES]


def size(svg):
    match = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg.read_text()[:300])
    return tuple(round(float(number)) for number in match.groups())


def error(svg, folder):
    """In percent."""
    ours = folder / "rsvg.png"
    subprocess.run(["rsvg-convert", "--unlimited", "-o", str(ours), str(svg)], check=True)
    return difference(ours, screenshot(f'<img src="{svg}">', folder), size(svg), folder)


def screenshot(body, folder):
    page, image = folder / "page.html", folder / "chromium.png"
    page.write_text(f'<meta charset="utf-8"><body style="margin:0;line-height:0">{body}')
    subprocess.run(["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                    f"--window-size={WINDOW},{WINDOW}", f"--screenshot={image}", f"file://{page}"],
                   capture_output=True, check=True)
    return image


def difference(first, second, extent, folder):
    """The error between the top left parts of two images, in percent."""
    crops = []
    for number, image in enumerate((first, second)):
        crop = folder / f"crop{number}.png"
        subprocess.run(["convert", str(image), "-background", "white", "-flatten", "-crop",
                        f"{extent[0]}x{extent[1]}+0+0", "+repage", str(crop)], check=True)
        crops.append(str(crop))
    result = subprocess.run(["compare", "-metric", "RMSE", *crops, "null:"], capture_output=True, text=True)
    return float(re.search(r"\(([\d.e-]+)\)", result.stderr).group(1)) * 100

"""Images, colors and fonts."""
from benchmarks.mistakes.kinds import mistake, pick, typo


@mistake()
def image_entry_removed(document, random):
    node = pick(random, [n for n in document.named("image") if n.parent.name == "resources"
                         and document.text.count(f'"{n.get("name")}"') > 1])
    return node and document.remove(node)


@mistake()
def color_entry_removed(document, random):
    node = pick(random, [n for n in document.named("namedColor") if document.text.count(f'"{n.get("name")}"') > 1])
    return node and document.remove(node)


@mistake()
def system_color_entry_removed(document, random):
    node = pick(random, [n for n in document.named("systemColor") if n.parent.name == "resources"])
    return node and document.remove(node)


@mistake()
def image_renamed_at_use(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for a in ("image", "backgroundImage", "selectedImage")
                               if a in n.spans and n.name not in ("image", "imageReference")]) or (None, None)
    return node and document.set(node, name, node.get(name) + "_new")


@mistake()
def image_renamed_in_resources(document, random):
    node = pick(random, [n for n in document.named("image") if n.parent.name == "resources"])
    return node and document.set(node, "name", node.get("name", "") + "-new")


@mistake()
def image_name_empty(document, random):
    node = pick(random, [n for n in document.nodes if n.get("image") and n.name in ("imageView", "state", "barButtonItem")])
    return node and document.set(node, "image", "")


@mistake()
def color_renamed_at_use(document, random):
    node = pick(random, [n for n in document.named("color") if n.get("name") and n.parent.name != "namedColor"])
    return node and document.set(node, "name", node.get("name") + "2")


@mistake()
def system_color_misspelled(document, random):
    node = pick(random, [n for n in document.named("color") if n.get("systemColor")])
    return node and document.set(node, "systemColor", typo(random, node.get("systemColor")))


@mistake()
def system_color_in_swift_words(document, random):
    node = pick(random, [n for n in document.named("color") if n.get("key") and "cocoaTouchSystemColor" in n.spans
                         or "systemColor" in n.spans and n.get("key")])
    return node and document.replace((node.start, node.end, f'<color key="{node.get("key")}" systemColor="red"/>'))


@mistake()
def catalog_misspelled(document, random):
    node = pick(random, [n for n in document.named("image") if n.get("catalog")])
    return node and document.set(node, "catalog", random.choice(["sytem", "SFSymbols", "systemm"]))


@mistake()
def color_without_values(document, random):
    node = pick(random, [n for n in document.named("color") if n.get("key") and "red" in n.spans and n.parent.name != "namedColor"])
    return node and document.replace((node.start, node.end, f'<color key="{node.get("key")}"/>'))


@mistake()
def resource_entry_doubled(document, random):
    node = pick(random, [n for n in document.named("image", "namedColor") if n.parent.name == "resources"])
    return node and document.insert_after(node, node.text)


@mistake()
def font_without_name(document, random):
    node = pick(random, [n for n in document.named("fontDescription") if n.get("name")])
    return node and document.set(node, "name", "")


@mistake(breaks=False)
def resource_left_over(document, random):
    node = pick(random, [n for n in document.nodes if n.get("image") and n.name == "imageView"
                         and document.text.count(f'image="{n.get("image")}"') == 1 and n.get("image") in
                         [i.get("name") for i in document.named("image")]])
    return node and document.set(node, "image", None)


@mistake(breaks=False)
def hard_coded_color(document, random):
    node = pick(random, [n for n in document.named("color") if n.get("key") and n.get("name") and n.parent.name != "namedColor"])
    return node and document.replace((node.start, node.end, f'<color key="{node.get("key")}" red="0.2" green="0.4" blue="0.1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>'))

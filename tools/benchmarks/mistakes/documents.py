"""Damage to whole files, and to the document element."""
from benchmarks.mistakes.kinds import mistake, pick, typo


@mistake()
def truncated_file(document, random):
    return document.text[:random.randrange(len(document.text) // 3, len(document.text) - 30)]


@mistake()
def merge_markers(document, random):
    node = pick(random, [n for n in document.nodes if n.parent and n.line_start != n.start and "\n" not in n.text])
    if node is None:
        return None
    lines = document.text[node.line_start:node.line_end]
    return document.replace((node.line_start, node.line_end, f"<<<<<<< HEAD\n{lines}=======\n{lines}>>>>>>> other\n"))


@mistake()
def leftover_merge_marker(document, random):
    node = pick(random, [n for n in document.nodes if n.parent and n.line_start != n.start])
    return node and document.replace((node.line_start, node.line_start, random.choice(["=======\n", ">>>>>>> main\n"])))


@mistake()
def lost_end_tag(document, random):
    name = random.choice(["scene", "subviews", "view", "connections", "constraints", "objects"])
    node = pick(random, [n for n in document.named(name) if not n.empty])
    return node and document.replace((node.outer, node.end, ""))


@mistake()
def doubled_attribute(document, random):
    node = pick(random, [n for n in document.nodes if n.spans])
    start, end = node.spans[random.choice(sorted(node.spans))]
    return document.replace((end, end, " " + document.text[start:end]))


@mistake()
def unescaped_ampersand(document, random):
    node = pick(random, [n for n in document.nodes if n.get("text") or n.get("title")])
    return node and document.set(node, "text" if node.get("text") else "title", "Terms & Conditions")


@mistake()
def missing_quote(document, random):
    node = pick(random, [n for n in document.nodes if n.spans])
    _, end = node.spans[random.choice(sorted(node.spans))]
    return document.replace((end - 1, end, ""))


@mistake()
def unknown_document_type(document, random):
    return document.set(document.root, "type", "com.apple.InterfaceBuilder.CocoaTouch.Storybord.XIB")


@mistake()
def unknown_target_runtime(document, random):
    return document.set(document.root, "targetRuntime", typo(random, document.root.get("targetRuntime", "iOS.CocoaTouch")))


@mistake()
def auto_layout_off(document, random):
    if document.root.get("useAutolayout") != "YES" or not document.named("constraint"):
        return None
    return document.set(document.root, "useAutolayout", None)


@mistake()
def document_flag_not_a_bool(document, random):
    names = [n for n in ("useAutolayout", "useTraitCollections", "useSafeAreas", "colorMatched", "launchScreen")
             if n in document.root.spans]
    return document.set(document.root, pick(random, names), "true") if names else None


@mistake()
def misspelled_document_flag(document, random):
    names = [n for n in ("useAutolayout", "useTraitCollections", "useSafeAreas", "toolsVersion", "initialViewController")
             if n in document.root.spans]
    name = pick(random, names)
    return name and document.rename_attribute(document.root, name, typo(random, name))


@mistake()
def missing_tools_version(document, random):
    return document.set(document.root, "toolsVersion", None) if "toolsVersion" in document.root.spans else None


@mistake()
def wrong_platform(document, random):
    other = {"iOS": "MacOSX.Cocoa", "macOS": "iOS.CocoaTouch"}.get(document.platform)
    return other and document.named("label", "customView", "buttonCell") and document.set(
        document.root, "targetRuntime", other)


@mistake()
def storyboard_typed_as_xib(document, random):
    kind = document.root.get("type", "")
    if not document.is_storyboard:
        return None
    return document.set(document.root, "type", kind.replace("Storyboard.", ""))


@mistake()
def xib_typed_as_storyboard(document, random):
    kind = document.root.get("type", "")
    if document.is_storyboard or "CocoaTouch.XIB" not in kind:
        return None
    return document.set(document.root, "type", kind.replace("CocoaTouch.XIB", "CocoaTouch.Storyboard.XIB"))


@mistake()
def merged_away_scenes(document, random):
    scenes = document.root.child("scenes")
    return scenes and document.remove(scenes)


@mistake()
def second_scenes_list(document, random):
    scenes = document.root.child("scenes")
    return scenes and document.insert_after(scenes, scenes.text)


@mistake()
def text_between_elements(document, random):
    node = pick(random, [n for n in document.named("subviews", "connections", "constraints", "objects") if n.children])
    return node and document.replace((node.inner, node.inner, " TODO fix this "))


@mistake()
def windows_clipboard_garbage(document, random):
    node = pick(random, [n for n in document.nodes if n.parent and n.line_start != n.start])
    return node and document.replace((node.line_start, node.line_start, "```xml\n"))

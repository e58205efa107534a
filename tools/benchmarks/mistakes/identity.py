"""Identifiers, names of classes, and copies."""
import re

from benchmarks.mistakes.kinds import CONTROLLERS, VIEWS, mistake, pick, typo


@mistake()
def scene_copied(document, random):
    node = pick(random, document.named("scene"))
    return node and document.insert_after(node, node.text)


@mistake()
def view_copied(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.parent.name == "subviews" and n.children])
    return node and document.insert_after(node, node.text)


@mistake()
def view_copied_with_new_id(document, random):
    """An agent copies a button and renames only the outermost id."""
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.parent.name == "subviews"
                         and any(c.get("id") for c in n.subtree if c is not n)])
    return node and document.insert_after(node, node.text.replace(f'id="{node.get("id")}"', 'id="New-vW-001"', 1))


@mistake()
def scene_id_copied(document, random):
    """A scene is copied, all of its ids are renamed but the scene's."""
    node = pick(random, [n for n in document.named("scene") if "sceneID" in n.spans])
    if node is None:
        return None
    ids = [n.get("id") for n in node.subtree if n.get("id")]
    text = node.text
    for number, identifier in enumerate(ids):
        text = text.replace(f'"{identifier}"', f'"c{number:02}-{identifier[-6:]}"')
    text = re.sub(r' (storyboardIdentifier|restorationIdentifier)="[^"]*"', "", text)
    return document.insert_after(node, text)


@mistake()
def id_shared_by_two_views(document, random):
    nodes = [n for n in document.nodes if n.name in VIEWS and n.get("id")]
    if len(nodes) < 2:
        return None
    first, second = random.sample(nodes, 2)
    return document.set(second, "id", first.get("id"))


@mistake()
def storyboard_identifier_copied(document, random):
    nodes = [n for n in document.nodes if n.name in CONTROLLERS]
    first = pick(random, [n for n in nodes if "storyboardIdentifier" in n.spans])
    second = first and pick(random, [n for n in nodes if n is not first])
    return second and document.set(second, "storyboardIdentifier", first.get("storyboardIdentifier"))


@mistake()
def reuse_identifier_copied(document, random):
    tables = [n for n in document.named("prototypes", "cells") if len(n.children) > 1]
    node = pick(random, [t for t in tables if sum("reuseIdentifier" in c.spans for c in t.children) > 1])
    if node is None:
        return None
    first, second = [c for c in node.children if "reuseIdentifier" in c.spans][:2]
    return document.set(second, "reuseIdentifier", first.get("reuseIdentifier"))


@mistake()
def reuse_identifier_lost(document, random):
    node = pick(random, [n for n in document.nodes if "reuseIdentifier" in n.spans and n.parent.name == "prototypes"])
    return node and document.set(node, "reuseIdentifier", None)


@mistake()
def reuse_identifier_empty(document, random):
    node = pick(random, [n for n in document.nodes if "reuseIdentifier" in n.spans and n.parent.name == "prototypes"])
    return node and document.set(node, "reuseIdentifier", "")


@mistake()
def identifier_with_blank(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for a in (
        "storyboardIdentifier", "reuseIdentifier", "identifier", "customClass", "customModule")
        if n.get(a) and n.name != "accessibility"]) or (None, None)
    return node and document.set(node, name, random.choice([node.get(name) + " ", " " + node.get(name)]))


@mistake()
def identifier_empty(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for a in ("storyboardIdentifier", "customClass", "customModule")
                               if n.get(a)]) or (None, None)
    return node and document.set(node, name, "")


@mistake()
def segue_identifier_copied(document, random):
    groups = [[s for s in c.subtree if s.name == "segue" and s.get("identifier")] for c in document.nodes if c.name in CONTROLLERS]
    group = pick(random, [g for g in groups if len(g) > 1])
    return group and document.set(group[1], "identifier", group[0].get("identifier"))


@mistake()
def manual_segue_identifier_lost(document, random):
    node = pick(random, [n for n in document.named("segue") if "identifier" in n.spans and n.parent.name == "connections"
                         and n.parent.parent.name in CONTROLLERS and n.get("kind") in ("show", "presentation", "push", "modal")])
    return node and document.set(node, "identifier", None)


@mistake()
def class_name_not_a_name(document, random):
    node = pick(random, [n for n in document.nodes if n.get("customClass")])
    return node and document.set(node, "customClass", random.choice([
        node.get("customClass") + ".swift", "My App Controller", "3DView", "<#ClassName#>", node.get("customClass") + ".self", "Class()"]))


@mistake(breaks=False)
def module_lost(document, random):
    node = pick(random, [n for n in document.nodes if n.get("customModuleProvider") == "target" and "customModule" in n.spans])
    return node and document.replace(document.setting(node, "customModule", None),
                                     document.setting(node, "customModuleProvider", None))


@mistake()
def module_provider_misspelled(document, random):
    node = pick(random, [n for n in document.nodes if n.get("customModuleProvider")])
    return node and document.set(node, "customModuleProvider", random.choice(["targt", "Target", "module"]))


@mistake()
def module_without_class(document, random):
    node = pick(random, [n for n in document.nodes if n.get("customModule") and n.get("customClass")])
    return node and document.set(node, "customClass", None)


@mistake()
def class_of_another_kind(document, random):
    node = pick(random, [n for n in document.named("label", "button", "imageView", "textField")])
    other = {"label": "UIButton", "button": "UILabel", "imageView": "UITableView", "textField": "UIImageView"}
    return node and document.platform == "iOS" and document.set(node, "customClass", other[node.name]) or None

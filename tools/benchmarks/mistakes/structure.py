"""Elements that are misspelled, missing, doubled or in the wrong place."""
from benchmarks.mistakes.kinds import CONTROLLERS, VIEWS, mistake, pick, typo

LISTS = ("subviews", "connections", "constraints", "objects", "scenes", "items", "prototypes", "cells", "sections",
         "userDefinedRuntimeAttributes", "resources")


@mistake()
def misspelled_view(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and len(n.name) > 4])
    return node and document.rename(node, typo(random, node.name))


@mistake()
def misspelled_controller(document, random):
    node = pick(random, document.named(*CONTROLLERS))
    return node and document.rename(node, typo(random, node.name))


@mistake()
def misspelled_list(document, random):
    node = pick(random, [n for n in document.named(*LISTS) if n.children])
    return node and document.rename(node, typo(random, node.name))


@mistake()
def misspelled_leaf(document, random):
    node = pick(random, [n for n in document.named("rect", "color", "fontDescription", "constraint", "outlet", "action",
                                                   "segue", "state", "autoresizingMask", "font", "image")])
    return node and document.rename(node, typo(random, node.name))


@mistake()
def invented_element(document, random):
    node = pick(random, [n for n in document.named("subviews") if n.children])
    name = random.choice(["div", "text", "VStack", "uiLabel", "UIButton", "ImageView", "spacer", "textLabel", "input"])
    return node and document.append(node, f'<{name} id="aBc-1x-dEf"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></{name}>')


@mistake()
def invented_child(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and not n.empty])
    name = random.choice(["frame", "style", "margins", "cornerRadius", "padding", "layer", "font-size", "shadow"])
    return node and document.replace((node.inner, node.inner, f'<{name} value="8"/>'))


@mistake()
def wrong_case_element(document, random):
    node = pick(random, [n for n in document.nodes if any(c.isupper() for c in n.name) and n.parent])
    return node and document.rename(node, node.name.lower())


@mistake()
def missing_frame(document, random):
    node = pick(random, [n for n in document.named("rect") if n.get("key") == "frame" and n.parent.name in VIEWS
                         and n.parent.parent.name == "subviews"])
    return node and document.remove(node)


@mistake()
def incomplete_frame(document, random):
    node = pick(random, [n for n in document.named("rect") if n.get("key") == "frame"])
    return node and document.set(node, random.choice(["x", "y", "width", "height"]), None)


@mistake()
def doubled_frame(document, random):
    node = pick(random, [n for n in document.named("rect") if n.get("key") == "frame"])
    return node and document.insert_after(node, node.text)


@mistake()
def wrong_element_for_key(document, random):
    node = pick(random, [n for n in document.named("rect", "color", "fontDescription", "autoresizingMask") if n.get("key")])
    other = {"rect": "size", "color": "string", "fontDescription": "color", "autoresizingMask": "rect"}
    return node and document.rename(node, other[node.name])


@mistake()
def misspelled_key(document, random):
    node = pick(random, [n for n in document.nodes if len(n.get("key", "")) > 3 and n.name in (
        "rect", "color", "fontDescription", "autoresizingMask", "view", "state", "textInputTraits", "navigationItem")])
    return node and document.set(node, "key", typo(random, node.get("key")))


@mistake()
def missing_key(document, random):
    node = pick(random, [n for n in document.nodes if n.get("key") and n.name in (
        "rect", "color", "fontDescription", "autoresizingMask", "view", "tableView", "navigationItem")])
    return node and document.set(node, "key", None)


@mistake()
def content_view_missing(document, random):
    node = pick(random, [n for n in document.named("view", "tableView", "collectionView") if n.get("key") == "view"
                         and n.parent.name in CONTROLLERS])
    return node and document.remove(node)


@mistake()
def two_content_views(document, random):
    node = pick(random, [n for n in document.named("view") if n.get("key") == "view" and n.parent.name == "viewController"])
    return node and document.insert_after(
        node, '<view key="view" contentMode="scaleToFill" id="Zq1-aA-9bC"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/></view>')


@mistake()
def doubled_list(document, random):
    node = pick(random, [n for n in document.named("subviews", "connections", "constraints") if n.children])
    return node and document.insert_after(node, f'<{node.name}>\n</{node.name}>')


@mistake()
def split_list(document, random):
    """Half of the members end up in a second list, as after a merge."""
    node = pick(random, [n for n in document.named("subviews", "connections", "constraints") if len(n.children) > 1])
    if node is None:
        return None
    place = node.children[len(node.children) // 2].start
    return document.replace((place, place, f"</{node.name}>\n<{node.name}>\n"))


@mistake()
def unwrapped_list(document, random):
    node = pick(random, [n for n in document.named("subviews", "connections", "constraints", "prototypes", "items")
                         if n.children])
    return node and document.unwrap(node)


@mistake()
def objects_lost(document, random):
    node = pick(random, [n for n in document.named("objects") if n.children])
    return node and document.unwrap(node)


@mistake()
def view_in_constraints(document, random):
    view = pick(random, [n for n in document.nodes if n.name in VIEWS and n.parent.name == "subviews"])
    target = view and view.parent.parent.child("constraints")
    return document.move(view, target) if target else None


@mistake()
def constraint_in_subviews(document, random):
    node = pick(random, [n for n in document.named("constraint") if n.parent.name == "constraints"
                         and n.parent.parent.child("subviews")])
    return node and document.move(node, node.parent.parent.child("subviews"))


@mistake()
def outlet_outside_connections(document, random):
    node = pick(random, [n for n in document.named("outlet", "action", "segue") if n.parent.name == "connections"])
    return node and document.move(node, node.parent.parent)


@mistake()
def view_directly_in_view(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.parent.name == "subviews"])
    return node and document.move(node, node.parent.parent)


@mistake()
def view_in_leaf(document, random):
    """Subviews moved into a rectangle or a color."""
    view = pick(random, [n for n in document.named("label", "button", "imageView") if n.parent.name == "subviews"])
    rect = view and view.parent.parent.child("rect")
    if not rect or not rect.empty:
        return None
    return document.replace(document.removing(view), (rect.start, rect.end, rect.text.replace("/>", ">") + view.text + "</rect>"))


@mistake()
def controller_in_subviews(document, random):
    node = pick(random, [n for n in document.named("viewController") if n.parent.name == "objects"])
    target = pick(random, [n for n in document.named("subviews") if n.children])
    return document.move(node, target) if node and target else None


@mistake()
def exit_outside_objects(document, random):
    node = pick(random, document.named("exit"))
    return node and document.move(node, node.parent.parent)


@mistake()
def view_outside_objects(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.parent.name == "subviews"])
    scene = node and node.up("scene")
    return document.move(node, scene) if scene else None


@mistake()
def scene_in_scene(document, random):
    scenes = document.named("scene")
    if len(scenes) < 2:
        return None
    first, second = random.sample(scenes, 2)
    return document.move(first, second)


@mistake()
def scene_without_controller(document, random):
    node = pick(random, [n for n in document.named("viewController", "tableViewController") if n.parent.name == "objects"])
    return node and document.remove(node)


@mistake()
def second_controller_in_scene(document, random):
    node = pick(random, [n for n in document.named("viewController") if n.parent.name == "objects"])
    return node and document.insert_after(node, '<viewController id="Qw3-eR-5tZ" sceneMemberID="viewController"/>')


@mistake(breaks=False)
def first_responder_lost(document, random):
    node = pick(random, [n for n in document.named("placeholder") if n.get("placeholderIdentifier") == "IBFirstResponder"])
    return node and document.remove(node)


@mistake()
def files_owner_lost(document, random):
    node = pick(random, [n for n in document.named("placeholder") if n.get("placeholderIdentifier") == "IBFilesOwner"
                         and n.children])
    return node and document.remove(node)


@mistake()
def files_owner_id_changed(document, random):
    node = pick(random, [n for n in document.named("placeholder") if n.get("placeholderIdentifier") == "IBFilesOwner"])
    return node and document.set(node, "id", "-7")


@mistake()
def placeholder_misspelled(document, random):
    node = pick(random, document.named("placeholder"))
    value = node and node.get("placeholderIdentifier")
    return value and document.set(node, "placeholderIdentifier", typo(random, value))

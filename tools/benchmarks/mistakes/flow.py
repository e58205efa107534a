"""Segues, entry points and containers."""
from benchmarks.mistakes.kinds import CONTROLLERS, VIEWS, mistake, pick, typo


def segues(document):
    return [n for n in document.named("segue") if "kind" in n.spans]


@mistake()
def initial_controller_gone(document, random):
    return document.set(document.root, "initialViewController", "gOn-e0-iNi") if document.root.get("initialViewController") else None


@mistake()
def initial_controller_is_a_view(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")])
    return node and document.set(document.root, "initialViewController", node.get("id")) if document.root.get(
        "initialViewController") else None


@mistake(breaks=False)
def initial_controller_unset(document, random):
    if not document.root.get("initialViewController") or len(document.named("scene")) > 3:
        return None
    return document.set(document.root, "initialViewController", None)


@mistake()
def initial_scene_removed(document, random):
    node = document.by_id.get(document.root.get("initialViewController"))
    scene = node and node.up("scene")
    return scene and document.remove(scene)


@mistake()
def segue_target_removed(document, random):
    node = pick(random, [document.by_id[s.get("destination")] for s in segues(document)
                         if document.by_id.get(s.get("destination")) is not None])
    scene = node and node.up("scene")
    return scene and document.remove(scene)


@mistake()
def segue_to_a_view(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") not in ("unwind",)])
    other = node and pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")])
    return other and document.set(node, "destination", other.get("id"))


@mistake()
def segue_kind_misspelled(document, random):
    node = pick(random, segues(document))
    return node and document.set(node, "kind", random.choice([typo(random, node.get("kind")), "showw", "fade"]))


@mistake()
def segue_without_destination(document, random):
    node = pick(random, [s for s in segues(document) if "destination" in s.spans])
    return node and document.set(node, "destination", None)


@mistake()
def custom_segue_without_class(document, random):
    node = pick(random, segues(document))
    return node and document.set(node, "kind", "custom") if node and "customClass" not in node.spans else None


@mistake()
def unwind_action_lost(document, random):
    node = pick(random, [s for s in segues(document) if "unwindAction" in s.spans])
    return node and document.set(node, "unwindAction", None)


@mistake()
def unwind_to_a_controller(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") == "unwind"])
    other = node and pick(random, [n for n in document.nodes if n.name in CONTROLLERS and n.get("id")])
    return other and document.set(node, "destination", other.get("id"))


@mistake()
def exit_removed(document, random):
    node = pick(random, [n for n in document.named("exit") if document.text.count(f'"{n.get("id")}"') > 1])
    return node and document.remove(node)


@mistake()
def root_of_navigation_lost(document, random):
    node = pick(random, [s for s in segues(document) if s.get("relationship") == "rootViewController"])
    return node and document.remove(node)


@mistake()
def relationship_misspelled(document, random):
    node = pick(random, [s for s in segues(document) if s.get("relationship")])
    return node and document.set(node, "relationship", random.choice([typo(random, node.get("relationship")), "root", "tabs"]))


@mistake()
def relationship_missing(document, random):
    node = pick(random, [s for s in segues(document) if s.get("relationship")])
    return node and document.set(node, "relationship", None)


@mistake()
def relationship_of_another_container(document, random):
    node = pick(random, [s for s in segues(document) if s.get("relationship") == "rootViewController"])
    return node and document.set(node, "relationship", "viewControllers")


@mistake()
def tabs_lost(document, random):
    node = pick(random, [n for n in document.named("tabBarController") if n.child("connections")])
    return node and document.remove(node.child("connections"))


@mistake()
def embed_lost(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") == "embed" and s.up("containerView")])
    return node and document.remove(node.parent)


@mistake()
def embed_from_a_button(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") in ("show", "presentation", "push", "modal")
                         and s.parent.parent.name in ("button", "tableViewCell", "viewController")])
    return node and document.set(node, "kind", "embed")


@mistake()
def show_from_a_container_view(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") == "embed" and s.up("containerView")])
    return node and document.set(node, "kind", "show")


@mistake()
def scene_unreachable(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") in ("show", "push", "modal", "presentation")
                         and sum(o.get("destination") == s.get("destination") for o in document.named("segue")) == 1
                         and document.by_id.get(s.get("destination")) is not None
                         and "storyboardIdentifier" not in document.by_id[s.get("destination")].spans])
    return node and document.remove(node)


@mistake()
def storyboard_name_of_reference_lost(document, random):
    node = pick(random, [n for n in document.named("viewControllerPlaceholder") if "storyboardName" in n.spans])
    return node and document.set(node, "storyboardName", random.choice(["", None]))


@mistake()
def presentation_style_misspelled(document, random):
    node = pick(random, [s for s in segues(document) if s.get("kind") in ("presentation", "modal")])
    return node and document.set(node, "modalPresentationStyle", random.choice(["fullscreen", "formSheeet", "sheet"]))


@mistake()
def class_in_launch_screen(document, random):
    node = pick(random, document.named("viewController"))
    if document.root.get("launchScreen") != "YES" or node is None or "customClass" in node.spans:
        return None
    return document.set(node, "customClass", "LaunchViewController")


@mistake()
def launch_screen_flag_on_main(document, random):
    if document.root.get("launchScreen") == "YES" or not document.is_storyboard or document.platform != "iOS":
        return None
    return document.set(document.root, "launchScreen", "YES") if document.named("outlet") else None

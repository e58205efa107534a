"""Tables, collections, bars, menus and cells of AppKit."""
from benchmarks.mistakes.kinds import VIEWS, mistake, pick, typo


@mistake()
def content_view_of_cell_without_key(document, random):
    node = pick(random, document.named("tableViewCellContentView"))
    return node and document.set(node, "key", None)


@mistake()
def content_view_of_cell_lost(document, random):
    node = pick(random, document.named("tableViewCellContentView"))
    return node and document.remove(node)


@mistake()
def cell_of_content_view_mistyped(document, random):
    node = pick(random, [n for n in document.named("tableViewCellContentView") if "tableViewCell" in n.spans])
    return node and document.set(node, "tableViewCell", "gOn-e0-cEl")


@mistake()
def text_label_of_cell_mistyped(document, random):
    node = pick(random, [n for n in document.named("tableViewCell") if "textLabel" in n.spans])
    return node and document.set(node, "textLabel", "gOn-e0-lBl")


@mistake()
def cell_style_misspelled(document, random):
    node = pick(random, [n for n in document.named("tableViewCell") if "style" in n.spans])
    return node and document.set(node, "style", random.choice(["IBUITableViewCellStyleDefalt", "subtitle", "value1"]))


@mistake()
def static_cells_in_plain_controller(document, random):
    node = pick(random, [n for n in document.named("tableViewController") if any(c.name == "sections" for c in n.subtree)])
    return node and document.rename(node, "viewController")


@mistake()
def cell_in_subviews(document, random):
    node = pick(random, [n for n in document.named("tableViewCell") if n.parent.name == "prototypes"])
    target = node and pick(random, [s for s in document.named("subviews") if s.children and node not in s.ancestors])
    return document.move(node, target) if target else None


@mistake()
def label_in_prototypes(document, random):
    node = pick(random, [n for n in document.named("label", "button") if n.parent.name == "subviews"])
    target = node and pick(random, document.named("prototypes"))
    return document.move(node, target) if target else None


@mistake()
def subviews_of_cell_outside_content_view(document, random):
    node = pick(random, [n for n in document.named("label", "button", "imageView") if n.parent.name == "subviews"
                         and n.parent.parent.name == "tableViewCellContentView"])
    return node and document.move(node, node.parent.parent.parent)


@mistake()
def static_data_mode_with_prototypes(document, random):
    node = pick(random, [n for n in document.named("tableView") if n.child("prototypes")])
    return node and document.set(node, "dataMode", "static")


@mistake()
def segment_in_subviews(document, random):
    node = pick(random, [n for n in document.named("segment")])
    target = node and pick(random, [s for s in document.named("subviews") if s.children])
    return document.move(node, target) if target else None


@mistake()
def bar_button_outside_items(document, random):
    node = pick(random, [n for n in document.named("barButtonItem") if n.parent.name in ("items", "navigationItem")])
    target = node and pick(random, [s for s in document.named("subviews") if s.children])
    return document.move(node, target) if target else None


@mistake()
def bar_button_key_misspelled(document, random):
    node = pick(random, [n for n in document.named("barButtonItem") if n.get("key")])
    return node and document.set(node, "key", random.choice(["rightBarButton", "leftBarButtonItems1", "rightItem"]))


@mistake()
def system_item_misspelled(document, random):
    node = pick(random, [n for n in document.named("barButtonItem") if "systemItem" in n.spans])
    return node and document.set(node, "systemItem", typo(random, node.get("systemItem")))


@mistake()
def navigation_item_doubled(document, random):
    node = pick(random, document.named("navigationItem"))
    return node and document.insert_after(node, '<navigationItem key="navigationItem" title="Other" id="Dup-nI-t01"/>')


@mistake()
def cell_of_control_lost(document, random):
    node = pick(random, document.named("buttonCell", "textFieldCell"))
    return node and node.get("key") == "cell" and document.remove(node) or None


@mistake()
def cell_of_control_of_another_kind(document, random):
    node = pick(random, [n for n in document.named("buttonCell", "textFieldCell") if n.get("key") == "cell"])
    return node and document.rename(node, "sliderCell")


@mistake()
def window_without_content_view(document, random):
    node = pick(random, [n for n in document.nodes if n.get("key") == "contentView" and n.parent.name == "window"])
    return node and document.remove(node)


@mistake()
def menu_item_outside_items(document, random):
    node = pick(random, [n for n in document.named("menuItem") if n.parent.name == "items"])
    return node and document.move(node, node.parent.parent)


@mistake()
def flow_layout_lost(document, random):
    node = pick(random, document.named("collectionViewFlowLayout"))
    return node and document.remove(node)


@mistake()
def flow_layout_key_lost(document, random):
    node = pick(random, document.named("collectionViewFlowLayout"))
    return node and document.set(node, "key", None)

"""Outlets, actions, runtime attributes and gesture recognizers."""
from benchmarks.mistakes.kinds import CONTROLLERS, VIEWS, mistake, pick, typo


def outlets(document):
    return [n for n in document.named("outlet") if n.parent.name == "connections"]


def actions(document):
    return [n for n in document.named("action") if "selector" in n.spans]


@mistake()
def outlet_target_removed(document, random):
    node = pick(random, [document.by_id[o.get("destination")] for o in outlets(document)
                         if document.by_id.get(o.get("destination")) is not None
                         and document.by_id[o.get("destination")].name in VIEWS
                         and document.by_id[o.get("destination")].parent.name == "subviews"])
    return node and document.remove(node)


@mistake()
def id_changed_in_one_place(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and document.text.count(f'"{n.get("id")}"') > 1])
    return node and document.set(node, "id", "x" + node.get("id")[1:3] + "-Zz-9q8")


@mistake()
def reference_mistyped(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for a in ("destination", "firstItem", "secondItem", "target")
                               if a in n.spans and "-" in n.get(a)[1:]]) or (None, None)
    return node and document.set(node, name, typo(random, node.get(name)))


@mistake()
def id_missing(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")])
    return node and document.set(node, "id", None)


@mistake()
def id_empty(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS | {"constraint", "outlet"} and n.get("id")])
    return node and document.set(node, "id", "")


@mistake()
def id_of_connection_missing(document, random):
    node = pick(random, [n for n in document.named("outlet", "action", "segue", "constraint") if n.get("id")])
    return node and document.set(node, "id", None)


@mistake()
def id_with_blank(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")])
    return node and document.set(node, "id", node.get("id") + " ")


@mistake()
def outlet_doubled(document, random):
    """A merge keeps both sides: one property, two objects."""
    node = pick(random, outlets(document))
    other = node and pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")
                                   and n.get("id") != node.get("destination")])
    return other and document.insert_after(
        node, f'<outlet property="{node.get("property")}" destination="{other.get("id")}" id="Dup-oU-t01"/>')


@mistake()
def outlet_repeated(document, random):
    node = pick(random, [n for n in outlets(document) if "id" in n.spans])
    return node and document.insert_after(node, node.text.replace(node.get("id"), "Dup-oU-t02"))


@mistake()
def action_repeated(document, random):
    node = pick(random, [n for n in actions(document) if "id" in n.spans])
    return node and document.insert_after(node, node.text.replace(node.get("id"), "Dup-aC-t01"))


@mistake()
def connection_id_copied(document, random):
    node = pick(random, [n for n in outlets(document) + actions(document) if "id" in n.spans])
    return node and document.insert_after(node, node.text)


@mistake()
def outlet_to_another_scene(document, random):
    node = pick(random, [n for n in outlets(document) if n.up("scene")])
    other = node and pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")
                                   and n.up("scene") is not node.up("scene")])
    return other and document.set(node, "destination", other.get("id"))


@mistake()
def outlet_into_prototype(document, random):
    controller = pick(random, [n for n in document.nodes if n.name in CONTROLLERS and n.child("connections")])
    inside = controller and pick(random, [n for n in controller.subtree if n.up("prototypes") and n.name in VIEWS and n.get("id")])
    return inside and document.append(
        controller.child("connections"), f'<outlet property="title9" destination="{inside.get("id")}" id="Out-pR-t01"/>')


@mistake()
def custom_class_lost(document, random):
    """Outlets and actions are kept, but the class that has them is gone."""
    node = pick(random, [n for n in document.nodes if "customClass" in n.spans and n.child("connections")
                         and n.child("connections").child("outlet")
                         and n.child("connections").child("outlet").get("property") not in ("delegate", "dataSource", "view")])
    return node and document.set(node, "customClass", None)


@mistake()
def standard_outlet_misspelled(document, random):
    node = pick(random, [n for n in outlets(document) if n.get("property") in ("delegate", "dataSource", "view")
                         and "customClass" not in n.parent.parent.spans])
    return node and document.set(node, "property", typo(random, node.get("property")))


@mistake()
def outlet_property_with_blank(document, random):
    node = pick(random, outlets(document))
    return node and document.set(node, "property", node.get("property") + random.choice([" ", ".", ":"]))


@mistake()
def outlet_property_empty(document, random):
    node = pick(random, outlets(document))
    return node and document.set(node, "property", "")


@mistake()
def delegate_to_a_label(document, random):
    node = pick(random, [n for n in outlets(document) if n.get("property") in ("delegate", "dataSource")])
    other = node and pick(random, [n for n in document.named("label") if n.get("id")])
    return other and document.set(node, "destination", other.get("id"))


@mistake()
def action_to_a_view(document, random):
    node = pick(random, [n for n in actions(document) if "destination" in n.spans])
    other = node and pick(random, [n for n in document.named("label", "imageView") if n.get("id")
                                   and "customClass" not in n.spans and n.up("scene") is node.up("scene")])
    return other and document.set(node, "destination", other.get("id"))


@mistake()
def action_selector_with_blank(document, random):
    node = pick(random, actions(document))
    return node and document.set(node, "selector", node.get("selector").replace(":", "") + random.choice(["(_:)", " :", ":::", " sender:"]))


@mistake()
def action_selector_empty(document, random):
    node = pick(random, actions(document))
    return node and document.set(node, "selector", "")


@mistake()
def event_misspelled(document, random):
    node = pick(random, [n for n in actions(document) if "eventType" in n.spans])
    return node and document.set(node, "eventType", random.choice([typo(random, node.get("eventType")), "onClick", "touchUp"]))


@mistake()
def event_missing(document, random):
    node = pick(random, [n for n in actions(document) if "eventType" in n.spans])
    return node and document.set(node, "eventType", None)


@mistake()
def runtime_attribute_of_another_type(document, random):
    node = pick(random, [n for n in document.named("userDefinedRuntimeAttribute") if n.get("type") in (
        "number", "color", "boolean", "size") and n.children])
    return node and document.set(node, "type", random.choice(["string", "point"]))


@mistake()
def runtime_attribute_type_misspelled(document, random):
    node = pick(random, [n for n in document.named("userDefinedRuntimeAttribute") if "type" in n.spans])
    return node and document.set(node, "type", random.choice(["bool", "Number", "colour", "int", "float"]))


@mistake()
def runtime_attribute_without_value(document, random):
    node = pick(random, [n for n in document.named("userDefinedRuntimeAttribute") if n.children
                         and n.get("type") in ("number", "color", "size", "point", "rect")])
    return node and document.remove(node.children[0])


@mistake()
def runtime_attribute_repeated(document, random):
    node = pick(random, document.named("userDefinedRuntimeAttribute"))
    return node and document.insert_after(node, node.text)


@mistake()
def runtime_attribute_key_path_damaged(document, random):
    node = pick(random, [n for n in document.named("userDefinedRuntimeAttribute") if "keyPath" in n.spans])
    return node and document.set(node, "keyPath", random.choice(["", ".", "layer..cornerRadius", "layer cornerRadius", "layer."]))


@mistake()
def gesture_not_attached(document, random):
    node = pick(random, [n for n in document.named("outletCollection") if n.get("property") == "gestureRecognizers"])
    return node and document.remove(node)


@mistake()
def collection_member_repeated(document, random):
    node = pick(random, [n for n in document.named("outletCollection") if "id" in n.spans])
    return node and document.insert_after(node, node.text.replace(node.get("id"), "Dup-cM-t01"))


@mistake(breaks=False)
def action_lost(document, random):
    node = pick(random, [n for n in actions(document) if n.parent.parent.name == "button"
                         and len(n.parent.children) == 1])
    used = node and any(o.get("destination") == node.parent.parent.get("id") for o in outlets(document))
    return document.remove(node.parent) if node and not used else None


@mistake()
def owner_view_outlet_lost(document, random):
    node = pick(random, [n for n in outlets(document) if n.get("property") == "view"
                         and n.parent.parent.name == "placeholder" and "Controller" in n.parent.parent.get("customClass", "")])
    return node and document.remove(node)


@mistake()
def binding_key_path_lost(document, random):
    node = pick(random, [n for n in document.named("binding") if "keyPath" in n.spans])
    return node and document.set(node, "keyPath", None)


@mistake()
def binding_name_misspelled(document, random):
    node = pick(random, [n for n in document.named("binding") if len(n.get("name", "")) > 3])
    return node and document.set(node, "name", typo(random, node.get("name")))

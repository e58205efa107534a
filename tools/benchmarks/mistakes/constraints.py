"""Constraints and variations."""
from benchmarks.mistakes.kinds import VIEWS, mistake, pick, typo

SAFE = {"leading", "trailing", "left", "right", "centerX"}
UPRIGHT = {"top", "bottom", "centerY"}


def constraints(document):
    if document.root.get("useAutolayout") != "YES":
        return []
    return [n for n in document.named("constraint") if n.parent.name == "constraints" and "firstAttribute" in n.spans]


def pairs(document):
    return [n for n in constraints(document) if "secondItem" in n.spans and "secondAttribute" in n.spans]


def copied(node, number=1):
    return node.text.replace(f'id="{node.get("id")}"', f'id="Dup-cN-t0{number}"')


@mistake()
def constraint_attribute_misspelled(document, random):
    node = pick(random, constraints(document))
    return node and document.set(node, "firstAttribute", typo(random, node.get("firstAttribute")))


@mistake()
def british_center(document, random):
    node, name = pick(random, [(n, a) for n in constraints(document) for a in ("firstAttribute", "secondAttribute")
                               if n.get(a, "").startswith("center")]) or (None, None)
    return node and document.set(node, name, node.get(name).replace("center", "centre"))


@mistake()
def leading_tied_to_top(document, random):
    node = pick(random, [n for n in pairs(document) if n.get("secondAttribute") in SAFE | UPRIGHT])
    return node and document.set(node, "secondAttribute", "top" if node.get("secondAttribute") in SAFE else "leading")


@mistake()
def width_tied_to_edge(document, random):
    node = pick(random, [n for n in pairs(document) if n.get("secondAttribute") in SAFE])
    return node and document.set(node, "secondAttribute", "width")


@mistake()
def relation_misspelled(document, random):
    node = pick(random, [n for n in constraints(document)])
    return node and document.set(node, "relation", random.choice(["greaterThanOrEquals", "atLeast", "&gt;=", "lessThan"]))


@mistake()
def second_attribute_lost(document, random):
    node = pick(random, pairs(document))
    return node and document.set(node, "secondAttribute", None)


@mistake()
def second_item_lost(document, random):
    node = pick(random, [n for n in pairs(document) if n.get("secondAttribute") in SAFE | UPRIGHT])
    return node and document.set(node, "secondItem", None)


@mistake()
def edge_without_second_item(document, random):
    node = pick(random, [n for n in pairs(document) if n.get("firstAttribute") in SAFE | UPRIGHT])
    return node and document.replace(document.setting(node, "secondItem", None), document.setting(node, "secondAttribute", None))


@mistake()
def item_not_in_document(document, random):
    node = pick(random, pairs(document))
    return node and document.set(node, "secondItem", "gOn-e0-iTm")


@mistake()
def item_of_another_scene(document, random):
    node = pick(random, [n for n in pairs(document) if n.up("scene")])
    other = node and pick(random, [n for n in document.nodes if n.name in VIEWS and n.get("id")
                                   and n.up("scene") not in (None, node.up("scene"))])
    return other and document.set(node, "secondItem", other.get("id"))


@mistake()
def item_is_no_view(document, random):
    node = pick(random, pairs(document))
    other = node and pick(random, [n for n in document.named("viewController", "outlet", "constraint", "placeholder")
                                   if n.get("id") and n is not node])
    return other and document.set(node, "secondItem", other.get("id"))


@mistake()
def constraint_tied_to_itself(document, random):
    node = pick(random, [n for n in pairs(document) if "firstItem" in n.spans])
    return node and document.replace(document.setting(node, "secondItem", node.get("firstItem")),
                                     document.setting(node, "secondAttribute", node.get("firstAttribute")))


@mistake()
def constraint_moved_into_subview(document, random):
    node = pick(random, [n for n in pairs(document) if "firstItem" in n.spans])
    holder = node and node.parent.parent
    other = holder and pick(random, [v for v in holder.subtree if v.name in VIEWS and v is not holder and v.child("constraints")
                                     and v.get("id") not in (node.get("firstItem"), node.get("secondItem"))
                                     and not any(a.get("id") in (node.get("firstItem"), node.get("secondItem"))
                                                 for a in v.subtree)])
    return document.move(node, other.child("constraints")) if other else None


@mistake()
def constraint_repeated(document, random):
    node = pick(random, [n for n in constraints(document) if "id" in n.spans])
    return node and document.insert_after(node, copied(node))


@mistake()
def constraint_repeated_with_another_constant(document, random):
    node = pick(random, [n for n in constraints(document) if "relation" not in n.spans and "id" in n.spans])
    if node is None:
        return None
    copy = copied(node)
    constant = f'constant="{random.randrange(200, 300)}"'
    copy = copy.replace(f'constant="{node.get("constant")}"', constant) if "constant" in node.spans else copy.replace(
        "<constraint ", f"<constraint {constant} ", 1)
    return document.insert_after(node, copy)


@mistake()
def constraint_id_copied(document, random):
    node = pick(random, [n for n in constraints(document) if "id" in n.spans])
    return node and document.insert_after(node, node.text)


@mistake()
def priority_out_of_range(document, random):
    node = pick(random, constraints(document))
    return node and document.set(node, "priority", random.choice(["1900", "0", "-250", "1001"]))


@mistake()
def priority_not_a_number(document, random):
    node = pick(random, constraints(document))
    return node and document.set(node, "priority", random.choice(["high", "low", "required", "defaultHigh"]))


@mistake()
def constant_not_a_number(document, random):
    node = pick(random, constraints(document))
    return node and document.set(node, "constant", random.choice(["4O", "16px", "@16", "8,5", "auto"]))


@mistake()
def multiplier_not_a_ratio(document, random):
    node = pick(random, pairs(document))
    return node and document.set(node, "multiplier", random.choice(["16/9", "50%", "a:b", "1:0", "0"]))


@mistake()
def negative_width(document, random):
    node = pick(random, [n for n in constraints(document) if n.get("firstAttribute") in ("width", "height")
                         and "secondItem" not in n.spans and "relation" not in n.spans and "constant" in n.spans])
    return node and document.set(node, "constant", "-" + node.get("constant").lstrip("-"))


@mistake()
def no_auto_layout_for_view(document, random):
    node = pick(random, [n for n in document.nodes if n.get("translatesAutoresizingMaskIntoConstraints") == "NO"
                         and any(c.get("firstItem") == n.get("id") for c in constraints(document))])
    return node and document.set(node, "translatesAutoresizingMaskIntoConstraints", None)


@mistake()
def view_moved_with_constraints_left(document, random):
    """A view is moved into another scene; its constraints stay."""
    node = pick(random, [document.by_id[c.get("firstItem")] for c in pairs(document)
                         if document.by_id.get(c.get("firstItem")) is not None
                         and document.by_id[c.get("firstItem")].parent.name == "subviews"])
    target = node and pick(random, [s for s in document.named("subviews") if s.children and s.up("scene") is not node.up("scene")])
    return document.move(node, target) if target else None


@mistake()
def constrained_view_removed(document, random):
    node = pick(random, [document.by_id[c.get("firstItem")] for c in pairs(document)
                         if document.by_id.get(c.get("firstItem")) is not None
                         and document.by_id[c.get("firstItem")].parent.name == "subviews"])
    return node and document.remove(node)


@mistake()
def safe_area_removed(document, random):
    node = pick(random, [n for n in document.named("viewLayoutGuide") if document.text.count(f'"{n.get("id")}"') > 1])
    return node and document.remove(node)


@mistake()
def layout_guides_removed(document, random):
    node = pick(random, [n for n in document.named("layoutGuides") if any(
        document.text.count(f'"{c.get("id")}"') > 1 for c in n.children)])
    return node and document.remove(node)


@mistake()
def size_class_misspelled(document, random):
    node = pick(random, [n for n in document.named("variation") if "Class" in n.get("key", "")])
    return node and document.set(node, "key", node.get("key").replace("compact", "compat").replace("regular", "reguler"))


@mistake()
def variation_of_unknown_object(document, random):
    node = pick(random, [n for n in document.named("include", "exclude") if "reference" in n.spans])
    return node and document.set(node, "reference", "gOn-e0-vAr")


@mistake()
def stack_view_axis_misspelled(document, random):
    node = pick(random, [n for n in document.named("stackView")])
    return node and document.set(node, "axis", random.choice(["vertcal", "Vertical", "column", ".vertical"]))


@mistake(breaks=False)
def view_without_constraints(document, random):
    """Everything that holds a view in place is deleted."""
    node = pick(random, [document.by_id[c.get("firstItem")] for c in pairs(document)
                         if document.by_id.get(c.get("firstItem")) is not None
                         and document.by_id[c.get("firstItem")].parent.name == "subviews"
                         and document.by_id[c.get("firstItem")].parent.parent.name != "stackView"])
    ids = node and {n.get("id") for n in node.subtree}
    gone = node and [c for c in constraints(document) if c.get("firstItem") in ids or c.get("secondItem") in ids
                     or c.parent.parent is node]
    return document.remove(*gone) if gone else None

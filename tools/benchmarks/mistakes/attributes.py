"""Attributes that are misspelled, unknown, missing, or have an impossible value."""
from benchmarks.mistakes.kinds import VIEWS, mistake, pick, typo

NUMBERS = ("x", "y", "width", "height", "constant", "alpha", "pointSize", "red", "green", "blue", "white", "spacing",
           "rowHeight", "minimumFontSize", "estimatedRowHeight")
WORDS = ("contentMode", "lineBreakMode", "textAlignment", "contentHorizontalAlignment", "contentVerticalAlignment",
         "buttonType", "axis", "distribution", "alignment", "borderStyle", "style", "selectionStyle", "accessoryType",
         "separatorStyle", "dataMode", "baselineAdjustment", "barStyle", "keyboardType", "returnKeyType",
         "clearButtonMode", "autocapitalizationType", "scrollDirection", "modalPresentationStyle", "systemItem")


def having(document, names):
    return [(node, name) for node in document.nodes for name in names if name in node.spans]


@mistake()
def misspelled_attribute(document, random):
    choices = [(n, a) for n in document.nodes for a in n.spans if len(a) > 4 and n is not document.root]
    node, name = pick(random, choices) or (None, None)
    return node and document.rename_attribute(node, name, typo(random, name))


@mistake()
def wrong_case_attribute(document, random):
    choices = [(n, a) for n in document.nodes for a in n.spans if any(c.isupper() for c in a)]
    node, name = pick(random, choices) or (None, None)
    return node and document.rename_attribute(node, name, name.lower())


@mistake(breaks=False)
def invented_attribute(document, random):
    node = pick(random, [n for n in document.nodes if n.name in VIEWS])
    name = random.choice(["cornerRadius", "backgroundColor", "font-size", "onClick", "visible", "margin", "padding",
                          "isHidden", "numberOfRows", "borderWidth", "colour"])
    return node and document.set(node, name, "8")


@mistake(breaks=False)
def attribute_of_another_kind(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for k, a in (
        ("label", "title"), ("button", "text"), ("imageView", "text"), ("view", "text"), ("view", "image"),
        ("label", "placeholder"), ("textField", "title"), ("constraint", "frame"), ("outlet", "selector"),
        ("action", "property"), ("rect", "constant"), ("stackView", "text")) if n.name == k]) or (None, None)
    return node and document.set(node, name, "Hello")


@mistake()
def number_with_unit(document, random):
    node, name = pick(random, having(document, NUMBERS)) or (None, None)
    return node and document.set(node, name, node.get(name) + random.choice(["px", "pt", "%", " points"]))


@mistake()
def number_with_comma(document, random):
    node, name = pick(random, [(n, a) for n, a in having(document, NUMBERS)]) or (None, None)
    return node and document.set(node, name, node.get(name).split(".")[0] + ",5")


@mistake()
def number_with_letter(document, random):
    node, name = pick(random, having(document, NUMBERS + ("tag", "priority", "horizontalHuggingPriority"))) or (None, None)
    return node and document.set(node, name, random.choice(["4O", "l6", "ten", "", "NaN", "--2"]))


@mistake()
def integer_with_fraction(document, random):
    node, name = pick(random, having(document, ("tag", "numberOfLines", "horizontalHuggingPriority", "priority"))) or (None, None)
    return node and document.set(node, name, "12.x")


@mistake()
def bool_in_words(document, random):
    node, name = pick(random, [(n, a) for n in document.nodes for a in n.spans if n.get(a) in ("YES", "NO")]) or (None, None)
    return node and document.set(node, name, random.choice(["true", "false", "1", "yes", "Yes", "ON"]))


@mistake()
def misspelled_word_value(document, random):
    node, name = pick(random, having(document, WORDS)) or (None, None)
    return node and document.set(node, name, typo(random, node.get(name)))


@mistake()
def invented_word_value(document, random):
    node, name = pick(random, having(document, WORDS)) or (None, None)
    return node and document.set(node, name, random.choice(["aspectFitFill", "centre", "default1", "horizontalLeft", "medium"]))


@mistake()
def swift_word_value(document, random):
    node, name = pick(random, having(document, WORDS)) or (None, None)
    return node and document.set(node, name, "." + node.get(name))


@mistake()
def negative_frame_size(document, random):
    node = pick(random, [n for n in document.named("rect") if n.get("key") == "frame" and n.parent.name in VIEWS])
    return node and document.set(node, random.choice(["width", "height"]), f"-{random.randrange(2, 90)}")


@mistake()
def color_component_of_255(document, random):
    node = pick(random, [n for n in document.named("color") if "red" in n.spans])
    return node and document.set(node, random.choice(["red", "green", "blue"]), str(random.randrange(20, 256)))


@mistake()
def color_component_missing(document, random):
    node = pick(random, [n for n in document.named("color") if "red" in n.spans])
    return node and document.set(node, random.choice(["red", "green", "blue"]), None)


@mistake()
def color_space_misspelled(document, random):
    node, name = pick(random, having(document, ("colorSpace", "customColorSpace"))) or (None, None)
    return node and document.set(node, name, typo(random, node.get(name)))


@mistake()
def color_as_hexadecimal(document, random):
    node = pick(random, [n for n in document.named("color") if "red" in n.spans or "white" in n.spans])
    return node and document.replace((node.start, node.end, f'<color key="{node.get("key")}" hex="#FF8800"/>'))


@mistake()
def alpha_out_of_range(document, random):
    node = pick(random, [n for n in document.nodes if "alpha" in n.spans])
    return node and document.set(node, "alpha", random.choice(["100", "50", "-1", "255"]))


@mistake()
def font_without_type(document, random):
    node = pick(random, [n for n in document.named("fontDescription") if "type" in n.spans])
    return node and document.set(node, "type", typo(random, node.get("type")))


@mistake()
def font_size_zero(document, random):
    node = pick(random, [n for n in document.named("fontDescription") if "pointSize" in n.spans])
    return node and document.set(node, "pointSize", random.choice(["0", "-14", "1700"]))


@mistake()
def text_style_misspelled(document, random):
    node = pick(random, [n for n in document.named("fontDescription") if "style" in n.spans])
    return node and document.set(node, "style", typo(random, node.get("style")))


@mistake()
def state_key_misspelled(document, random):
    node = pick(random, [n for n in document.named("state") if n.get("key")])
    return node and document.set(node, "key", random.choice(["pressed", "normall", "hover", "highlight", "disable"]))


@mistake()
def autoresizing_flag_misspelled(document, random):
    node, name = pick(random, [(n, a) for n in document.named("autoresizingMask") for a in n.spans if a != "key"]) or (None, None)
    return node and document.rename_attribute(node, name, random.choice(["flexibleWidth", "widthSizeable", "flexibleTop"]))


@mistake()
def priority_of_content_out_of_range(document, random):
    node, name = pick(random, having(document, ("horizontalHuggingPriority", "verticalHuggingPriority",
                                                "verticalCompressionResistancePriority",
                                                "horizontalCompressionResistancePriority"))) or (None, None)
    return node and document.set(node, name, random.choice(["1001", "-1", "2500"]))


@mistake()
def missing_required_attribute(document, random):
    required = {"constraint": ["firstAttribute"], "outlet": ["property", "destination"], "action": ["selector", "destination"],
                "segue": ["destination", "kind"], "rect": ["x", "width"], "userDefinedRuntimeAttribute": ["keyPath", "type"],
                "size": ["width"], "point": ["x"], "image": ["name"], "viewLayoutGuide": ["key"],
                "placeholder": ["placeholderIdentifier"], "outletCollection": ["property", "destination"],
                "state": ["key"], "color": ["key"], "document": ["type"], "viewControllerLayoutGuide": ["type"]}
    node, name = pick(random, [(n, a) for n in document.nodes for a in required.get(n.name, []) if a in n.spans]) or (None, None)
    return node and document.set(node, name, None)


@mistake()
def numbers_in_wrong_place(document, random):
    """A value ends up in the attribute beside it."""
    node = pick(random, [n for n in document.named("label", "button") if "contentMode" in n.spans and "id" in n.spans])
    return node and document.set(node, "contentMode", "251")

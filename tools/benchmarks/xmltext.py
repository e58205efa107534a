"""Documents as text with the places of their elements and attributes, so that a change leaves the rest as it is."""
import re

TOKEN = re.compile(r"<!--.*?-->|<\?.*?\?>|<!\[CDATA\[.*?\]\]>|<(?P<close>/)?(?P<name>[\w:.-]+)(?P<attributes>[^<>]*?)"
                   r"(?P<empty>/)?>", re.S)
ATTRIBUTE = re.compile(r'([\w:.-]+)="([^"]*)"')


class NotReadable(Exception):
    pass


class Node:
    """An element: `start` to `end` is all of it, `inner` to `outer` its content."""

    def __init__(self, document, name, start, parent):
        self.document, self.name, self.start, self.parent = document, name, start, parent
        self.children, self.spans, self.attributes = [], {}, {}
        self.inner = self.outer = self.end = start
        self.empty = False

    def get(self, name, default=None):
        return self.attributes.get(name, default)

    @property
    def text(self):
        return self.document.text[self.start:self.end]

    @property
    def ancestors(self):
        node = self.parent
        while node is not None:
            yield node
            node = node.parent

    @property
    def subtree(self):
        yield self
        for child in self.children:
            yield from child.subtree

    def child(self, name=None, key=None):
        return next((c for c in self.children if name in (None, c.name) and key in (None, c.get("key"))), None)

    def up(self, name):
        return next((node for node in self.ancestors if node.name == name), None)

    @property
    def line_start(self):
        """The start of the line, if only white space is before the element."""
        begin = self.document.text.rfind("\n", 0, self.start) + 1
        return begin if not self.document.text[begin:self.start].strip() else self.start

    @property
    def line_end(self):
        end = self.document.text.find("\n", self.end)
        return end + 1 if end >= 0 and not self.document.text[self.end:end].strip() else self.end


class Document:
    def __init__(self, text):
        self.text = text
        self.root = None
        self.nodes = []
        self._read()
        self.by_id = {node.get("id"): node for node in self.nodes
                      if node.get("id") and node.name not in ("device", "adaptation")}

    def _read(self):
        open_nodes = []
        for token in TOKEN.finditer(self.text):
            name = token.group("name")
            if name is None:
                continue
            if token.group("close"):
                if not open_nodes or open_nodes[-1].name != name:
                    raise NotReadable
                node = open_nodes.pop()
                node.outer, node.end = token.start(), token.end()
                continue
            node = Node(self, name, token.start(), open_nodes[-1] if open_nodes else None)
            node.inner = node.outer = node.end = token.end()
            for found in ATTRIBUTE.finditer(self.text, token.start("attributes"), token.end("attributes")):
                node.attributes[found.group(1)] = found.group(2)
                node.spans[found.group(1)] = found.span()
            node.empty = bool(token.group("empty"))
            if node.parent is not None:
                node.parent.children.append(node)
            elif self.root is None:
                self.root = node
            self.nodes.append(node)
            if not node.empty:
                open_nodes.append(node)
        if open_nodes or self.root is None or self.root.name != "document":
            raise NotReadable

    def named(self, *names):
        return [node for node in self.nodes if node.name in names]

    @property
    def is_storyboard(self):
        return "Storyboard" in self.root.get("type", "")

    @property
    def platform(self):
        runtime = self.root.get("targetRuntime", "")
        return {"iOS.CocoaTouch": "iOS", "MacOSX.Cocoa": "macOS", "AppleTV": "tvOS", "watchKit": "watchOS"}.get(
            runtime, "iOS" if "iOS" in runtime else "")

    # Changes; each returns the new text.

    def replace(self, *edits):
        """The text with (start, end, replacement) applied."""
        text = self.text
        for start, end, new in sorted(edits, reverse=True):
            text = text[:start] + new + text[end:]
        return text

    def set(self, node, name, value):
        """The text with an attribute set, or removed for None."""
        return self.replace(self.setting(node, name, value))

    def setting(self, node, name, value):
        if name in node.spans:
            start, end = node.spans[name]
            return (start - 1, end, "") if value is None else (start, end, f'{name}="{value}"')
        end = node.start + 1 + len(node.name)
        return end, end, f' {name}="{value}"'

    def rename_attribute(self, node, name, new):
        start, _ = node.spans[name]
        return self.replace((start, start + len(name), new))

    def rename(self, node, new):
        edits = [(node.start + 1, node.start + 1 + len(node.name), new)]
        if not node.empty:
            edits.append((node.outer + 2, node.outer + 2 + len(node.name), new))
        return self.replace(*edits)

    def removing(self, node):
        return node.line_start, node.line_end, ""

    def remove(self, *nodes):
        return self.replace(*[self.removing(node) for node in nodes])

    def unwrap(self, node):
        """The element without its tags."""
        return self.replace((node.start, node.inner, ""), (node.outer, node.end, ""))

    def insert_after(self, node, text):
        return self.replace((node.end, node.end, "\n" + text))

    def append(self, node, text):
        return self.replace((node.outer, node.outer, text + "\n")) if not node.empty else None

    def move(self, node, target):
        """An element moved to the end of another one."""
        if target.empty or node in target.ancestors or node is target:
            return None
        return self.replace(self.removing(node), (target.outer, target.outer, node.text + "\n"))

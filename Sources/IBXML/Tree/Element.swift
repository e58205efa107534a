/// An element of a tree: a lightweight handle (tree and index). Two are equal if they are the same node of the same
/// tree.
public struct Element: Sendable, Hashable {
  /// The tree the element is in.
  public let tree: XMLTree
  /// The position in the arena, in document order.
  public let index: Int

  var record: NodeRecord { tree.nodes[index] }

  /// The tag name.
  public var name: Name { tree.name(record.name) }

  /// The parent element; nil for the root.
  public var parent: Element? {
    let parent = record.parent
    return parent < 0 ? nil : Element(tree: tree, index: Int(parent))
  }

  /// The child elements in order.
  public var children: ElementChildren { ElementChildren(parent: self) }

  /// This element and its descendants, in document order.
  public var subtree: ElementRange { ElementRange(tree: tree, range: index..<Int(record.subtreeEnd)) }

  /// Visits the descendants with a name, in document order.
  /// - Complexity: O(log(elements with the name) + elements found)
  public func visitDescendants(named name: Name, _ visit: (Element) -> Void) {
    guard let name = tree.number(of: name) else { return }
    for index in tree.occurrences.elements(named: name, in: index + 1..<Int(record.subtreeEnd)) {
      visit(Element(tree: tree, index: Int(index)))
    }
  }

  /// The ancestors of this element, innermost first.
  public var ancestors: some Sequence<Element> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// Returns whether `other` is this element or inside it.
  public func contains(_ other: Element) -> Bool {
    other.tree === tree && (index..<Int(record.subtreeEnd)).contains(other.index)
  }

  /// Returns the child elements with a given name, in order.
  public func children(_ name: Name) -> some Collection<Element> { children.lazy.filter { $0.name == name } }

  /// Returns the first child element with a given name.
  public func child(_ name: Name) -> Element? {
    guard let name = tree.number(of: name) else { return nil }
    for child in children where child.record.name == name { return child }
    return nil
  }

  /// Returns the first child element whose `key` attribute has a given value.
  public func child(withKey key: String) -> Element? {
    for child in children where child.has(.key, key) { return child }
    return nil
  }

  /// The bytes from `<` to after the end tag.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }

  /// The bytes of the start tag.
  public var startTagRange: Range<Int> { Int(record.start)..<Int(record.contentStart) }

  /// The bytes between start tag and end tag; empty at the end of an element written `<x/>`.
  public var contentRange: Range<Int> { Int(record.contentStart)..<Int(record.contentEnd) }

  /// Whether the element is written `<x/>`.
  public var isSelfClosed: Bool { record.isSelfClosed }

  /// The decoded text directly inside this element; empty if there is none.
  public var text: String { texts.map(\.text).joined() }

  /// The text nodes directly inside this element. White space between child elements is not recorded.
  public var texts: [TextNode] { nodes(.text) }

  package var comments: [TextNode] { nodes(.comment) }

  private func nodes(_ kind: NodeRecord.Kind) -> [TextNode] {
    childIndices.filter { tree.nodes[$0].kind == kind }.map { TextNode(tree: tree, index: $0) }
  }

  /// Whether only elements, and white space between them, are directly inside this element.
  public var holdsOnlyElements: Bool { childIndices.allSatisfy { tree.nodes[$0].kind == .element } }

  var childIndices: [Int] {
    var result: [Int] = []
    var position = index + 1
    while position < Int(record.subtreeEnd) {
      result.append(position)
      position = Int(tree.nodes[position].subtreeEnd)
    }
    return result
  }

  /// Whether both are the same node of the same tree.
  public static func == (left: Element, right: Element) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the position in the arena.
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

extension Element: Comparable {
  /// Orders elements as in the document.
  public static func < (left: Element, right: Element) -> Bool { left.index < right.index }
}

extension Name {
  /// The attribute for the role of an element in its parent.
  public static let key = Name("key")
}

/// A text or a comment.
public struct TextNode: Sendable {
  /// The tree the node is in.
  public let tree: XMLTree
  /// The position in the arena.
  public let index: Int

  /// The bytes of the whole node, including a comment's delimiters.
  public var range: Range<Int> { Int(tree.nodes[index].start)..<Int(tree.nodes[index].end) }

  /// The parent element; nil for a comment outside of the root.
  public var parent: Element? {
    let parent = tree.nodes[index].parent
    return parent < 0 ? nil : Element(tree: tree, index: Int(parent))
  }

  /// The decoded text; for a comment the text between its delimiters.
  public var text: String {
    let bytes = tree.source.utf8[range]
    if tree.nodes[index].kind == .comment {
      return String(decoding: bytes.dropFirst(4).dropLast(3), as: UTF8.self)
    }
    return Escaping.decodedText(bytes)
  }
}

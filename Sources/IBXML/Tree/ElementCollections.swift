/// The child elements of an element, in order.
///
/// An index is a position in the arena of the tree. Stepping to the next child is O(1) plus the texts and comments
/// between the two.
public struct ElementChildren: Collection, Sendable {
  private let tree: XMLTree
  /// The position of the first child element.
  public let startIndex: Int
  /// The position after the last descendant.
  public let endIndex: Int

  init(parent: Element) {
    tree = parent.tree
    endIndex = Int(parent.record.subtreeEnd)
    startIndex = ElementChildren.firstElement(in: parent.tree, from: parent.index + 1, to: endIndex)
  }

  /// Returns the child element at a position.
  public subscript(position: Int) -> Element { Element(tree: tree, index: position) }

  /// Returns the position of the next child element.
  public func index(after index: Int) -> Int {
    ElementChildren.firstElement(in: tree, from: Int(tree.nodes[index].subtreeEnd), to: endIndex)
  }

  private static func firstElement(in tree: XMLTree, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, tree.nodes[position].kind != .element { position = Int(tree.nodes[position].subtreeEnd) }
    return position
  }
}

/// The elements of a contiguous part of a tree, in document order.
///
/// An index is a position in the arena of the tree. Stepping to the next element is O(1) plus the texts and comments
/// between the two.
public struct ElementRange: Collection, Sendable {
  private let tree: XMLTree
  /// The position of the first element.
  public let startIndex: Int
  /// The position after the last node.
  public let endIndex: Int

  init(tree: XMLTree, range: Range<Int>) {
    self.tree = tree
    endIndex = range.upperBound
    startIndex = ElementRange.firstElement(in: tree, from: range.lowerBound, to: endIndex)
  }

  /// Returns the element at a position.
  public subscript(position: Int) -> Element { Element(tree: tree, index: position) }

  /// Returns an iterator over the elements that can skip descendants.
  public func makeIterator() -> ElementIterator { ElementIterator(tree: tree, position: startIndex, end: endIndex) }

  /// Returns the position of the next element.
  public func index(after index: Int) -> Int {
    ElementRange.firstElement(in: tree, from: index + 1, to: endIndex)
  }

  private static func firstElement(in tree: XMLTree, from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, tree.nodes[position].kind != .element { position += 1 }
    return position
  }
}

/// An iterator over elements in document order.
public struct ElementIterator: IteratorProtocol, Sendable {
  private let tree: XMLTree
  private var position: Int
  private let end: Int

  init(tree: XMLTree, position: Int, end: Int) {
    (self.tree, self.position, self.end) = (tree, position, end)
  }

  /// Skips the descendants of an element.
  public mutating func skip(_ element: Element) {
    position = Swift.max(position, Int(element.record.subtreeEnd))
  }

  /// Returns the next element.
  public mutating func next() -> Element? {
    while position < end {
      let index = position
      position += 1
      if tree.nodes[index].kind == .element { return Element(tree: tree, index: index) }
    }
    return nil
  }
}

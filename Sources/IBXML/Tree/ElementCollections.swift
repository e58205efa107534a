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
    startIndex = parent.tree.firstElement(from: parent.index + 1, to: endIndex)
  }

  /// Returns the child element at a position.
  public subscript(position: Int) -> Element { Element(tree: tree, index: position) }

  /// Returns the position of the next child element.
  public func index(after index: Int) -> Int {
    tree.firstElement(from: Int(tree.nodes[index].subtreeEnd), to: endIndex)
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
    startIndex = tree.firstElement(from: range.lowerBound, to: endIndex)
  }

  /// Returns the element at a position.
  public subscript(position: Int) -> Element { Element(tree: tree, index: position) }

  /// Returns an iterator over the elements that can skip descendants.
  public func makeIterator() -> ElementIterator { ElementIterator(tree: tree, position: startIndex, end: endIndex) }

  /// Returns the position of the next element.
  public func index(after index: Int) -> Int {
    tree.firstElement(from: index + 1, to: endIndex)
  }
}

/// An iterator over elements in document order.
public struct ElementIterator: IteratorProtocol, Sendable {
  let tree: XMLTree
  var position: Int
  let end: Int

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

extension XMLTree {
  /// The position of the first element of a part that begins with the siblings of one.
  fileprivate func firstElement(from start: Int, to end: Int) -> Int {
    var position = start
    while position < end, nodes[position].kind != .element { position += 1 }
    return position
  }
}

import IBXML

/// Objects of a document in document order. Making the list and each step through it are O(1).
public struct ObjectList: RandomAccessCollection, Sendable {
  let tree: XMLTree
  let positions: [Int32]

  /// The position of the first object.
  public var startIndex: Int { positions.startIndex }

  /// The position after the last object.
  public var endIndex: Int { positions.endIndex }

  /// Returns the object at a position.
  public subscript(index: Int) -> Object { Object(element: tree.element(at: Int(positions[index]))) }
}

/// The elements and attributes of each name of a tree, in document order. Two counting sorts, made on first use.
final class Occurrences: Sendable {
  private let elements: Grouping
  private let attributes: Grouping
  /// By attribute.
  private let owners: [Int32]

  init(nodes: [NodeRecord], attributes: [AttributeRecord], nameCount: Int) {
    elements = Grouping(count: nodes.count, nameCount: nameCount) { nodes[$0].kind == .element ? nodes[$0].name : nil }
    self.attributes = Grouping(count: attributes.count, nameCount: nameCount) { attributes[$0].name }
    var owners = [Int32](repeating: 0, count: attributes.count)
    for (node, record) in nodes.enumerated() where record.attributeCount > 0 {
      let first = Int(record.firstAttribute)
      for attribute in first..<first + Int(record.attributeCount) { owners[attribute] = Int32(node) }
    }
    self.owners = owners
  }

  func elements(named name: UInt32) -> ArraySlice<Int32> { elements[name] }

  func elements(named name: UInt32, in range: Range<Int>) -> ArraySlice<Int32> {
    let all = elements[name]
    let start = all.partitioningIndex { $0 >= range.lowerBound }
    return all[start..<all.partitioningIndex { $0 >= range.upperBound }]
  }

  func visitAttributes(named name: UInt32, _ visit: (_ node: Int, _ attribute: Int) -> Void) {
    for attribute in attributes[name] { visit(Int(owners[Int(attribute)]), Int(attribute)) }
  }
}

/// The positions of the elements of a tree, by name.
package struct ElementsByName: Sendable {
  let tree: XMLTree
  let occurrences: Occurrences

  package func contains(_ name: Name) -> Bool {
    tree.number(of: name).map { !occurrences.elements(named: $0).isEmpty } ?? false
  }

  /// See `XMLTree.element(at:)`.
  package subscript(name: Name) -> ArraySlice<Int32> {
    tree.number(of: name).map { occurrences.elements(named: $0) } ?? []
  }
}

private struct Grouping: Sendable {
  private var starts: [Int32]
  private var positions: [Int32]

  /// nil excludes a position.
  init(count: Int, nameCount: Int, name: (Int) -> UInt32?) {
    starts = Array(repeating: 0, count: nameCount + 1)
    for position in 0..<count {
      if let name = name(position) { starts[Int(name) + 1] += 1 }
    }
    for name in 0..<nameCount { starts[name + 1] += starts[name] }
    var next = starts
    positions = Array(unsafeUninitializedCapacity: Int(starts[nameCount])) { positions, positionCount in
      for position in 0..<count {
        guard let name = name(position) else { continue }
        positions[Int(next[Int(name)])] = Int32(position)
        next[Int(name)] += 1
        positionCount += 1
      }
    }
  }

  subscript(name: UInt32) -> ArraySlice<Int32> { positions[Int(starts[Int(name)])..<Int(starts[Int(name) + 1])] }
}

import IBBase

/// The elements and attributes of each name of a tree, in document order: two counting sorts.
struct Occurrences: Sendable {
  let elements: Grouping
  let attributes: Grouping
  /// The element of each attribute.
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

  func elements(named name: UInt32, in range: Range<Int>) -> ArraySlice<Int32> {
    let all = elements[name]
    let start = all.partitioningIndex { $0 >= range.lowerBound }
    return all[start..<all.partitioningIndex { $0 >= range.upperBound }]
  }

  func visitAttributes(named name: UInt32, _ visit: (_ node: Int, _ attribute: Int) -> Void) {
    for attribute in attributes[name] { visit(Int(owners[Int(attribute)]), Int(attribute)) }
  }
}

struct Grouping: Sendable {
  private let starts: [Int32]
  private let ends: [Int32]
  private let positions: [Int32]

  /// nil excludes a position.
  init(count: Int, nameCount: Int, name: (Int) -> UInt32?) {
    var starts = [Int32](repeating: 0, count: nameCount)
    var ends = starts
    // Most documents have a few of the names.
    var used: [Int] = []
    for position in 0..<count {
      guard let name = name(position).map({ Int($0) }) else { continue }
      if ends[name] == 0 { used.append(name) }
      ends[name] += 1
    }
    var total: Int32 = 0
    for name in used { (starts[name], ends[name], total) = (total, total, total + ends[name]) }
    positions = Array(unsafeUninitializedCapacity: Int(total)) { positions, positionCount in
      for position in 0..<count {
        guard let name = name(position).map({ Int($0) }) else { continue }
        positions[Int(ends[name])] = Int32(position)
        ends[name] += 1
        positionCount += 1
      }
    }
    (self.starts, self.ends) = (starts, ends)
  }

  func has(_ name: UInt32) -> Bool { starts[Int(name)] < ends[Int(name)] }

  subscript(name: UInt32) -> ArraySlice<Int32> { positions[Int(starts[Int(name)])..<Int(ends[Int(name)])] }
}

/// An index of elements with a name by the value of an attribute.
struct ValueIndex: Sendable {
  struct Key: Sendable, Hashable {
    var element: Name
    var attribute: Name
  }

  private var positionsByValue: [String: [Int32]] = [:]

  init(_ key: Key, of tree: XMLTree) {
    tree.visitElements(named: key.element) { element in
      guard let value = element[key.attribute] else { return }
      positionsByValue[value, default: []].append(Int32(element.index))
    }
  }

  func positions(of value: String, upTo limit: Int = .max) -> [Int] {
    (positionsByValue[value] ?? []).prefix(limit).map { Int($0) }
  }
}

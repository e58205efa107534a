/// Which elements with a name have which value in an attribute.
struct ValueIndex: Sendable {
  /// What is indexed.
  struct Key: Sendable, Hashable {
    var element: Name
    var attribute: Name
  }

  private var positionsByValue: [String: [Int32]] = [:]

  /// - Complexity: O(elements with the name)
  init(_ key: Key, of tree: XMLTree) {
    tree.visitElements(named: key.element) { element in
      guard let value = element[key.attribute] else { return }
      positionsByValue[value, default: []].append(Int32(element.index))
    }
  }

  /// The positions of the elements with a value, in document order.
  func positions(of value: String, upTo limit: Int = .max) -> [Int] {
    (positionsByValue[value] ?? []).prefix(limit).map { Int($0) }
  }
}

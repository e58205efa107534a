extension Collection {
  /// The elements with the key of an earlier one, each with the first element of the key. Elements without a key are
  /// left out.
  /// - Complexity: O(n)
  @inlinable package func repetitions<Key: Hashable>(by key: (Element) -> Key?) -> [(first: Element, later: Element)] {
    if count < 2 { return [] }
    var firsts: [Key: Element] = [:]
    var found: [(first: Element, later: Element)] = []
    for element in self {
      guard let key = key(element) else { continue }
      if let first = firsts[key] { found.append((first, element)) } else { firsts[key] = element }
    }
    return found
  }
}

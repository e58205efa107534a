extension Sequence {
  /// Sorts elements stably by the result of a closure.
  ///
  /// Only positions are sorted, by one function for all types. Sorting the elements would be compiled for each type and
  /// each closure, which took a twelfth of the time to optimize `IBModel`.
  package func ordered<Key: Comparable>(by key: (Element) -> Key) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(key)
    return sortedPositions(keys.count) { keys[$0] < keys[$1] }.map { elements[$0] }
  }

  /// Sorts elements in byte order of a text.
  package func ordered(byBytesOf text: (Element) -> String) -> [Element] {
    let elements = Array(self)
    let keys = elements.map(text)
    return sortedPositions(keys.count) { keys[$0].utf8.lexicographicallyPrecedes(keys[$1].utf8) }.map { elements[$0] }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the first position from which on a condition is true; it must be false before.
  /// - Complexity: O(log n)
  package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

private func sortedPositions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  (0..<count).sorted { precedes($0, $1) || !precedes($1, $0) && $0 < $1 }
}

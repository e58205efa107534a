import IBBase

/// A union-find structure: a partition of indices whose parts are joined.
package struct Partition {
  /// An index of the same part; the first index of a part is its own.
  private var parents: [Int]

  package init(count: Int) { parents = Array(0..<count) }

  package mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (first(of: left), first(of: right))
    parents[max(one, other)] = min(one, other)
  }

  /// In the order of their first indices.
  package mutating func parts() -> [[Int]] {
    var indices: [Int: [Int]] = [:]
    for index in parents.indices { indices[first(of: index), default: []].append(index) }
    return indices.ordered(by: \.key).map(\.value)
  }

  /// Returns the first index of a part, halving the path so that parts of any shape take nearly constant time.
  private mutating func first(of index: Int) -> Int {
    var current = index
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }
}

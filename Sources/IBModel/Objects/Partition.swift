import IBXML

/// Which of some indices belong together, as pairs of them are joined.
package struct Partition {
  /// An index of the same part; the first index of a part is its own.
  private var parents: [Int]

  /// Indices of which each is a part by itself.
  package init(count: Int) { parents = Array(0..<count) }

  /// Puts the parts of two indices together.
  package mutating func join(_ left: Int, _ right: Int) {
    let (one, other) = (first(of: left), first(of: right))
    parents[max(one, other)] = min(one, other)
  }

  /// The parts, each in order, in the order of their first indices.
  package mutating func parts() -> [[Int]] {
    var indices: [Int: [Int]] = [:]
    for index in parents.indices { indices[first(of: index), default: []].append(index) }
    return indices.ordered(by: \.key).map(\.value)
  }

  /// The first index of a part. Each step on the way is halved, so that parts of any shape take nearly constant time.
  private mutating func first(of index: Int) -> Int {
    var current = index
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }
}

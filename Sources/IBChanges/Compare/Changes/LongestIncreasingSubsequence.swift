import IBBase

enum LongestIncreasingSubsequence {
  /// - Complexity: O(n · log(n))
  static func members(of list: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: list.count)
    for index in list.indices {
      let place = ends.partitioningIndex { list[$0] >= list[index] }
      if place > 0 { previous[index] = ends[place - 1] }
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var result: Set<Int> = []
    var current = ends.last ?? -1
    while current >= 0 {
      result.insert(current)
      current = previous[current]
    }
    return result
  }
}

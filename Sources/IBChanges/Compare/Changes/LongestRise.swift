/// The longest increasing subsequence.
enum LongestRise {
  /// - Complexity: O(n · log(n))
  static func members(of list: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var previous = Array(repeating: -1, count: list.count)
    for index in list.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if list[ends[middle]] < list[index] { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
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

/// The distance of two names: insertions, deletions, replacements and swaps of neighbors.
package enum EditDistance {
  /// Returns the candidate with the fewest edits, the first of several; nil when more than half of the letters differ.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (distance: between(name, $0), name: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(name.count, best.name.count) / 2 ? best.name : nil
  }

  /// Returns the candidate of about the same length with at most a quarter of other letters.
  package static func similar(to name: String, among candidates: [String]) -> String? {
    let length = name.utf8.count
    let most = max(2, length / 4)
    let alike = candidates.filter {
      abs($0.utf8.count - length) <= most && $0 != name && between(name, $0, upTo: most) <= most
    }
    return nearest(to: name, among: alike)
  }

  /// Whether one of two names is the other one with letters added in one place: `LoginView` and `LoginCardView`.
  package static func isAddition(_ first: String, _ second: String) -> Bool {
    let (first, second) = (Array(first.utf8), Array(second.utf8))
    let start = zip(first, second).prefix { $0 == $1 }.count
    let end = zip(first.reversed(), second.reversed()).prefix { $0 == $1 }.count
    let shorter = min(first.count, second.count)
    return shorter >= shortestPart && start + end >= shorter
  }

  private static let shortestPart = 4

  /// - Parameter most: The distance above which any greater number is returned, because most names of a project differ
  ///   in their first letters.
  package static func between(_ first: String, _ second: String, upTo most: Int = .max) -> Int {
    let areASCII = [first, second].allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") } }
    return areASCII
      ? between(Array(first.utf8), Array(second.utf8), upTo: most) : between(Array(first), Array(second), upTo: most)
  }

  private static func between<Letter: Equatable>(_ first: [Letter], _ second: [Letter], upTo most: Int) -> Int {
    var last = Array(0...second.count)
    var (beforeLast, current) = (last, last)
    var leastOfLast = 0
    for row in first.indices {
      current[0] = row + 1
      var least = row + 1
      for column in second.indices {
        let isSame = first[row] == second[column]
        var best = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
        least = min(least, best)
      }
      // A swap continues the row before the last one.
      if min(least, leastOfLast) > most { return least }
      leastOfLast = least
      (beforeLast, last, current) = (last, current, beforeLast)
    }
    return last[second.count]
  }
}

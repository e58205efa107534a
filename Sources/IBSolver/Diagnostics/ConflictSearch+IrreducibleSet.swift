/// Irreducible sets of rows that conflict with the given rows.
///
/// A set is found by bisection: the shortest prefix of the rows that cannot be satisfied ends with a row of the set.
/// That row becomes the first one, and the search continues until the rows found conflict by themselves (a variant of
/// Junker, "QuickXplain", AAAI 2004, without recursion).
///
/// In large components, where a set may have thousands of rows, it is derived from a solution instead.
extension ConflictSearch {
  /// The number of rows up to which bisection takes at most a few hundredths of a second.
  private static let mostBisected = 200
  /// The number of sets compared to find the smallest one.
  private static let mostCompared = 12
  /// The maximum number of rows solved to find the constraints of a large set that conflict with the given rows.
  private static let mostSolvedRows = 1_000_000

  /// Returns indices in `origins` of rows that cannot all be satisfied; nil if they can.
  mutating func irreducibleSet(
    without isOut: [Bool], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int]? {
    let all = origins.indices.filter { !isOut[$0] }
    if try canHold(all[...], width, height) { return nil }
    if all.count > Self.mostBisected, let set = try largeSet(all, width, height) { return set }
    let given = all.filter { !isConstraint($0) }
    if try !canHold(given[...], width, height) { return try bisected(given, width, height) }
    let constraints = try fewestConstraints(of: all.filter { isConstraint($0) }, with: given, width, height)
    return try constraints + bisected(given, with: constraints, width, height)
  }

  /// Excludes, one after another, the constraints of sets found before (Reiter, "A Theory of Diagnosis from First
  /// Principles", 1987).
  private mutating func fewestConstraints(
    of constraints: [Int], with given: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int] {
    var smallest = try bisected(constraints, with: given, width, height)
    // A single constraint that conflicts is always found by itself.
    if smallest.count <= 2 { return smallest }
    var exclusions = smallest.map { Set([$0]) }
    var next = 0
    while next < min(exclusions.count, Self.mostCompared) {
      let excluded = exclusions[next]
      next += 1
      let others = constraints.filter { !excluded.contains($0) }
      if try canHold(others[...], with: given, width, height) { continue }
      let set = try bisected(others, with: given, width, height)
      if set.count < smallest.count { smallest = set }
      exclusions += set.map { excluded.union([$0]) }
    }
    return smallest
  }

  private mutating func largeSet(
    _ all: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int]? {
    guard let set = try derivedSet(all, width, height) else { return nil }
    if set.count * all.count > Self.mostSolvedRows { return set }
    let given = all.filter { !isConstraint($0) }
    var needed = set.filter { isConstraint($0) }
    let count = needed.count
    for constraint in needed.reversed() {
      let others = needed.filter { $0 != constraint }
      if try !canHold(others[...], with: given, width, height) { needed = others }
    }
    return needed.count == count ? set : try derivedSet(needed + given, width, height)
  }

  /// Returns a set derived from a solution, with given rows and bounds only if constraints alone can be satisfied.
  private mutating func derivedSet(
    _ all: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int]? {
    let constraints = all.filter { isConstraint($0) }
    let rows = all.filter { origins[$0] >= 0 }
    for candidates in [constraints, rows, all] {
      let failing = try failing(among: candidates, width, height)
      if !failing.isEmpty { return try certificate(failing, candidates, width, height) }
    }
    return nil
  }

  private mutating func bisected(
    _ candidates: [Int], with given: [Int] = [], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int] {
    var found: [Int] = []
    var end = candidates.count
    while try canHold([], with: given + found, width, height) {
      var low = 0
      while low + 1 < end {
        let middle = (low + end) / 2
        if try canHold(candidates[..<middle], with: given + found, width, height) {
          low = middle
        } else {
          end = middle
        }
      }
      guard end > 0 else { break }
      end -= 1
      found.append(candidates[end])
    }
    return found
  }
}

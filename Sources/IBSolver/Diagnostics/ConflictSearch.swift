/// Finds sets of required rows of one component that cannot all be satisfied.
///
/// A set is found by bisection: the shortest prefix of the rows that cannot be satisfied ends with a row of the set. That
/// row becomes the first one, and the search continues until the rows found conflict by themselves (a variant of Junker,
/// "QuickXplain", AAAI 2004, without recursion). The set is irreducible, and contains rows that are late in the order only
/// if necessary: constraints come first, then the scene's own rows, then bounds.
///
/// In large components, where a set may have thousands of rows, it is derived from a solution instead: a row that fails
/// if others are satisfied is a combination of the rows without error at the point where it fails least, and without any
/// one of them these are independent (Farkas' lemma). The set may depend on the size of the root.
struct ConflictSearch: ~Copyable {
  private var oracle = Engine()
  private var transposer = Engine()
  /// The rows of the component, all required, in the order of preference.
  private var system = LinearSystem()
  /// Indices of its rows in the whole system, or ~unknown for bounds.
  private var origins: [Int] = []
  private var localVariable: [Int32: LinearSystem.Variable] = [:]

  /// The number of rows up to which bisection takes at most a few hundredths of a second.
  private static let mostBisected = 200

  init() {}

  /// The conflicts of all components in which a row fails, with the rows to break.
  mutating func conflicts(
    in whole: LinearSystem, after engine: borrowing Engine, width: Double, height: Double
  ) throws(SolverFault) -> [Conflict] {
    var components = RequiredComponents(whole, without: engine.isDropped)
    var result: [Conflict] = []
    var rows: [Int: [Int]] = [:]
    var bounds: [Int: [Int]] = [:]
    for index in 0..<engine.violated.count {
      let origin = Int(engine.violated[index])
      let variable = origin < 0 ? ~origin : whole.terms(of: whole.rows[origin]).first.map { Int($0.variable.index) }
      if let variable {
        rows[components.root(of: variable)] = []
      } else {
        // A row without unknowns is a conflict by itself.
        result.append(Conflict(rows: [origin], brokenRow: origin, amount: 0))
      }
    }
    for (place, row) in whole.rows.enumerated() where row.priority == LinearSystem.required && !engine.isDropped[place]
    {
      guard let first = whole.terms(of: row).first else { continue }
      rows[components.root(of: Int(first.variable.index))]?.append(place)
    }
    for variable in 0..<whole.variableCount where whole.isNonnegative[variable] {
      let root = components.root(of: variable)
      if rows[root] != nil { bounds[root, default: []].append(variable) }
    }
    for root in rows.keys.sorted() {
      take(rows: rows[root] ?? [], bounds: bounds[root] ?? [], of: whole)
      result += try conflicts(width: width, height: height)
    }
    return result
  }

  /// Adds the required rows and bounds of a component.
  private mutating func take(rows: [Int], bounds: [Int], of whole: LinearSystem) {
    system.removeAll()
    origins.removeAll(keepingCapacity: true)
    localVariable.removeAll(keepingCapacity: true)
    for row in rows where !whole.rows[row].isBackground { add(row, of: whole) }
    for row in rows where whole.rows[row].isBackground { add(row, of: whole) }
    for variable in bounds {
      let term = LinearSystem.Term(1, local(Int32(variable)))
      system.addRow(CollectionOfOne(term), .atLeast, LinearSystem.Constant(0))
      origins.append(~variable)
    }
  }

  private mutating func add(_ place: Int, of whole: LinearSystem) {
    let row = whole.rows[place]
    let terms = whole.terms[Int(row.terms.lowerBound)..<Int(row.terms.upperBound)].map {
      LinearSystem.Term($0.coefficient, local($0.variable.index))
    }
    system.addRow(terms, row.relation, row.constant, isBackground: row.isBackground)
    if row.yieldsFirst { system.yieldLastRowFirst() }
    origins.append(place)
  }

  private mutating func local(_ variable: Int32) -> LinearSystem.Variable {
    if let known = localVariable[variable] { return known }
    let new = system.addVariable()
    localVariable[variable] = new
    return new
  }

  /// Conflicts in order of discovery, each with the row that is broken, until the remaining rows can be satisfied.
  private mutating func conflicts(width: Double, height: Double) throws(SolverFault) -> [Conflict] {
    var isOut = Array(repeating: false, count: origins.count)
    var result: [Conflict] = []
    while let set = try irreducibleSet(without: isOut, width, height) {
      let broken = broken(of: set)
      isOut[broken] = true
      result.append(
        Conflict(
          rows: set.map { origins[$0] }.filter { $0 >= 0 }.sorted(),
          bounds: set.map { origins[$0] }.filter { $0 < 0 }.map { LinearSystem.Variable(index: Int32(~$0)) }
            .sorted { $0.index < $1.index },
          brokenRow: origins[broken], amount: 0))
    }
    return result
  }

  /// The row to break: one that yields first, else the constraint that was added last; one of the scene's own rows only
  /// if there are no constraints.
  private func broken(of set: [Int]) -> Int {
    let rows = set.filter { origins[$0] >= 0 }
    if let first = rows.filter({ system.rows[$0].yieldsFirst }).min() { return first }
    let constraints = rows.filter { !system.rows[$0].isBackground }
    return (constraints.isEmpty ? rows : constraints).max() ?? set[0]
  }

  /// Indices in `origins` of rows that cannot all be satisfied; nil if they can.
  private mutating func irreducibleSet(
    without isOut: [Bool], _ width: Double, _ height: Double
  ) throws(SolverFault) -> [Int]? {
    let all = origins.indices.filter { !isOut[$0] }
    if all.count <= Self.mostBisected {
      return try canHold(all[...], [], width, height) ? nil : bisected(all, width, height)
    }
    if try canHold(all[...], [], width, height) { return nil }
    let constraints = all.filter { origins[$0] >= 0 && !system.rows[$0].isBackground }
    for candidates in [constraints, all.filter { origins[$0] >= 0 }, all] {
      if try canHold(candidates[...], [], width, height) { continue }
      let failing = (0..<oracle.violated.count).map { Int(oracle.violated[$0]) }
      if candidates.count > Self.mostBisected, let set = try certificate(failing, candidates, width, height) {
        return set
      }
      return try bisected(candidates, width, height)
    }
    return nil
  }

  /// A failing row with the rows that make it fail, if those rows conflict by themselves.
  private mutating func certificate(
    _ failing: [Int], _ candidates: [Int], _ width: Double, _ height: Double
  ) throws(SolverFault) -> [Int]? {
    let isFailing = Set(failing)
    var holding = candidates.filter { !isFailing.contains($0) }
    for row in failing {
      let elastic = relaxing(row)
      oracle.isDropped.fill(elastic.rows.count, with: true)
      for other in holding { oracle.isDropped[other] = false }
      oracle.isDropped[row] = false
      try oracle.solve(elastic, width: width, height: height)
      let terms = Array(elastic.terms(of: elastic.rows[row]))
      let scale = terms.reduce(0) { max($0, abs($1.coefficient)) }
      if !oracle.violated.isEmpty { return nil }
      if abs(slack(of: row, in: elastic).value(at: oracle.point)) <= Tolerance.row * scale || holds(row, in: elastic) {
        holding.append(row)
        continue
      }
      let basis = ActiveRows(oracle, elastic)
      try transposer.solve(basis.equations(for: terms), width: 0, height: 0)
      var set = [row]
      for place in basis.sources.indices {
        guard case .row(let other)? = basis.sources[place] else { continue }
        if abs(transposer.value[place][0]) > Tolerance.row { set.append(other) }
      }
      return try canHold(set[...], [], width, height) ? nil : set
    }
    return nil
  }

  /// The rows, one of them made optional.
  private func relaxing(_ relaxed: Int) -> LinearSystem {
    var result = LinearSystem()
    for _ in 0..<system.variableCount { _ = result.addVariable() }
    for (place, row) in system.rows.enumerated() {
      let priority = place == relaxed ? 500 : LinearSystem.required
      result.addRow(system.terms(of: row), row.relation, row.constant, priority: priority)
    }
    return result
  }

  /// How much the sum of a row exceeds its constant after the oracle has solved a system.
  private func slack(of place: Int, in system: LinearSystem) -> Affine {
    var slack = -Affine(system.rows[place].constant)
    for term in system.terms(of: system.rows[place]) { slack += term.coefficient * oracle.value[term.variable.index] }
    return slack
  }

  private func holds(_ place: Int, in system: LinearSystem) -> Bool {
    let slack = slack(of: place, in: system).value(at: oracle.point)
    switch system.rows[place].relation {
    case .equal: return false
    case .atMost: return slack <= 0
    case .atLeast: return slack >= 0
    }
  }

  /// Whether a row is certainly satisfied at the values of the oracle.
  private func isMet(_ place: Int) -> Bool {
    abs(slack(of: place, in: system).value(at: oracle.point)) <= Tolerance.slack || holds(place, in: system)
  }

  private mutating func bisected(
    _ candidates: [Int], _ width: Double, _ height: Double
  ) throws(SolverFault) -> [Int] {
    var found: [Int] = []
    var end = candidates.count
    while try canHold([], found, width, height) {
      var low = 0
      while low + 1 < end {
        let middle = (low + end) / 2
        if try canHold(candidates[..<middle], found, width, height) {
          // Rows that are satisfied at the values found need no separate solve.
          low = middle
          while low + 1 < end && isMet(candidates[low]) { low += 1 }
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

  private mutating func canHold(
    _ candidates: ArraySlice<Int>, _ found: [Int], _ width: Double, _ height: Double
  ) throws(SolverFault) -> Bool {
    if candidates.isEmpty && found.isEmpty { return true }
    oracle.isDropped.fill(system.rows.count, with: true)
    for row in candidates { oracle.isDropped[row] = false }
    for row in found { oracle.isDropped[row] = false }
    try oracle.solve(system, width: width, height: height)
    return oracle.violated.isEmpty
  }

  /// The next greater width (lane 1) or height (lane 2) at which all rows of a conflict can be satisfied.
  ///
  /// Without its broken row, the set can be satisfied. The least error of that row is an affine function of the size, because
  /// such a set fails by one combination of its rows.
  mutating func end(
    of conflict: Conflict, in whole: LinearSystem, _ point: Affine, lane: Int
  ) throws(SolverFault) -> Double {
    take(rows: conflict.rows, bounds: conflict.bounds.map { Int($0.index) }, of: whole)
    guard let broken = origins.firstIndex(of: conflict.brokenRow) else { return .infinity }
    let relaxed = relaxing(broken)
    oracle.isDropped.fill(relaxed.rows.count, with: false)
    try oracle.solve(relaxed, width: point[1], height: point[2])
    let slack = slack(of: broken, in: relaxed)
    let amount = slack.value(at: point)
    let end = point[lane] - amount / slack[lane]
    return abs(slack[lane]) > Tolerance.coefficient && end > point[lane] ? end : .infinity
  }
}

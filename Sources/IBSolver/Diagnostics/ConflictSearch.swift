/// A search for sets of required rows of one component that cannot all be satisfied.
///
/// The rows of the scene and bounds are given: a set has as few constraints as conflict with them, and of the given
/// rows only those without which these constraints do not conflict. If the given rows conflict by themselves, they are
/// a set without constraints.
struct ConflictSearch: ~Copyable {
  var oracle = Engine()
  var transposer = Engine()
  /// The rows of the component, all required, in the order of preference.
  private(set) var system = LinearSystem()
  /// Indices of its rows in the whole system, or ~unknown for bounds.
  private(set) var origins: [Int] = []
  private var localVariable: [Int32: LinearSystem.Variable] = [:]
  /// For each row, whether it belongs to a set that can be satisfied.
  private var holding: [[Bool]] = []
  private var conflicting: [[Bool]] = []
  private var searched: [Component: [Conflict]] = [:]
  private static let mostSearched = 100

  /// A component at a size; 0 is an extent on which its rows do not depend.
  private struct Component: Hashable {
    let system: LinearSystem
    let origins: [Int]
    let width: Double
    let height: Double
  }

  init() {}

  mutating func conflicts(
    in whole: LinearSystem, after engine: borrowing Engine, width: Double, height: Double
  ) throws(SolverError) -> [Conflict] {
    let isSearched = zip(whole.rows, engine.isDropped.values).map { $0.priority == LinearSystem.required && !$1 }
    var components = RowComponents(whole) { isSearched[$0] }
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
    for (place, row) in whole.rows.enumerated() where isSearched[place] {
      guard let first = whole.terms(of: row).first else { continue }
      rows[components.root(of: Int(first.variable.index))]?.append(place)
    }
    for variable in 0..<whole.variableCount where whole.isNonnegative[variable] {
      let root = components.root(of: variable)
      if rows[root] != nil { bounds[root, default: []].append(variable) }
    }
    for root in rows.keys.sorted() {
      take(rows: rows[root] ?? [], bounds: bounds[root] ?? [], of: whole)
      result += try rememberedConflicts(width, height)
    }
    return result
  }

  private mutating func take(rows: [Int], bounds: [Int], of whole: LinearSystem) {
    system.removeAll()
    (holding, conflicting) = ([], [])
    origins.removeAll(keepingCapacity: true)
    localVariable.removeAll(keepingCapacity: true)
    for row in rows where !whole.rows[row].isBackground { add(row, of: whole) }
    for row in rows where whole.rows[row].isBackground { add(row, of: whole) }
    for variable in bounds {
      let term = LinearSystem.Term(1, local(Int32(variable)))
      system.addRow([term], .atLeast, LinearSystem.Constant(0))
      origins.append(~variable)
    }
  }

  private mutating func add(_ place: Int, of whole: LinearSystem) {
    let row = whole.rows[place]
    let terms = whole.terms(of: row).map {
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

  private mutating func rememberedConflicts(_ width: Double, _ height: Double) throws(SolverError) -> [Conflict] {
    let component = Component(
      system: system, origins: origins, width: system.rows.contains { $0.constant.width != 0 } ? width : 0,
      height: system.rows.contains { $0.constant.height != 0 } ? height : 0)
    if let known = searched[component] { return known }
    if searched.count >= Self.mostSearched { searched.removeAll() }
    let found = try conflicts(width: width, height: height)
    searched[component] = found
    return found
  }

  /// In order of discovery, until the remaining rows can be satisfied.
  private mutating func conflicts(width: Double, height: Double) throws(SolverError) -> [Conflict] {
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

  /// Returns the row that yields first, else the constraint added last; one of the scene's own rows only without
  /// constraints.
  private func broken(of set: [Int]) -> Int {
    let rows = set.filter { origins[$0] >= 0 }
    return rows.filter { system.rows[$0].yieldsFirst }.min() ?? rows.filter { isConstraint($0) }.max() ?? rows.max()
      ?? set[0]
  }

  /// Whether a row comes from a constraint of a document; others are given.
  func isConstraint(_ place: Int) -> Bool { origins[place] >= 0 && !system.rows[place].isBackground }

  mutating func canHold(
    _ candidates: ArraySlice<Int>, with given: [Int] = [], _ width: Double, _ height: Double
  ) throws(SolverError) -> Bool {
    if candidates.isEmpty && given.isEmpty { return true }
    var rows = Array(repeating: false, count: origins.count)
    for row in candidates { rows[row] = true }
    for row in given { rows[row] = true }
    var compared = rows.count
    let holds = holding.contains { Self.isPart(rows, of: $0, &compared) }
    let conflicts = !holds && conflicting.contains { Self.isPart($0, of: rows, &compared) }
    // Comparing a row is that much quicker than visiting an entry of a tableau.
    oracle.tableau.work &+= compared / 16
    if oracle.tableau.isExhausted { throw .tooMuchWork }
    if holds || conflicts { return holds }
    try satisfy(rows, width, height)
    return oracle.violated.isEmpty
  }

  private static func isPart(_ part: [Bool], of whole: [Bool], _ compared: inout Int) -> Bool {
    let gap = part.indices.first { part[$0] && !whole[$0] }
    compared += gap ?? part.count
    return gap == nil
  }

  /// Solves rows. If they can be satisfied, so can they with those that the values found satisfy.
  private mutating func satisfy(_ rows: [Bool], _ width: Double, _ height: Double) throws(SolverError) {
    oracle.isDropped.resize(to: rows.count)
    for place in rows.indices { oracle.isDropped[place] = !rows[place] }
    try oracle.solve(system, width: width, height: height)
    if oracle.violated.isEmpty {
      holding.append(rows.indices.map { rows[$0] || isMet($0) })
    } else {
      conflicting.append(rows)
    }
  }

  /// Returns the rows that fail where others are satisfied; none if all can be.
  mutating func failing(
    among candidates: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int] {
    let isCandidate = Set(candidates)
    try satisfy(origins.indices.map { isCandidate.contains($0) }, width, height)
    return oracle.violated.values.map { Int($0) }
  }
}

/// Required rows that cannot all be satisfied. Without any one of them, the others can be.
package struct Conflict: Sendable, Hashable {
  /// Ascending indices.
  package var rows: [Int]
  /// Unknowns whose bound "0 or more" also belongs to the set, ascending.
  package var bounds: [LinearSystem.Variable] = []
  package var brokenRow: Int
  /// In points.
  package var amount: Double
}

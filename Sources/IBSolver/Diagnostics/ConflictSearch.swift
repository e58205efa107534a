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
  private var known = KnownSets()
  /// The conflicts of components that were searched before, by places in the component.
  private var searched: [SearchedComponent: [(set: [Int], broken: Int)]] = [:]
  private static let mostSearched = 100

  init() {}

  mutating func conflicts(
    in whole: LinearSystem, after engine: borrowing Engine, width: Double, height: Double
  ) throws(SolverError) -> [Conflict] {
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

  private mutating func take(rows: [Int], bounds: [Int], of whole: LinearSystem) {
    system.removeAll()
    known = KnownSets()
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

  private mutating func conflicts(width: Double, height: Double) throws(SolverError) -> [Conflict] {
    let component = SearchedComponent(system, boundCount: origins.count { $0 < 0 }, width: width, height: height)
    if searched[component] == nil {
      if searched.count >= Self.mostSearched { searched.removeAll() }
      searched[component] = try conflictingSets(width, height)
    }
    return (searched[component] ?? []).map { set, broken in
      Conflict(
        rows: set.map { origins[$0] }.filter { $0 >= 0 }.sorted(),
        bounds: set.map { origins[$0] }.filter { $0 < 0 }.map { LinearSystem.Variable(index: Int32(~$0)) }
          .sorted { $0.index < $1.index },
        brokenRow: origins[broken], amount: 0)
    }
  }

  /// In order of discovery, until the remaining rows can be satisfied.
  private mutating func conflictingSets(
    _ width: Double, _ height: Double
  ) throws(SolverError) -> [(set: [Int], broken: Int)] {
    var isOut = Array(repeating: false, count: origins.count)
    var result: [(set: [Int], broken: Int)] = []
    while let set = try irreducibleSet(without: isOut, width, height) {
      let broken = broken(of: set)
      isOut[broken] = true
      result.append((set, broken))
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
    let rows = KnownSets.Rows(candidates, given, count: origins.count)
    if let known = known.canHold(rows) { return known }
    try solve(rows, width, height)
    return oracle.violated.isEmpty
  }

  /// Returns rows that fail where the others are satisfied; none if all can be.
  mutating func failing(
    among candidates: [Int], _ width: Double, _ height: Double
  ) throws(SolverError) -> [Int] {
    let rows = KnownSets.Rows(candidates[...], [], count: origins.count)
    if known.canHold(rows) == true { return [] }
    try solve(rows, width, height)
    return oracle.violated.values.map { Int($0) }
  }

  /// Notes whether rows can be satisfied, and which others the values found satisfy as well.
  private mutating func solve(_ rows: KnownSets.Rows, _ width: Double, _ height: Double) throws(SolverError) {
    oracle.isDropped.resize(to: origins.count)
    for row in origins.indices { oracle.isDropped[row] = !rows.contains(row) }
    try oracle.solve(system, width: width, height: height)
    if !oracle.violated.isEmpty { return known.noteConflicting(rows) }
    var satisfied = rows
    for row in origins.indices where oracle.isDropped[row] && isMet(row) { satisfied.insert(row) }
    known.noteHolding(satisfied)
  }

  /// Returns the next greater width (lane 1) or height (lane 2) at which all rows of a conflict can be satisfied.
  ///
  /// Without its broken row, the set can be satisfied. The least error of that row is an affine function of the size,
  /// because such a set fails by one combination of its rows.
  mutating func end(
    of conflict: Conflict, in whole: LinearSystem, _ point: Affine, lane: Int
  ) throws(SolverError) -> Double {
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

/// A component at a size, or at all sizes on which its rows do not depend.
private struct SearchedComponent: Hashable {
  let system: LinearSystem
  let boundCount: Int
  let width: Double
  let height: Double

  init(_ system: LinearSystem, boundCount: Int, width: Double, height: Double) {
    (self.system, self.boundCount) = (system, boundCount)
    self.width = system.rows.contains { $0.constant.width != 0 } ? width : 0
    self.height = system.rows.contains { $0.constant.height != 0 } ? height : 0
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(system.terms.count)
    hasher.combine(width)
    hasher.combine(height)
  }
}

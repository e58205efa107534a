/// One solve: intake, presolve, components, values. Keeps every intermediate result until the next solve, so that
/// diagnostics and resizing start from there.
///
/// The steps are extensions in the files of `Presolve` and `Core`; this is the memory they share. Those that run in every
/// solve are `mutating` even where they change nothing: for others the compiler copies this whole value, 1.8 KB.
struct Engine: ~Copyable {
  /// The size as `(1, width, height, 0)`.
  var point = Affine(1, 0, 0, 0)
  var variableCount = 0
  /// Rows left out: those given up after conflicts.
  var isDropped = Buffer<Bool>()

  // Intake.
  var entries = Buffer<Entry>()
  var rowEntries = Buffer<Span32>()
  var rowConstant = Buffer<Affine>()
  /// 0 is required, 1 the highest optional priority of the system, and so on.
  var rowLevel = Buffer<Int32>()
  var rowRelation = Buffer<LinearSystem.Relation>()
  /// By name of the priority.
  var levelOfPriority = Buffer<Int32>()
  var isNonnegative = Buffer<Bool>()
  /// In how many inequalities, optional rows and bounds an unknown occurs.
  var need = Buffer<Int32>()
  /// Required equalities, and all other rows.
  var equalities = Buffer<Int32>()
  var inequalities = Buffer<Int32>()
  /// Scratch: where an index was last written in the vector being built.
  var position = Buffer<Int32>()

  // Presolve.
  var state = Buffer<VariableState>()
  /// Of a known unknown its value; of a defined one the constant of its definition.
  var value = Buffer<Affine>()
  /// Required equalities of several unknowns an unknown occurs in.
  var columnStart = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var unknownCount = Buffer<Int32>()
  var isConsumed = Buffer<Bool>()
  /// How many required equalities are neither used up nor turned into definitions.
  var openRowCount = 0
  var unitRows = Buffer<Int32>()
  /// Definitions in the order of elimination: each unknown by unknowns that were eliminated later or never.
  var eliminated = Buffer<Int32>()
  var definition = Buffer<Span32>()
  var definitionEntries = Buffer<Entry>()
  /// Rows that held nothing unknown any more: satisfied ones bound the sizes this solve is valid for.
  var checks = Buffer<Check>()
  var elimination = EliminationMemory()

  // Reduction: everything in terms of parameters.
  var isNeeded = Buffer<Bool>()
  var flat = Buffer<Span32>()
  var flatConstant = Buffer<Affine>()
  var flatEntries = Buffer<Entry>()
  var parameters = Buffer<Int32>()
  /// Place of an unknown in `parameters`.
  var parameterOf = Buffer<Int32>()
  /// Rows over parameters.
  var reduced = Buffer<ReducedRow>()
  var reducedEntries = Buffer<Entry>()
  /// How many rows name a parameter first.
  var ownRows = Buffer<Int32>()
  /// Union-find forest of the parameters.
  var parent = Buffer<Int32>()
  /// Whether some row holds several parameters.
  var areJoined = false

  // Components.
  var components = Buffer<Component>()
  var componentOf = Buffer<Int32>()
  /// Parameters and rows grouped by component, rows by level within.
  var groupedParameters = Buffer<Int32>()
  var groupedRows = Buffer<Int32>()
  var order = Buffer<Int32>()
  var parameterValue = Buffer<Affine>()
  var tableau = Tableau()

  // Diagnostics.
  /// Unknowns by the parameters of ambiguous components.
  var spread = Buffer<Span32>()
  var expression = Buffer<Entry>()

  // Region.
  var isRegionCompiled = false
  /// What must not be negative for the present basis to be best.
  var guards = Buffer<Affine>()
  /// Unknowns that depend on the size.
  var dependents = Buffer<Int32>()

  /// Rows (or, as ~unknown, bounds) that fail though required.
  var violated = Buffer<Int32>()

  init() {}
}

/// What the presolve knows of an unknown.
enum VariableState: UInt8 { case unknown, known, defined }

/// A required row without unknowns: `slack relation 0` must hold.
struct Check {
  var slack: Affine
  var relation: LinearSystem.Relation
  /// Place of the row, or ~unknown for a bound.
  var origin: Int32

  func holds(at point: Affine) -> Bool {
    let slack = slack.value(at: point)
    let tolerance = Tolerance.row + Tolerance.coefficient * abs(self.slack[0])
    switch relation {
    case .equal: return abs(slack) <= tolerance
    case .atMost: return slack <= tolerance
    case .atLeast: return slack >= -tolerance
    }
  }
}

extension Engine {
  /// Solves a system whose rows were checked; afterwards `violated` names what does not hold.
  mutating func solve(_ system: borrowing LinearSystem, width: Double, height: Double) throws(SolverFault) {
    point = Affine(1, width, height, 0)
    isRegionCompiled = false
    violated.removeAll()
    checks.removeAll()
    try takeIn(system)
    propagate()
    eliminate()
    reduce()
    groupComponents()
    solveComponents()
    evaluate()
  }

  /// Solves with all rows and reads the values; false when required rows do not hold.
  mutating func solveAll(
    _ system: borrowing LinearSystem, width: Double, height: Double, into values: inout [Double]
  ) throws(SolverFault) -> Bool {
    isDropped.fill(system.rows.count, with: false)
    try solve(system, width: width, height: height)
    if !violated.isEmpty { return false }
    try readValues(into: &values)
    return true
  }

  /// Writes the values at the present size.
  mutating func readValues(into values: inout [Double]) throws(SolverFault) {
    if values.count != variableCount {
      values.removeAll(keepingCapacity: true)
      values.append(contentsOf: repeatElement(0, count: variableCount))
    }
    let sum = values.withUnsafeMutableBufferPointer { values in
      // Of numbers that are none a sum that is none is left.
      var sum = 0.0
      for variable in values.indices {
        let new = snapped(value[variable].value(at: point))
        values[variable] = new
        sum += new * 0
      }
      return sum
    }
    guard sum == 0 else { throw .overflow }
  }

  /// The value of every unknown as it depends on the size, in `value`.
  mutating func evaluate() {
    for place in 0..<parameters.count { value[parameters[place]] = parameterValue[place] }
    for place in stride(from: eliminated.count - 1, through: 0, by: -1) {
      let variable = eliminated[place]
      var sum = flatConstant[variable]
      for index in definition[variable].range {
        let entry = definitionEntries[index]
        sum += entry.coefficient * value[entry.index]
      }
      value[variable] = sum
    }
  }
}

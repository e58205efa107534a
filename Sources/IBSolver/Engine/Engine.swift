/// One solve: intake, presolve, components, values. It keeps all intermediate results until the next solve for
/// diagnostics and resizing.
///
/// The steps are extensions in the files of `Presolve` and `Core`; this is the memory they share. Steps that run in
/// every solve are `mutating` even if they change no state, because otherwise the compiler copies this value of 1.8 KB.
struct Engine: ~Copyable {
  /// The size as `(1, width, height, 0)`.
  var point = Affine(1, 0, 0, 0)
  var variableCount = 0
  /// Rows that were broken in conflicts.
  var isDropped = Buffer<Bool>()

  // Intake.
  var entries = Buffer<Entry>()
  var rowEntries = Buffer<Span32>()
  var rowConstant = Buffer<Affine>()
  /// 0 is required, 1 is the highest optional priority of the system, and so on.
  var rowLevel = Buffer<Int32>()
  var rowRelation = Buffer<LinearSystem.Relation>()
  /// By name of the priority.
  var levelOfPriority = Buffer<Int32>()
  var isNonnegative = Buffer<Bool>()
  /// The number of inequalities, optional rows and bounds that contain an unknown.
  var need = Buffer<Int32>()
  /// Required equalities, and all other rows.
  var equalities = Buffer<Int32>()
  var inequalities = Buffer<Int32>()
  /// Scratch: the last position of an index in the vector being built.
  var position = Buffer<Int32>()

  // Presolve.
  var state = Buffer<VariableState>()
  /// The value of a known unknown, or the constant of a definition.
  var value = Buffer<Affine>()
  /// The number of required equalities of several unknowns that contain an unknown.
  var columnStart = Buffer<Int32>()
  var columnRows = Buffer<Int32>()
  var unknownCount = Buffer<Int32>()
  var isConsumed = Buffer<Bool>()
  /// The number of required equalities that are neither consumed nor definitions.
  var openRowCount = 0
  var unitRows = Buffer<Int32>()
  /// Definitions in the order of elimination. Each unknown is defined by unknowns that are eliminated later or never.
  var eliminated = Buffer<Int32>()
  var definition = Buffer<Span32>()
  var definitionEntries = Buffer<Entry>()
  /// Rows without unknowns. Satisfied ones limit the sizes for which this solve is valid.
  var checks = Buffer<Check>()
  var elimination = EliminationMemory()

  // Reduction: everything expressed by parameters.
  var isNeeded = Buffer<Bool>()
  var flat = Buffer<Span32>()
  var flatConstant = Buffer<Affine>()
  var flatEntries = Buffer<Entry>()
  var parameters = Buffer<Int32>()
  var parameterOf = Buffer<Int32>()
  var reduced = Buffer<ReducedRow>()
  var reducedEntries = Buffer<Entry>()
  var ownRows = Buffer<Int32>()
  /// Union-find forest of the parameters.
  var parent = Buffer<Int32>()
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
  /// The ranges of sums of parameters.
  var probed: [[LinearSystem.Term]: (low: Double, high: Double)] = [:]

  /// Required rows, or bounds as ~unknown, that fail.
  var violated = Buffer<Int32>()

  init() {}

  /// Solves a system with valid rows. Afterwards `violated` contains the rows that fail.
  mutating func solve(_ system: borrowing LinearSystem, width: Double, height: Double) throws(SolverError) {
    point = Affine(1, width, height, 0)
    violated.removeAll()
    checks.removeAll()
    tableau.work &+= system.rows.count
    tableau.stored = 0
    try copy(system)
    propagate()
    eliminate()
    reduce()
    // The next step would use what an exhausted one left out.
    if tableau.isExhausted { throw .tooMuchWork }
    groupComponents()
    solveComponents()
    evaluate()
    if tableau.isExhausted { throw .tooMuchWork }
  }

  /// Returns false if required rows fail.
  mutating func solveAll(
    _ system: borrowing LinearSystem, width: Double, height: Double, into values: inout [Double]
  ) throws(SolverError) -> Bool {
    isDropped.fill(system.rows.count, with: false)
    try solve(system, width: width, height: height)
    if !violated.isEmpty { return false }
    try readValues(into: &values)
    return true
  }

  mutating func readValues(into values: inout [Double]) throws(SolverError) {
    if values.count != variableCount {
      values.removeAll(keepingCapacity: true)
      values.append(contentsOf: repeatElement(0, count: variableCount))
    }
    let sum = values.withUnsafeMutableBufferPointer { values in
      // A NaN or infinity in any value makes the sum NaN.
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

enum VariableState: UInt8 { case unknown, known, defined }

/// A required row without unknowns: `slack relation 0` must be true.
struct Check {
  var slack: Affine
  var relation: LinearSystem.Relation
  /// Index of the row, or ~unknown for a bound.
  var origin: Int32

  func holds(at point: Affine) -> Bool {
    let slack = slack.value(at: point)
    let tolerance = Tolerance.row + Tolerance.coefficient * abs(self.slack[0])
    return relation.error(slack) <= tolerance
  }
}

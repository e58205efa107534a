/// A row or bound that contributes to a value.
package struct Cause: Sendable, Hashable {
  package enum Source: Sendable, Hashable {
    case row(Int)
    case bound(LinearSystem.Variable)
  }

  package var source: Source
  /// The increase of the value per point of its constant.
  package var multiplier: Double
}

extension Solver {
  /// Returns the rows without error that determine a sum of unknowns: the sum of multiplier times constant over all causes.
  /// Undetermined unknowns, which are 0 because of the rule for ties, have no cause.
  /// - Precondition: `system` was passed to the last `solve`.
  package func explain(_ terms: [LinearSystem.Term], in system: LinearSystem) throws(SolverError) -> [Cause] {
    guard let rows = activeRows(in: system) else { return [] }
    return try explain(terms, by: rows)
  }

  /// Returns the rows from which the last solution was computed, to explain several values; nil without a solution.
  /// - Precondition: `system` was passed to the last `solve`.
  package func activeRows(in system: LinearSystem) -> ActiveRows? {
    isRetained ? ActiveRows(engine, system) : nil
  }

  package func explain(_ terms: [LinearSystem.Term], by rows: ActiveRows) throws(SolverError) -> [Cause] {
    let (equations, sources) = rows.equations(for: terms)
    let values = try explainer.solve(equations, width: 0, height: 0).values
    return zip(sources, values).compactMap { source, value in
      source.flatMap { abs(value) > Tolerance.row ? Cause(source: $0, multiplier: value) : nil }
    }
  }
}

/// The rows without error from which a solution was computed: as many as there are unknowns.
package struct ActiveRows: Sendable {
  /// nil for unknowns that are 0 because of the rule for ties.
  private var sources: [Cause.Source?] = []
  private var rows: [[LinearSystem.Term]] = []
  /// For each unknown, the rows that contain it, with its factor; the "variable" is the index of the row.
  private var columns: [[LinearSystem.Term]]

  init(_ engine: borrowing Engine, _ system: LinearSystem) {
    columns = Array(repeating: [], count: system.variableCount)
    var isIdle: Set<Int32> = []
    for index in 0..<engine.checks.count { isIdle.insert(engine.checks[index].origin) }
    for place in 0..<engine.equalities.count where !isIdle.contains(engine.equalities[place]) {
      add(engine.equalities[place], of: system)
    }
    for index in 0..<engine.components.count {
      let component = engine.components[index]
      if component.parameters.count == 1 {
        let parameter = engine.groupedParameters[component.parameters.start]
        add(component.holder, engine, parameter: parameter, system)
      } else {
        for column in component.core.columns.range {
          let origin = engine.tableau.entities[engine.tableau.columns[column].entity].origin
          add(origin, engine, parameter: ~origin, system)
        }
      }
    }
  }

  /// - Parameter reduced: A reduced row, or a parameter if negative.
  private mutating func add(_ reduced: Int32, _ engine: borrowing Engine, parameter: Int32, _ system: LinearSystem) {
    if reduced >= 0 {
      add(engine.reduced[reduced].origin, of: system)
    } else {
      append([LinearSystem.Term(1, LinearSystem.Variable(index: engine.parameters[parameter]))], nil)
    }
  }

  /// - Parameter origin: A row, or ~unknown for a bound.
  private mutating func add(_ origin: Int32, of system: LinearSystem) {
    if origin >= 0 {
      append(Array(system.terms(of: system.rows[Int(origin)])), .row(Int(origin)))
    } else {
      let variable = LinearSystem.Variable(index: ~origin)
      append([LinearSystem.Term(1, variable)], .bound(variable))
    }
  }

  private mutating func append(_ terms: [LinearSystem.Term], _ source: Cause.Source?) {
    let place = LinearSystem.Variable(index: Int32(rows.count))
    for term in terms {
      columns[Int(term.variable.index)].append(LinearSystem.Term(term.coefficient, place))
    }
    rows.append(terms)
    sources.append(source)
  }

  /// Returns the system whose unknowns are the multipliers of the rows that add up to some terms, and these rows.
  func equations(for terms: [LinearSystem.Term]) -> (system: LinearSystem, sources: [Cause.Source?]) {
    let unknowns = unknowns(reachedFrom: terms)
    var isUsed = Array(repeating: false, count: rows.count)
    for variable in unknowns { for entry in columns[Int(variable)] { isUsed[Int(entry.variable.index)] = true } }
    var transposed = LinearSystem()
    let multipliers = isUsed.map { $0 ? transposed.addVariable() : LinearSystem.Variable(index: -1) }
    for variable in unknowns {
      let column = columns[Int(variable)].map {
        LinearSystem.Term($0.coefficient, multipliers[Int($0.variable.index)])
      }
      let sum = terms.reduce(0) { $1.variable.index == variable ? $0 + $1.coefficient : $0 }
      transposed.addRow(column, .equal, LinearSystem.Constant(sum))
    }
    return (transposed, sources.indices.filter { isUsed[$0] }.map { sources[$0] })
  }

  private func unknowns(reachedFrom terms: [LinearSystem.Term]) -> [Int32] {
    var isSeen = Array(repeating: false, count: columns.count)
    var queue: [Int32] = []
    func see(_ terms: [LinearSystem.Term]) {
      for term in terms where !isSeen[Int(term.variable.index)] {
        isSeen[Int(term.variable.index)] = true
        queue.append(term.variable.index)
      }
    }
    see(terms)
    var next = 0
    while next < queue.count {
      for entry in columns[Int(queue[next])] { see(rows[Int(entry.variable.index)]) }
      next += 1
    }
    return queue.sorted()
  }
}

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
  /// Returns the rows without error that determine an unknown in the last solution: their constants add up to its
  /// value.
  package func explain(_ variable: LinearSystem.Variable, in system: LinearSystem) throws(SolverError) -> [Cause] {
    try explain([LinearSystem.Term(1, variable)], in: system)
  }

  /// Returns the rows that determine a sum of unknowns: the sum of multiplier times constant over all causes.
  /// Undetermined unknowns, which are 0 because of the rule for ties, have no cause.
  /// - Precondition: `system` is that of the last `solve`.
  package func explain(_ terms: [LinearSystem.Term], in system: LinearSystem) throws(SolverError) -> [Cause] {
    guard let rows = activeRows(in: system) else { return [] }
    return try explain(terms, by: rows)
  }

  /// Returns the rows from which the last solution was computed, to explain several values; nil without a solution.
  /// - Precondition: `system` is that of the last `solve`.
  package func activeRows(in system: LinearSystem) -> ActiveRows? {
    isRetained ? ActiveRows(engine, system) : nil
  }

  package func explain(_ terms: [LinearSystem.Term], by rows: ActiveRows) throws(SolverError) -> [Cause] {
    let (system, places) = rows.equations(for: terms)
    let values = try explainer.solve(system, width: 0, height: 0).values
    return zip(places, values).compactMap { place, value in
      guard let source = rows.sources[place], abs(value) > Tolerance.row else { return nil }
      return Cause(source: source, multiplier: value)
    }
  }
}

/// The rows without error from which a solution was computed: as many as there are unknowns.
package struct ActiveRows: Sendable {
  /// nil for unknowns that are 0 because of the rule for ties.
  var sources: [Cause.Source?] = []
  private var rows = TermLists()
  /// For each unknown, the rows that contain it, with its factor; the "variable" is the index of the row.
  private var columns = TermLists()

  init(_ engine: borrowing Engine, _ system: LinearSystem) {
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
    columns = rows.transposed(count: system.variableCount)
  }

  /// - Parameter reduced: A reduced row, or a parameter if negative.
  private mutating func add(_ reduced: Int32, _ engine: borrowing Engine, parameter: Int32, _ system: LinearSystem) {
    if reduced >= 0 {
      add(engine.reduced[reduced].origin, of: system)
    } else {
      append(CollectionOfOne(LinearSystem.Term(1, .init(index: engine.parameters[parameter]))), nil)
    }
  }

  /// - Parameter origin: A row, or ~unknown for a bound.
  private mutating func add(_ origin: Int32, of system: LinearSystem) {
    if origin >= 0 {
      append(system.terms(of: system.rows[Int(origin)]), .row(Int(origin)))
    } else {
      let variable = LinearSystem.Variable(index: ~origin)
      append(CollectionOfOne(LinearSystem.Term(1, variable)), .bound(variable))
    }
  }

  private mutating func append(_ terms: some Collection<LinearSystem.Term>, _ source: Cause.Source?) {
    rows.append(terms)
    sources.append(source)
  }

  /// Returns the system whose unknowns are the multipliers of the rows that add up to some terms, and these rows.
  func equations(for terms: [LinearSystem.Term]) -> (system: LinearSystem, places: [Int]) {
    let (unknowns, places) = reached(from: terms)
    var transposed = LinearSystem()
    transposed.reserveCapacity(rows: unknowns.count, variables: places.count)
    var multipliers = Array(repeating: LinearSystem.Variable(index: -1), count: sources.count)
    for place in places { multipliers[place] = transposed.addVariable() }
    for variable in unknowns {
      let column = columns[variable].map {
        LinearSystem.Term($0.coefficient, multipliers[Int($0.variable.index)])
      }
      let sum = terms.reduce(0) { $1.variable.index == variable ? $0 + $1.coefficient : $0 }
      transposed.addRow(column, .equal, LinearSystem.Constant(sum))
    }
    return (transposed, places)
  }

  private func reached(from terms: [LinearSystem.Term]) -> (unknowns: [Int], places: [Int]) {
    var (isSeen, isUsed) = (Array(repeating: false, count: columns.count), Array(repeating: false, count: rows.count))
    var queue: [Int] = []
    func see(_ terms: some Collection<LinearSystem.Term>) {
      for term in terms where !isSeen[Int(term.variable.index)] {
        isSeen[Int(term.variable.index)] = true
        queue.append(Int(term.variable.index))
      }
    }
    see(terms)
    var next = 0
    while next < queue.count {
      for entry in columns[queue[next]] where !isUsed[Int(entry.variable.index)] {
        isUsed[Int(entry.variable.index)] = true
        see(rows[Int(entry.variable.index)])
      }
      next += 1
    }
    return (queue.sorted(), isUsed.indices.filter { isUsed[$0] })
  }
}

/// Lists of terms in one array.
private struct TermLists {
  private var terms: [LinearSystem.Term] = []
  private var ends: [Int] = []

  var count: Int { ends.count }

  subscript(list: Int) -> ArraySlice<LinearSystem.Term> { terms[(list == 0 ? 0 : ends[list - 1])..<ends[list]] }

  mutating func append(_ list: some Collection<LinearSystem.Term>) {
    terms += list
    ends.append(terms.count)
  }

  /// For each variable, the lists that contain it, in order, with its factor.
  func transposed(count: Int) -> TermLists {
    var result = TermLists()
    result.ends = Array(repeating: 0, count: count)
    for term in terms { result.ends[Int(term.variable.index)] += 1 }
    for index in result.ends.indices.dropFirst() { result.ends[index] += result.ends[index - 1] }
    result.terms = terms
    for list in ends.indices.reversed() {
      for term in self[list].reversed() {
        result.ends[Int(term.variable.index)] -= 1
        let place = result.ends[Int(term.variable.index)]
        result.terms[place] = LinearSystem.Term(term.coefficient, LinearSystem.Variable(index: Int32(list)))
      }
    }
    // Each end has become the start of its list.
    result.ends = Array(result.ends.dropFirst()) + [terms.count]
    return result
  }
}

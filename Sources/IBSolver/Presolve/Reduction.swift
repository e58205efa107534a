/// A row over parameters: `sum of entries - constant` is its slack.
struct ReducedRow {
  var constant: Affine
  var entries: Span32
  /// The factor of the row's errors; required rows are scaled to points.
  var weight: Double
  var level: Int32
  /// Index of the row, or ~unknown for a bound.
  var origin: Int32
  var relation: LinearSystem.Relation
}

extension Engine {
  /// Expresses all other rows and the bounds by the parameters, the unknowns that have no definition.
  mutating func reduce() {
    listParameters()
    flatten()
    reduced.removeAll()
    reducedEntries.removeAll()
    for variable in 0..<Int32(variableCount) where isNonnegative[variable] { reduceBound(variable) }
    for place in 0..<inequalities.count where !isConsumed[inequalities[place]] { reduceRow(inequalities[place]) }
  }

  private mutating func listParameters() {
    areJoined = false
    parameterOf.resize(to: variableCount)
    parameters.resize(to: variableCount)
    parent.resize(to: variableCount)
    var count: Int32 = 0
    for variable in 0..<Int32(variableCount) where state[variable] == .unknown {
      parameterOf[variable] = count
      parent[count] = count
      parameters[count] = variable
      count += 1
    }
    parameters.truncate(to: Int(count))
    parent.truncate(to: Int(count))
    ownRows.fill(Int(count), with: 0)
  }

  /// The last eliminated unknown comes first, so that the terms of each definition are already expanded.
  private mutating func flatten() {
    flatEntries.removeAll()
    guard eliminated.count > 0 else { return }
    flat.resize(to: variableCount)
    isNeeded.fill(variableCount, with: false)
    for place in 0..<eliminated.count {
      let variable = eliminated[place]
      guard isNeeded[variable] || need[variable] > 0 else { continue }
      isNeeded[variable] = true
      for index in definition[variable].range { isNeeded[definitionEntries[index].index] = true }
    }
    for place in stride(from: eliminated.count - 1, through: 0, by: -1) where isNeeded[eliminated[place]] {
      flatten(eliminated[place])
    }
  }

  private mutating func flatten(_ variable: Int32) {
    if tableau.isExhausted { return }
    let start = flatEntries.count
    var constant = flatConstant[variable]
    for index in definition[variable].range {
      constant += addFlat(definitionEntries[index], since: start)
    }
    compactFlat(since: start)
    tableau.countStored(flatEntries.count - start)
    value[variable] = constant
    flat[variable] = Span32(start: Int32(start), count: Int32(flatEntries.count - start))
  }

  /// Adds an unknown, expressed by parameters, to the vector at `start` in `flatEntries`; returns the constant.
  @inline(__always) private mutating func addFlat(_ entry: Entry, since start: Int) -> Affine {
    switch state[entry.index] {
    case .known: return entry.coefficient * value[entry.index]
    case .unknown:
      accumulate(Entry(coefficient: entry.coefficient, index: parameterOf[entry.index]), since: start)
      return .zero
    case .defined:
      addDefinition(entry, since: start)
      return entry.coefficient * value[entry.index]
    }
  }

  private mutating func addDefinition(_ entry: Entry, since start: Int) {
    for index in flat[entry.index].range {
      let term = flatEntries[index]
      accumulate(Entry(coefficient: entry.coefficient * term.coefficient, index: term.index), since: start)
    }
  }

  @inline(__always) mutating func accumulate(_ entry: Entry, since start: Int) {
    let known = Int(position[entry.index])
    if known >= start && known < flatEntries.count && flatEntries[known].index == entry.index {
      let sum = flatEntries[known].coefficient + entry.coefficient
      let scale = abs(flatEntries[known].coefficient) + abs(entry.coefficient)
      flatEntries[known].coefficient = abs(sum) <= Tolerance.coefficient * scale ? 0 : sum
    } else {
      position[entry.index] = Int32(flatEntries.count)
      flatEntries.append(entry)
    }
  }

  mutating func compactFlat(since start: Int) {
    if flatEntries.count == start { return }
    var kept = start
    for index in start..<flatEntries.count where flatEntries[index].coefficient != 0 {
      if kept != index { flatEntries[kept] = flatEntries[index] }
      kept += 1
    }
    flatEntries.truncate(to: kept)
  }

  private mutating func reduceBound(_ variable: Int32) {
    if tableau.isExhausted { return }
    switch state[variable] {
    case .known: checkBound(variable, value[variable])
    case .unknown: keep(Entry(coefficient: 1, index: variable), .zero, .atLeast, level: 0, ~variable)
    case .defined:
      let start = flatEntries.count
      let constant = addFlat(Entry(coefficient: 1, index: variable), since: start)
      if flatEntries.count == start { return checkBound(variable, constant) }
      keep(since: start, -constant, .atLeast, level: 0, ~variable, weight: 1)
    }
  }

  private mutating func checkBound(_ variable: Int32, _ value: Affine) {
    verify(Check(slack: value, relation: .atLeast, origin: ~variable))
  }

  private mutating func reduceRow(_ row: Int32) {
    if tableau.isExhausted { return }
    let span = rowEntries[row]
    if span.count == 1, state[entries[span.start].index] == .unknown {
      return keep(entries[span.start], rowConstant[row], rowRelation[row], level: rowLevel[row], row)
    }
    let start = flatEntries.count
    var constant = rowConstant[row]
    for index in span.range { constant -= addFlat(entries[index], since: start) }
    compactFlat(since: start)
    let level = rowLevel[row]
    let weight = level == 0 ? 1 / scale(of: row) : 1
    if flatEntries.count > start {
      keep(since: start, constant, rowRelation[row], level: level, row, weight: weight)
    } else if level == 0 {
      verify(Check(slack: -constant * weight, relation: rowRelation[row], origin: row))
    }
  }

  private mutating func keep(
    _ entry: Entry, _ constant: Affine, _ relation: LinearSystem.Relation, level: Int32, _ origin: Int32
  ) {
    let parameter = parameterOf[entry.index]
    reduced.append(
      ReducedRow(
        constant: constant, entries: Span32(start: Int32(reducedEntries.count), count: 1),
        weight: level == 0 ? 1 / abs(entry.coefficient) : 1, level: level, origin: origin, relation: relation))
    reducedEntries.append(Entry(coefficient: entry.coefficient, index: parameter))
    ownRows[parameter] += 1
  }

  private mutating func keep(
    since start: Int, _ constant: Affine, _ relation: LinearSystem.Relation, level: Int32, _ origin: Int32,
    weight: Double
  ) {
    let count = Int32(flatEntries.count - start)
    tableau.countStored(Int(count))
    reduced.append(
      ReducedRow(
        constant: constant, entries: Span32(start: Int32(reducedEntries.count), count: count), weight: weight,
        level: level, origin: origin, relation: relation))
    var first = flatEntries[start].index
    ownRows[first] += 1
    if count > 1 { first = root(of: first) }
    for index in start..<flatEntries.count {
      reducedEntries.append(flatEntries[index])
      if index > start { first = join(first, flatEntries[index].index) }
    }
    flatEntries.truncate(to: start)
  }

  private mutating func join(_ first: Int32, _ parameter: Int32) -> Int32 {
    let other = root(of: parameter)
    if other == first { return first }
    areJoined = true
    parent[max(first, other)] = min(first, other)
    return min(first, other)
  }

  mutating func root(of parameter: Int32) -> Int32 {
    var current = parameter
    while parent[current] != current {
      parent[current] = parent[parent[current]]
      current = parent[current]
    }
    return current
  }
}

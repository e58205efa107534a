extension Engine {
  /// Uses the required equalities that remain after propagation. Each defines an unknown by others, or is redundant.
  mutating func eliminate() {
    eliminated.removeAll()
    definitionEntries.removeAll()
    definition.resize(to: variableCount)
    flatConstant.resize(to: variableCount)
    defineByOptionalRows()
    if openRowCount == 0 { return }
    countOpenRows()
    deferSingleUnknowns()
    if openRowCount > 0 { substitute() }
  }

  private mutating func countOpenRows() {
    elimination.degree.fill(variableCount, with: 0)
    for place in 0..<equalities.count where !isConsumed[equalities[place]] {
      for index in rowEntries[equalities[place]].range {
        let variable = entries[index].index
        if state[variable] == .unknown { elimination.degree[variable] += 1 }
      }
    }
  }

  /// Defers unknowns that occur in one open row and nowhere else: their rows define them and need no substitution.
  ///
  /// Otherwise a list of n views would expand to n²/2 terms.
  private mutating func deferSingleUnknowns() {
    elimination.singles.removeAll()
    for variable in 0..<Int32(variableCount) where isSingle(variable) { elimination.singles.append(variable) }
    while let variable = elimination.singles.popLast() {
      for index in columnStart[variable]..<columnStart[variable + 1] where !isConsumed[columnRows[index]] {
        if isStablePivot(variable, in: columnRows[index]) { define(variable, by: columnRows[index]) }
        break
      }
    }
  }

  private mutating func isStablePivot(_ variable: Int32, in row: Int32) -> Bool {
    var largest = 0.0
    var own = 0.0
    for index in rowEntries[row].range where state[entries[index].index] == .unknown {
      let size = abs(entries[index].coefficient)
      largest = max(largest, size)
      if entries[index].index == variable { own = size }
    }
    return own >= EliminationMemory.smallestPivotShare * largest
  }

  private mutating func define(_ variable: Int32, by row: Int32) {
    let start = definitionEntries.count
    var rest = rowConstant[row]
    var pivot = 1.0
    for index in rowEntries[row].range {
      let entry = entries[index]
      if state[entry.index] == .known {
        rest -= entry.coefficient * value[entry.index]
      } else if entry.index == variable {
        pivot = entry.coefficient
      } else {
        definitionEntries.append(entry)
        elimination.degree[entry.index] -= 1
        if isSingle(entry.index) { elimination.singles.append(entry.index) }
      }
    }
    isConsumed[row] = true
    openRowCount -= 1
    close(variable, since: start, rest: rest, pivot: pivot)
  }

  /// Completes the definition `variable = (rest - entries since start) / pivot`.
  mutating func close(_ variable: Int32, since start: Int, rest: Affine, pivot: Double) {
    for index in start..<definitionEntries.count {
      let entry = definitionEntries[index]
      definitionEntries[index] = Entry(coefficient: -entry.coefficient / pivot, index: entry.index)
    }
    state[variable] = .defined
    flatConstant[variable] = rest / pivot
    definition[variable] = Span32(start: Int32(start), count: Int32(definitionEntries.count - start))
    eliminated.append(variable)
  }
}

extension Engine {
  /// Finds all unknowns that a required equality determines when its other unknowns are known.
  mutating func propagate() {
    state.fill(variableCount, with: .unknown)
    value.resize(to: variableCount)
    openRowCount = equalities.count
    listColumns()
    while let row = unitRows.popLast() { useUnitRow(row) }
  }

  private mutating func listColumns() {
    var sum: Int32 = 0
    for variable in 0...variableCount {
      sum += columnStart[variable]
      columnStart[variable] = sum
    }
    columnRows.resize(to: Int(sum))
    // In reverse, so that the rows of a column are in the order of adding, and the rows added first are used first.
    for place in stride(from: equalities.count - 1, through: 0, by: -1) {
      let row = equalities[place]
      if rowEntries[row].count <= 1 { continue }
      for index in rowEntries[row].range {
        let variable = entries[index].index
        columnStart[variable] -= 1
        columnRows[columnStart[variable]] = row
      }
    }
  }

  private mutating func useUnitRow(_ row: Int32) {
    isConsumed[row] = true
    openRowCount -= 1
    var rest = rowConstant[row]
    var pivot = Entry(coefficient: 0, index: 0)
    for index in rowEntries[row].range {
      let entry = entries[index]
      if state[entry.index] == .known { rest -= entry.coefficient * value[entry.index] } else { pivot = entry }
    }
    guard pivot.coefficient != 0 else {
      return verify(Check(slack: -rest / scale(of: row), relation: .equal, origin: row))
    }
    fix(pivot.index, at: rest / pivot.coefficient)
  }

  private mutating func fix(_ variable: Int32, at constant: Affine) {
    state[variable] = .known
    value[variable] = constant
    for index in columnStart[variable]..<columnStart[variable + 1] {
      let row = columnRows[index]
      unknownCount[row] -= 1
      if unknownCount[row] == 1 && !isConsumed[row] { unitRows.append(row) }
    }
  }

  /// Returns the largest coefficient of a row. The error of a required row is measured in points of that unknown.
  mutating func scale(of row: Int32) -> Double {
    var largest = 0.0
    for index in rowEntries[row].range { largest = max(largest, abs(entries[index].coefficient)) }
    return largest > 0 ? largest : 1
  }

  /// Records a required row without unknowns. A bound that is satisfied at all sizes is not recorded.
  mutating func verify(_ check: Check) {
    if !check.holds(at: point) {
      violated.append(check.origin)
    } else if check.origin >= 0 || !check.slack.isConstant {
      checks.append(check)
    }
  }
}

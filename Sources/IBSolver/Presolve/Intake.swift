extension Engine {
  mutating func copy(_ system: borrowing LinearSystem) throws(SolverError) {
    if let row = system.firstInvalidRow { throw .invalidRow(row) }
    variableCount = system.variableCount
    clearIntake(rowCount: system.rows.count)
    system.priorities.withUnsafeBufferPointer { rank($0) }
    system.isNonnegative.withUnsafeBufferPointer { copyBounds($0) }
    system.terms.withUnsafeBufferPointer { copyTerms($0) }
    system.rows.withUnsafeBufferPointer { copyRows($0) }
  }

  private mutating func clearIntake(rowCount: Int) {
    rowEntries.resize(to: rowCount)
    rowConstant.resize(to: rowCount)
    rowLevel.resize(to: rowCount)
    rowRelation.resize(to: rowCount)
    unknownCount.resize(to: rowCount)
    isConsumed.resize(to: rowCount)
    equalities.removeAll()
    inequalities.removeAll()
    unitRows.removeAll()
    columnStart.fill(variableCount + 1, with: 0)
    position.extend(to: variableCount, with: 0)
    if isDropped.count != rowCount { isDropped.fill(rowCount, with: false) }
  }

  private mutating func copyBounds(_ bounds: UnsafeBufferPointer<Bool>) {
    isNonnegative.resize(to: bounds.count)
    need.resize(to: bounds.count)
    for variable in bounds.indices {
      isNonnegative[variable] = bounds[variable]
      need[variable] = bounds[variable] ? 1 : 0
    }
  }

  private mutating func copyTerms(_ terms: UnsafeBufferPointer<LinearSystem.Term>) {
    entries.resize(to: terms.count)
    for place in terms.indices {
      entries[place] = Entry(coefficient: terms[place].coefficient, index: terms[place].variable.index)
    }
  }

  private mutating func copyRows(_ rows: UnsafeBufferPointer<LinearSystem.Row>) {
    for place in rows.indices {
      if isDropped[place] { continue }
      let terms = rows[place].terms
      let level = levelOfPriority[rows[place].priorityName]
      let relation = rows[place].relation
      rowEntries[place] = Span32(terms)
      rowConstant[place] = Affine(rows[place].constant)
      rowRelation[place] = relation
      rowLevel[place] = level
      if level == 0 && relation == .equal {
        fileEquality(Int32(place), terms)
      } else {
        inequalities.append(Int32(place))
        isConsumed[place] = false
        for index in terms { need[entries[index].index] += 1 }
      }
    }
  }

  @inline(__always) private mutating func fileEquality(_ row: Int32, _ terms: Range<Int32>) {
    equalities.append(row)
    unknownCount[row] = Int32(terms.count)
    isConsumed[row] = false
    if terms.count <= 1 { return unitRows.append(row) }
    for index in terms { columnStart[entries[index].index] += 1 }
  }

  /// Required has level 0, the highest optional priority 1.
  private mutating func rank(_ priorities: UnsafeBufferPointer<Double>) {
    levelOfPriority.resize(to: priorities.count + 1)
    levelOfPriority[0] = 0
    if priorities.count > LinearSystem.searchedPriorities { return rankMany(priorities) }
    for place in priorities.indices {
      var level: Int32 = 1
      for other in priorities where other > priorities[place] { level += 1 }
      levelOfPriority[place + 1] = level
    }
  }

  /// Priorities may be equal.
  private mutating func rankMany(_ priorities: UnsafeBufferPointer<Double>) {
    order.removeAll()
    for place in priorities.indices { order.append(Int32(place)) }
    var list = order.values
    list.sort { priorities[Int($0)] > priorities[Int($1)] }
    var level: Int32 = 0
    var last = LinearSystem.required
    for place in list {
      if priorities[Int(place)] != last { level += 1 }
      last = priorities[Int(place)]
      levelOfPriority[place + 1] = level
    }
  }
}

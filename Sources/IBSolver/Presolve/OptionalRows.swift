extension Engine {
  /// Uses optional equalities with an unknown that occurs in no other row. For any values of the other unknowns, its
  /// best value makes the row exact, so the row defines it.
  ///
  /// Rows added last are used first: they are the weak rows that keep positions which are otherwise undetermined.
  mutating func defineByOptionalRows() {
    for place in stride(from: inequalities.count - 1, through: 0, by: -1) {
      let row = inequalities[place]
      guard rowLevel[row] > 0, rowRelation[row] == .equal, let pivot = freeEntry(of: row) else { continue }
      defineByOptionalRow(entries[pivot], row)
      isConsumed[row] = true
      equalities.append(row)
    }
  }

  /// Returns the index of the term whose unknown occurs in no other row, if its factor is not too small.
  private mutating func freeEntry(of row: Int32) -> Int? {
    for index in rowEntries[row].range {
      let variable = entries[index].index
      guard need[variable] == 1, !isNonnegative[variable], state[variable] == .unknown,
        columnStart[variable] == columnStart[variable + 1],
        abs(entries[index].coefficient) >= EliminationMemory.smallestPivotShare * scale(of: row)
      else { continue }
      return index
    }
    return nil
  }

  private mutating func defineByOptionalRow(_ pivot: Entry, _ row: Int32) {
    let start = definitionEntries.count
    var rest = rowConstant[row]
    for index in rowEntries[row].range {
      let entry = entries[index]
      need[entry.index] -= 1
      if entry.index == pivot.index { continue }
      if state[entry.index] == .known {
        rest -= entry.coefficient * value[entry.index]
      } else {
        definitionEntries.append(entry)
      }
    }
    if start == definitionEntries.count {
      state[pivot.index] = .known
      value[pivot.index] = rest / pivot.coefficient
    } else {
      close(pivot.index, since: start, rest: rest, pivot: pivot.coefficient)
    }
  }
}

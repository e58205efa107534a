extension Engine {
  /// Takes up the optional equalities with an unknown that occurs nowhere else: whatever the others are, the best value
  /// of that unknown makes the row exact, so the row defines it.
  ///
  /// Rows added last come first: they are the weak ones that keep a place nothing else decides.
  mutating func defineByWishes() {
    for place in stride(from: inequalities.count - 1, through: 0, by: -1) {
      let row = inequalities[place]
      guard rowLevel[row] > 0, rowRelation[row] == .equal, let pivot = freeEntry(of: row) else { continue }
      defineByWish(entries[pivot], row)
      isConsumed[row] = true
      equalities.append(row)
    }
  }

  /// Where the unknown stands that occurs in no other row, if its factor is not too small.
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

  private mutating func defineByWish(_ pivot: Entry, _ row: Int32) {
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

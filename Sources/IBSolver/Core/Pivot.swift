extension Tableau {
  @inline(__always) func index(of column: Int32, in slot: Int32, near offset: Int32) -> Int? {
    let row = slots[slot]
    if offset < row.count && entries[row.start + offset].index == column { return Int(row.start + offset) }
    for index in row.start..<row.start + row.count where entries[index].index == column { return Int(index) }
    return nil
  }

  /// Exchanges the entity of a column with the entity of a slot that depends on it.
  mutating func pivot(_ column: Int32, with slot: Int32, at index: Int) {
    let entering = columns[column].entity
    let leaving = slots[slot].entity
    rewrite(slot, index, entering)
    columns.pointer(to: Int(column)).pointee.entity = leaving
    entities.pointer(to: Int(leaving)).pointee.home = ~column
    entities.pointer(to: Int(entering)).pointee.home = slot
    visits += 1
    visit[slot] = visits
    var link = columns[column].head
    while link >= 0 {
      let next = links[link].next
      let other = links[link].slot
      if visit[other] != visits {
        visit[other] = visits
        if let place = self.index(of: column, in: other, near: links[link].offset) {
          substitute(slot, in: other, at: place)
        }
      }
      link = next
    }
  }

  /// Solves a slot's row for the column at `index`.
  private mutating func rewrite(_ slot: Int32, _ index: Int, _ entering: Int32) {
    let inverse = 1 / entries[index].coefficient
    for other in slots[slot].start..<slots[slot].start + slots[slot].count {
      entries.pointer(to: Int(other)).pointee.coefficient *= -inverse
    }
    entries.pointer(to: index).pointee.coefficient = inverse
    slots.pointer(to: Int(slot)).pointee.constant *= -inverse
    slots.pointer(to: Int(slot)).pointee.entity = entering
  }

  /// Substitutes the row of `source` for the column at a place; the column then represents the entity that left.
  private mutating func substitute(_ source: Int32, in target: Int32, at place: Int) {
    let factor = entries[place].coefficient
    work &+= Int(slots[target].count &+ slots[source].count)
    slots.pointer(to: Int(target)).pointee.constant += factor * slots[source].constant
    if slots[source].count == 1 {
      entries.pointer(to: place).pointee.coefficient = factor * entries[slots[source].start].coefficient
      return
    }
    entries.pointer(to: place).pointee.coefficient = 0
    makeRoom(in: target, for: slots[source].count)
    let start = slots[target].start
    var count = slots[target].count
    for index in start..<start + count { position[entries[index].index] = index }
    for index in slots[source].start..<slots[source].start + slots[source].count {
      let added = Entry(coefficient: factor * entries[index].coefficient, index: entries[index].index)
      let known = position[added.index]
      if known >= start && known < start + count && entries[known].index == added.index {
        let sum = entries[known].coefficient + added.coefficient
        let scale = abs(entries[known].coefficient) + abs(added.coefficient)
        entries.pointer(to: Int(known)).pointee.coefficient = abs(sum) <= Tolerance.coefficient * scale ? 0 : sum
      } else {
        position[added.index] = start + count
        entries[start + count] = added
        link(added.index, to: target, at: count)
        count += 1
      }
    }
    slots.pointer(to: Int(target)).pointee.count = count
    dropZeros(in: target)
  }

  /// Replaces zeros with the last entry, so that few positions change.
  private mutating func dropZeros(in slot: Int32) {
    let start = slots[slot].start
    var count = slots[slot].count
    var offset: Int32 = 0
    while offset < count {
      if entries[start + offset].coefficient == 0 {
        count -= 1
        entries[start + offset] = entries[start + count]
      } else {
        offset += 1
      }
    }
    slots.pointer(to: Int(slot)).pointee.count = count
  }

  mutating func makeRoom(in slot: Int32, for more: Int32) {
    let old = slots[slot]
    if old.count + more <= old.capacity { return }
    let capacity = (old.count + more) * 3 / 2
    let start = Int32(entries.count)
    countStored(Int(capacity))
    entries.append(Entry(coefficient: 0, index: 0), times: Int(capacity))
    for offset in 0..<old.count { entries[start + offset] = entries[old.start + offset] }
    slots.pointer(to: Int(slot)).pointee.start = start
    slots.pointer(to: Int(slot)).pointee.capacity = capacity
  }

  /// Chooses a basis near the solution: content sizes and other optional rows are exact, the strongest first; required
  /// inequalities come last because most of them are satisfied anyway. Within a level, rows of one column come first,
  /// because they keep the tableau sparse.
  mutating func chooseFirstBasis(of core: Core) {
    var missing = core.columns.count
    for pass in 0..<2 {
      for level in 0..<Int(core.rowLevels) {
        for turn in 0..<2 {
          if missing == 0 || isExhausted { return }
          for entity in levelBounds(level, of: core) where missing > 0 && !isExhausted {
            guard entities[entity].home >= 0, (slots[entities[entity].home].count == 1) == (turn == 0) else { continue }
            let isLast = level == 0 && core.hasRequired && entities[entity].penalty != .equal
            if isLast == (pass == 1) { missing -= enterBasis(entity) }
          }
        }
      }
    }
  }

  @inline(__always) func levelBounds(_ level: Int, of core: Core) -> Range<Int32> {
    let place = Int(core.levels.start) + level
    return levelStart[place]..<levelStart[place + 1]
  }

  /// Exchanges rows with parameters that are still in the basis; returns the number of exchanges.
  private mutating func enterBasis(_ entity: Int32) -> Int32 {
    let slot = entities[entity].home
    guard slot >= 0 else { return 0 }
    var best = -1
    var bestSize = Tolerance.slope
    for index in slots[slot].start..<slots[slot].start + slots[slot].count {
      let entry = entries[index]
      if entities[columns[entry.index].entity].origin < 0 && abs(entry.coefficient) > bestSize {
        best = Int(index)
        bestSize = abs(entry.coefficient)
      }
    }
    guard best >= 0 else { return 0 }
    pivot(entries[best].index, with: slot, at: best)
    return 1
  }
}

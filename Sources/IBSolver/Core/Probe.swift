extension Tableau {
  /// Collects columns with an edge along which no error changes in `openColumns`. Returns whether there are any.
  mutating func listFlatEdges(of core: Core) -> Bool {
    if flatCore != core.firstEntity { _ = chooseEdge(core, levels: core.rowLevels, isCareful: false) }
    flatCore = core.firstEntity
    return openColumns.count > 0
  }

  /// Prepares a linear expression of parameters of a core for probing. Returns false if no flat edge changes it.
  mutating func aim(at expression: borrowing Buffer<Entry>, of core: Core) -> Bool {
    guard listFlatEdges(of: core) else { return false }
    let probe = entities[core.probe].home
    slope.fill(Int(core.columns.count), with: 0)
    var constant = Affine.zero
    for index in 0..<expression.count {
      let (factor, entity) = (expression[index].coefficient, parameterEntity[expression[index].index])
      if entities[entity].home < 0 {
        slope[~entities[entity].home - core.columns.start] += factor
        continue
      }
      let slot = slots[entities[entity].home]
      constant += factor * slot.constant
      for place in slot.start..<slot.start + slot.count {
        slope[entries[place].index - core.columns.start] += factor * entries[place].coefficient
      }
    }
    var changes = false
    for place in 0..<openColumns.count where abs(slope[openColumns[place] - core.columns.start]) > Tolerance.slope {
      changes = true
    }
    if changes { fillProbe(probe, of: core, constant) }
    return changes
  }

  private mutating func fillProbe(_ probe: Int32, of core: Core, _ constant: Affine) {
    slots.pointer(to: Int(probe)).pointee.count = 0
    slots.pointer(to: Int(probe)).pointee.constant = constant
    makeRoom(in: probe, for: core.columns.count)
    for column in core.columns.start..<core.columns.start + core.columns.count {
      let coefficient = slope[column - core.columns.start]
      if coefficient == 0 { continue }
      let offset = slots[probe].count
      entries[slots[probe].start + offset] = Entry(coefficient: coefficient, index: column)
      slots.pointer(to: Int(probe)).pointee.count += 1
      link(column, to: probe, at: offset)
    }
  }

  /// Returns the least value of the probed expression among the best values; -infinity if it is unbounded.
  mutating func leastProbed(of core: Core, at point: Affine) -> Double {
    if optimize(core, levels: core.probeLevel + 1, at: point) == .unbounded { return -.infinity }
    return slots[entities[core.probe].home].constant.value(at: point)
  }

  mutating func negateProbe(of core: Core) {
    let probe = entities[core.probe].home
    slots.pointer(to: Int(probe)).pointee.constant *= -1
    for index in slots[probe].start..<slots[probe].start + slots[probe].count {
      entries.pointer(to: Int(index)).pointee.coefficient *= -1
    }
  }

  mutating func endProbe(of core: Core, at point: Affine) {
    if entities[core.probe].home < 0 { leaveBasis(core.probe) }
    entities.pointer(to: Int(core.probe)).pointee.penalty = .minimize
    slots.pointer(to: Int(entities[core.probe].home)).pointee.count = 0
    for level in 0..<core.rowLevels { readSides(of: core, level: level, at: point) }
    breakTies(of: core, at: point)
  }

  /// Moves a probe that became exact back to its slot.
  private mutating func leaveBasis(_ probe: Int32) {
    let column = ~entities[probe].home
    var link = columns[column].head
    while link >= 0 {
      let current = links[link]
      link = current.next
      if let place = index(of: column, in: current.slot, near: current.offset) {
        return pivot(column, with: current.slot, at: place)
      }
    }
  }
}

/// Lexicographic simplex on sums of absolute errors: from any basis, along edges, level by level.
///
/// An edge frees one column. The search follows it through the breakpoints of the piecewise linear error until the
/// error, as a vector by level, would increase. (Bartels, Conn, Sinclair, "Minimization techniques for piecewise
/// differentiable functions: the l₁ solution", SIAM J. Numer. Anal. 1978, is the case of one level.)
extension Tableau {
  struct Edge {
    var column: Int32
    var direction: Double
  }

  /// After this number of successive steps without progress, Bland's rule is used, which cannot cycle.
  static func patience(_ core: Core) -> Int { 20 + Int(core.columns.count) }

  /// The maximum number of steps. Only rounding errors could exceed it; then the last vertex is used.
  static func longestPath(_ core: Core) -> Int { 10_000 + 100 * Int(core.columns.count + core.rowCount) }

  /// Sets the sides of the entities of a level from the slacks at a size. At zero, it chooses the side without cost.
  mutating func readSides(of core: Core, level: Int32, at point: Affine) {
    for entity in levelBounds(Int(level), of: core) {
      guard entities[entity].home >= 0 else { continue }
      let slack = slots[entities[entity].home].constant.value(at: point)
      let isBelow = abs(slack) <= Tolerance.slack ? entities[entity].penalty == .atMost : slack < 0
      entities.pointer(to: Int(entity)).pointee.side = isBelow ? -1 : 1
    }
  }

  enum Outcome {
    case unique
    case flatEdges
    case unbounded
  }

  mutating func optimize(_ core: Core, levels: Int32, at point: Affine) -> Outcome {
    var stalled = 0
    for _ in 0..<Self.longestPath(core) {
      let isCareful = stalled > Self.patience(core)
      guard !isExhausted, let edge = chooseEdge(core, levels: levels, isCareful: isCareful) else { break }
      guard let distance = follow(edge, levels: levels, at: point, isCareful: isCareful) else { return .unbounded }
      stalled = distance > Tolerance.slack ? 0 : stalled + 1
      // Most other edges that improved still do. Checking all columns in each step would be quadratic.
      if isCareful { continue }
      for place in 0..<candidates.count where candidates[place].column != edge.column && !isExhausted {
        guard let distance = follow(candidates[place], levels: levels, at: point, isCareful: false) else {
          return .unbounded
        }
        if distance > Tolerance.slack { stalled = 0 }
      }
    }
    return openColumns.count > 0 ? .flatEdges : .unique
  }

  /// Chooses the basis whose parameters are nearest to 0 among equally good ones.
  mutating func breakTies(of core: Core, at point: Affine) {
    readSides(of: core, level: core.tieLevel, at: point)
    _ = optimize(core, levels: core.levels.count, at: point)
  }

  /// Returns the steepest edge of the strongest level that can be improved; with Bland's rule, the first edge that
  /// improves. Afterwards `openColumns` contains the columns with an edge that changes no level.
  mutating func chooseEdge(_ core: Core, levels: Int32, isCareful: Bool) -> Edge? {
    openAllEdges(of: core)
    candidates.removeAll()
    var best: Edge?
    var bestSlope = -Tolerance.slope
    var bestName = Int32.max
    for level in 0..<levels where !openColumns.isEmpty {
      sumSlopes(of: core, level: level)
      var kept = 0
      for place in 0..<openColumns.count {
        let column = openColumns[place]
        let local = column - core.columns.start
        var rest = openDirections[local]
        while rest != 0 {
          let direction: Direction = rest & Direction.up.bit != 0 ? .up : .down
          rest &= ~direction.bit
          let change = steepness(of: column, direction, level: level, core)
          if abs(change) <= Tolerance.slope { continue }
          openDirections[local] &= ~direction.bit
          if change < 0 { candidates.append(Edge(column: column, direction: direction.sign)) }
          let name = columns[column].entity * 2 + (direction == .up ? 0 : 1)
          if isCareful ? change < 0 && name < bestName : change < bestSlope {
            best = Edge(column: column, direction: direction.sign)
            bestSlope = change
            bestName = name
          }
        }
        if openDirections[local] != 0 {
          openColumns[kept] = column
          kept += 1
        }
      }
      openColumns.truncate(to: kept)
      if !isCareful, let best { return best }
    }
    return best
  }

  private enum Direction {
    case up, down

    var bit: UInt8 { self == .up ? 1 : 2 }
    var sign: Double { self == .up ? 1 : -1 }
  }

  private mutating func openAllEdges(of core: Core) {
    flatCore = -1
    openColumns.removeAll()
    for column in core.columns.start..<core.columns.start + core.columns.count { openColumns.append(column) }
    openDirections.fill(Int(core.columns.count), with: 3)
  }

  /// Computes the slopes of the errors of a level along each column, without the errors of the column itself.
  private mutating func sumSlopes(of core: Core, level: Int32) {
    slope.fill(Int(core.columns.count), with: 0)
    for entity in levelBounds(Int(level), of: core) {
      guard entities[entity].home >= 0 else { continue }
      let gradient = gradient(of: entities[entity])
      if gradient == 0 { continue }
      let slot = slots[entities[entity].home]
      work &+= Int(slot.count)
      for index in slot.start..<slot.start + slot.count {
        slope[entries[index].index - core.columns.start] += gradient * entries[index].coefficient
      }
    }
  }

  /// Returns the slope of the error of an entity outside the basis with respect to its slack.
  @inline(__always) private func gradient(of entity: Entity) -> Double {
    switch entity.penalty {
    case .equal: entity.side > 0 ? entity.weight : -entity.weight
    case .atMost: entity.side > 0 ? entity.weight : 0
    case .atLeast: entity.side < 0 ? -entity.weight : 0
    case .minimize: entity.weight
    }
  }

  private mutating func steepness(of column: Int32, _ direction: Direction, level: Int32, _ core: Core) -> Double {
    let others = direction.sign * slope[column - core.columns.start]
    let entity = entities[columns[column].entity]
    guard entity.level == level else { return others }
    switch entity.penalty {
    case .equal: return others + entity.weight
    case .atMost: return direction == .up ? others + entity.weight : others
    case .atLeast: return direction == .down ? others + entity.weight : others
    case .minimize: return others + direction.sign * entity.weight
    }
  }

  /// Moves along an edge until the error would increase, and exchanges the entities there.
  /// - Returns: The distance, 0 if the edge improves no error; nil if the error decreases without bound.
  private mutating func follow(_ edge: Edge, levels: Int32, at point: Affine, isCareful: Bool) -> Double? {
    climb.fill(Int(levels), with: 0)
    addOwnPenalty(of: columns[edge.column].entity, edge, levels: levels)
    collectBreakpoints(edge, levels: levels, at: point)
    var level = 0
    while level < climb.count && abs(climb[level]) <= Tolerance.slope { level += 1 }
    if level == climb.count || climb[level] > 0 { return 0 }
    breakpoints.heapify()
    while let next = breakpoints.popNearest() {
      let entity = slots[next.slot].entity
      let stop: Bool
      if Int(entities[entity].level) < level {
        stop = true
      } else {
        climb[entities[entity].level] += next.jump
        while level < climb.count && abs(climb[level]) <= Tolerance.slope { level += 1 }
        stop = level == climb.count || climb[level] > 0
      }
      if stop || isCareful {
        let leavingSide: Int8 = edge.direction > 0 ? 1 : -1
        let entering = columns[edge.column].entity
        let slot = isCareful ? firstNamed(among: next) : next.slot
        guard let index = self.index(of: edge.column, in: slot, near: 0) else { return 0 }
        pivot(edge.column, with: slot, at: index)
        entities.pointer(to: Int(entering)).pointee.side = leavingSide
        return next.distance
      }
      entities.pointer(to: Int(entity)).pointee.side = -entities[entity].side
    }
    return nil
  }

  private mutating func addOwnPenalty(of entity: Int32, _ edge: Edge, levels: Int32) {
    let entity = entities[entity]
    guard entity.level < levels else { return }
    let isPaid =
      switch entity.penalty {
      case .equal: true
      case .atMost: edge.direction > 0
      case .atLeast: edge.direction < 0
      case .minimize: false
      }
    if isPaid { climb[entity.level] += entity.weight }
  }

  /// Collects the points at which slacks become 0 along an edge, and adds the slopes at its start.
  private mutating func collectBreakpoints(_ edge: Edge, levels: Int32, at point: Affine) {
    breakpoints.removeAll()
    visits += 1
    var link = columns[edge.column].head
    while link >= 0 {
      let current = links[link]
      link = current.next
      if visit[current.slot] == visits { continue }
      visit[current.slot] = visits
      work &+= Int(slots[current.slot].count)
      let entity = entities[slots[current.slot].entity]
      guard entity.level < levels, let place = index(of: edge.column, in: current.slot, near: current.offset) else {
        continue
      }
      let rate = edge.direction * entries[place].coefficient
      climb[entity.level] += gradient(of: entity) * rate
      if (rate > 0) == (entity.side > 0) || entity.penalty == .minimize { continue }
      let slack = slots[current.slot].constant.value(at: point)
      breakpoints.append(
        Breakpoint(
          distance: max(0, -slack / rate), jump: abs(rate) * entity.weight * (entity.penalty == .equal ? 2 : 1),
          pivotSize: abs(rate), slot: current.slot))
    }
  }

  /// Returns Bland's choice: among the slots reached at the same point, the one whose entity comes first.
  private mutating func firstNamed(among first: Breakpoint) -> Int32 {
    var best = first.slot
    while let next = breakpoints.popNearest(), next.distance <= first.distance {
      if slots[next.slot].entity < slots[best].entity { best = next.slot }
    }
    return best
  }
}

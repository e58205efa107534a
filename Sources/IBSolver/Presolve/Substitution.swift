extension Engine {
  /// Eliminates the remaining unknowns, cheapest first: rows of one or two terms, unknowns in one or two rows, then the
  /// shortest row.
  mutating func substitute() {
    elimination.clear(variableCount: variableCount)
    copyOpenRows()
    for variable in 0..<Int32(variableCount) { noteDegree(of: variable) }
    var pass: Int32 = 1
    while !tableau.isExhausted {
      if let row = elimination.short.popLast() {
        useShort(row)
      } else if let variable = elimination.singles.popLast() {
        if isSingle(variable), let row = openRows(of: variable).first, isStable(variable, in: row) {
          pivot(on: variable, in: row)
        }
      } else if let variable = elimination.doubles.popLast() {
        merge(variable, pass: pass)
      } else if elimination.laterDoubles.count > 0 {
        pass += 1
        while let variable = elimination.laterDoubles.popLast() { elimination.doubles.append(variable) }
      } else if let row = elimination.popShortest() {
        pivot(on: cheapestUnknown(of: row), in: row)
      } else {
        return
      }
    }
  }

  private mutating func copyOpenRows() {
    for place in 0..<equalities.count where !isConsumed[equalities[place]] {
      let origin = equalities[place]
      let row = Int32(elimination.rows.count)
      let start = elimination.entries.count
      var rest = rowConstant[origin]
      for index in rowEntries[origin].range {
        let entry = entries[index]
        if state[entry.index] == .known {
          rest -= entry.coefficient * value[entry.index]
        } else {
          elimination.entries.append(entry)
          elimination.link(row, to: entry.index)
        }
      }
      let count = Int32(elimination.entries.count - start)
      elimination.rows.append(
        EliminationMemory.Row(
          start: Int32(start), count: count, capacity: count, origin: origin, constant: rest, scale: scale(of: origin)))
      elimination.enqueue(row)
    }
  }

  mutating func isSingle(_ variable: Int32) -> Bool {
    state[variable] == .unknown && elimination.degree[variable] == 1 && need[variable] == 0
  }

  private mutating func noteDegree(of variable: Int32) {
    guard state[variable] == .unknown && need[variable] == 0 else { return }
    if elimination.degree[variable] == 1 { elimination.singles.append(variable) }
    if elimination.degree[variable] == 2 { elimination.doubles.append(variable) }
  }

  private mutating func openRows(of variable: Int32) -> (first: Int32?, second: Int32?) {
    var first: Int32?
    var link = elimination.head[variable]
    while link >= 0 {
      let row = elimination.links[link].row
      link = elimination.links[link].next
      if row == first || !elimination.rows[row].isOpen || elimination.index(of: variable, in: row) == nil { continue }
      if first == nil { first = row } else { return (first, row) }
    }
    return (first, nil)
  }

  private mutating func useShort(_ row: Int32) {
    guard elimination.rows[row].isOpen else { return }
    let open = elimination.rows[row]
    switch open.count {
    case 0:
      elimination.rows[row].isOpen = false
      verify(Check(slack: -open.constant / open.scale, relation: .equal, origin: open.origin))
    case 1, 2: pivot(on: cheapestUnknown(of: row), in: row)
    default: break
    }
  }

  /// Merges the two rows of an unknown, but no row twice per pass, so that chains are halved instead of growing at an
  /// end.
  private mutating func merge(_ variable: Int32, pass: Int32) {
    guard state[variable] == .unknown, elimination.degree[variable] == 2 else { return }
    let rows = openRows(of: variable)
    guard let first = rows.first, let second = rows.second else { return }
    if elimination.rows[first].pass == pass || elimination.rows[second].pass == pass {
      return elimination.laterDoubles.append(variable)
    }
    let isFirstShorter = elimination.rows[first].count <= elimination.rows[second].count
    let (source, target) = isFirstShorter ? (first, second) : (second, first)
    guard isStable(variable, in: source) else { return }
    elimination.rows[target].pass = pass
    pivot(on: variable, in: source)
  }

  private mutating func isStable(_ variable: Int32, in row: Int32) -> Bool {
    guard let own = elimination.index(of: variable, in: row) else { return false }
    return abs(elimination.entries[own].coefficient)
      >= EliminationMemory.smallestPivotShare * largestCoefficient(of: row)
  }

  private mutating func largestCoefficient(of row: Int32) -> Double {
    let open = elimination.rows[row]
    var largest = 0.0
    for index in open.start..<open.start + open.count {
      largest = max(largest, abs(elimination.entries[index].coefficient))
    }
    return largest
  }

  /// Prefers unknowns in few other rows, and positions to sizes, because sizes have bounds.
  private mutating func cheapestUnknown(of row: Int32) -> Int32 {
    let open = elimination.rows[row]
    let smallest = 0.1 * largestCoefficient(of: row)
    var best = elimination.entries[open.start].index
    var bestCost = Int32.max
    for index in open.start..<open.start + open.count {
      let entry = elimination.entries[index]
      let cost = need[entry.index] + elimination.degree[entry.index]
      if cost < bestCost && abs(entry.coefficient) >= smallest {
        best = entry.index
        bestCost = cost
      }
    }
    return best
  }

  private mutating func pivot(on variable: Int32, in row: Int32) {
    guard let own = elimination.index(of: variable, in: row) else { return }
    let coefficient = elimination.entries[own].coefficient
    elimination.rows[row].isOpen = false
    elimination.touched.removeAll()
    var link = elimination.head[variable]
    while link >= 0 {
      let other = elimination.links[link].row
      link = elimination.links[link].next
      guard other != row, elimination.rows[other].isOpen,
        let index = elimination.index(of: variable, in: other)
      else { continue }
      let factor = -elimination.entries[index].coefficient / coefficient
      let stored = elimination.entries.count
      elimination.add(factor, times: row, to: other, without: variable)
      tableau.work &+= Int(elimination.rows[other].count)
      tableau.countStored(elimination.entries.count - stored)
      elimination.enqueue(other)
    }
    recordDefinition(of: variable, by: row, pivot: coefficient)
    while let variable = elimination.touched.popLast() { noteDegree(of: variable) }
  }

  private mutating func recordDefinition(of variable: Int32, by row: Int32, pivot: Double) {
    let open = elimination.rows[row]
    let start = definitionEntries.count
    for index in open.start..<open.start + open.count where elimination.entries[index].index != variable {
      let entry = elimination.entries[index]
      definitionEntries.append(entry)
      elimination.degree[entry.index] -= 1
      elimination.touched.append(entry.index)
    }
    close(variable, since: start, rest: open.constant, pivot: pivot)
  }
}

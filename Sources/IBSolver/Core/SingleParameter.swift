extension Engine {
  /// Solves a component of one parameter in closed form: level by level, the values with the least error form an
  /// interval, and each level narrows the interval of the levels above.
  mutating func solveSingle(_ index: Int) {
    let places = components[index].rows.range
    var interval = ParameterInterval()
    var place = places.lowerBound
    while place < places.upperBound {
      let level = singleRow(at: place).pointee.level
      var end = place + 1
      while end < places.upperBound && singleRow(at: end).pointee.level == level { end += 1 }
      let best = best(place..<end)
      if level == 0 { interval.meetsRequired = best.meetsRequired }
      interval.narrow(to: best)
      place = end
      if interval.high - interval.low <= Tolerance.slack { break }
    }
    keep(interval, for: index)
  }

  @inline(__always) private func singleRow(at place: Int) -> UnsafePointer<ReducedRow> {
    UnsafePointer(reduced.pointer(to: Int(groupedRows[place])))
  }

  @inline(__always) private func factor(in row: UnsafePointer<ReducedRow>) -> Double {
    reducedEntries[row.pointee.entries.start].coefficient
  }

  /// Returns the values at which the sum of the errors of some rows is minimal.
  private mutating func best(_ places: Range<Int>) -> ParameterInterval {
    var result = ParameterInterval()
    for place in places {
      let row = singleRow(at: place)
      let factor = factor(in: row)
      let relation = row.pointee.relation
      let end = row.pointee.constant.value(at: point) / factor
      if relation == .equal || (relation == .atLeast) == (factor > 0), end > result.low {
        result.low = end
        result.lowRow = groupedRows[place]
      }
      if relation == .equal || (relation == .atMost) == (factor > 0), end < result.high {
        result.high = end
        result.highRow = groupedRows[place]
      }
    }
    if result.low <= result.high + Tolerance.slack { return result }
    return weightedMedian(places)
  }

  /// Returns the values at which the slope of the sum of errors changes its sign, if no value satisfies all rows.
  private mutating func weightedMedian(_ places: Range<Int>) -> ParameterInterval {
    tableau.breakpoints.removeAll()
    var slope = 0.0
    for place in places {
      let row = singleRow(at: place)
      let factor = factor(in: row)
      let relation = row.pointee.relation
      let steepness = abs(factor) * row.pointee.weight
      if relation == .equal || (relation == .atLeast) == (factor > 0) { slope -= steepness }
      tableau.breakpoints.append(
        Breakpoint(
          distance: row.pointee.constant.value(at: point) / factor,
          jump: relation == .equal ? 2 * steepness : steepness, pivotSize: 0, slot: groupedRows[place]))
    }
    tableau.breakpoints.heapify()
    var result = ParameterInterval()
    result.meetsRequired = false
    while slope < -Tolerance.slope, let next = tableau.breakpoints.popNearest() {
      slope += next.jump
      result = ParameterInterval(
        low: next.distance, high: next.distance, lowRow: next.slot, highRow: next.slot, meetsRequired: false)
    }
    if slope <= Tolerance.slope, let next = tableau.breakpoints.popNearest() {
      result.high = next.distance
      result.highRow = next.slot
    }
    return result
  }

  private mutating func keep(_ interval: ParameterInterval, for index: Int) {
    let parameter = groupedParameters[components[index].parameters.start]
    // The value nearest to 0 among equally good ones. A value that is 0 because of a row may differ from 0 at other
    // sizes.
    let holder = interval.low >= 0 ? interval.lowRow : interval.high <= 0 ? interval.highRow : -1
    if holder >= 0 {
      let row = UnsafePointer(reduced.pointer(to: Int(holder)))
      parameterValue[parameter] = row.pointee.constant / factor(in: row)
    } else {
      parameterValue[parameter] = .zero
    }
    let component = components.pointer(to: index)
    component.pointee.holder = holder
    component.pointee.low = interval.low
    component.pointee.high = interval.high
    component.pointee.isAmbiguous = interval.high - interval.low > Tolerance.row
    if !interval.meetsRequired { findViolated(index, at: parameterValue[parameter].value(at: point)) }
  }

  private mutating func findViolated(_ index: Int, at value: Double) {
    for place in components[index].rows.range {
      let row = singleRow(at: place)
      guard row.pointee.level == 0 else { break }
      let slack = (factor(in: row) * value - row.pointee.constant.value(at: point)) * row.pointee.weight
      if row.pointee.relation.error(slack) > Tolerance.row { violated.append(row.pointee.origin) }
    }
  }
}

/// An interval of equally good values of a parameter, with the rows that limit it, or -1.
struct ParameterInterval {
  var low = -Double.infinity
  var high = Double.infinity
  var lowRow: Int32 = -1
  var highRow: Int32 = -1
  var meetsRequired = true

  /// Keeps the best values of a weaker level among the best values so far.
  mutating func narrow(to other: ParameterInterval) {
    let old = self
    if other.low > low + Tolerance.slack {
      low = min(other.low, old.high)
      lowRow = other.low > old.high - Tolerance.slack ? old.highRow : other.lowRow
    }
    if other.high < high - Tolerance.slack {
      high = max(other.high, old.low)
      highRow = other.high < old.low + Tolerance.slack ? old.lowRow : other.highRow
    }
    if high < low { high = low }
  }
}

extension Engine {
  /// Lists the slacks that must not become negative for the present basis to remain the best one, and the unknowns that
  /// depend on the size.
  ///
  /// A slack that is 0 only at this size is a tie. Each side of it may have another basis, so a tie ends the region on
  /// both sides.
  mutating func compileRegion() {
    isRegionCompiled = true
    guards.removeAll()
    for index in 0..<checks.count { addCheck(checks[index]) }
    for index in 0..<components.count {
      if components[index].parameters.count == 1 { addSingle(index) } else { addCore(components[index]) }
    }
    dependents.removeAll()
    for variable in 0..<Int32(variableCount) where !value[variable].isConstant { dependents.append(variable) }
  }

  private mutating func addCheck(_ check: Check) {
    if check.slack.isConstant { return }
    let room = Affine(Tolerance.row, 0, 0, 0)
    if check.relation != .atLeast { addGuard(room - check.slack) }
    if check.relation != .atMost { addGuard(check.slack + room) }
  }

  private mutating func addSingle(_ index: Int) {
    let component = components[index]
    let parameter = parameterValue[groupedParameters[component.parameters.start]]
    for place in component.rows.range where groupedRows[place] != component.holder {
      let row = reduced[groupedRows[place]]
      addSlack(reducedEntries[row.entries.start].coefficient * parameter - row.constant)
    }
    if component.isAmbiguous { addSlack(parameter) }
  }

  private mutating func addCore(_ component: Component) {
    let core = component.core
    for entity in core.firstEntity..<core.probe { addSlack(tableau.constant(of: entity)) }
    guard component.isAmbiguous else { return }
    for place in 0..<Int(component.parameters.count) { addSlack(tableau.value(ofParameter: place, in: core)) }
  }

  /// Adds guards by which a slack keeps its sign.
  private mutating func addSlack(_ slack: Affine) {
    if abs(slack[1]) <= Tolerance.coefficient && abs(slack[2]) <= Tolerance.coefficient { return }
    let value = slack.value(at: point)
    if value >= -Tolerance.slack { addGuard(slack) }
    if value <= Tolerance.slack { addGuard(-slack) }
  }

  private mutating func addGuard(_ slack: Affine) { guards.append(slack) }

  mutating func holds(at other: Affine) -> Bool {
    for index in 0..<guards.count where guards[index].value(at: other) < -Tolerance.slack { return false }
    return true
  }

  /// Changes to another size, starting from the present basis, which must have no conflicts.
  mutating func move(to other: Affine) {
    point = other
    violated.removeAll()
    isRegionCompiled = false
    for index in 0..<checks.count where !checks[index].holds(at: point) { violated.append(checks[index].origin) }
    for index in 0..<components.count {
      if components[index].parameters.count == 1 {
        components.pointer(to: index).pointee.holder = -1
        solveSingle(index)
      } else {
        settleCore(index)
      }
    }
    evaluate()
  }

  /// - Parameter lane: The width (1) or the height (2), with the other one fixed.
  mutating func range(ofLane lane: Int) -> ClosedRange<Double> {
    if !isRegionCompiled { compileRegion() }
    var low = -Double.infinity
    var high = Double.infinity
    let present = point[lane]
    for index in 0..<guards.count {
      let rate = guards[index][lane]
      if abs(rate) <= Tolerance.coefficient { continue }
      let end = present - guards[index].value(at: point) / rate
      if rate > 0 { low = max(low, min(end, present)) } else { high = min(high, max(end, present)) }
    }
    return low...high
  }
}

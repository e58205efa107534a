extension Solver {
  /// Values at another size of the root for the system solved last, into the solution it gave.
  ///
  /// Where the mode of the layout stays the same this is one short sum for each unknown that depends on the size; else
  /// the solver goes on from the present basis. The values are those of a new `solve`.
  /// - Precondition: `system` and `solution` are those of the last `solve` or `resize`.
  public func resize(
    _ system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverFault) {
    guard width.isFinite, height.isFinite else { throw .invalidSize }
    guard isRetained, solution.conflicts.isEmpty else {
      return try solve(system, width: width, height: height, into: &solution)
    }
    let point = Affine(1, width, height, 0)
    if try engine.stay(at: point, &solution.values) { return }
    engine.move(to: point)
    if engine.violated.isEmpty {
      try engine.readValues(into: &solution.values)
    } else {
      try solve(system, width: width, height: height, into: &solution)
    }
  }

  /// The value of an unknown of the last solution as it depends on the size of the root, within `widthRange` and
  /// `heightRange`.
  public func affineValue(of variable: LinearSystem.Variable) -> LinearSystem.Constant {
    let value = engine.value[variable.index]
    return LinearSystem.Constant(value[0], width: value[1], height: value[2])
  }

  /// The widths of the root, at its present height, for which the last solution's `affineValue`s hold.
  ///
  /// At a width where the mode of the layout changes it may be this width only.
  public var widthRange: ClosedRange<Double> { engine.range(ofLane: 1) }

  /// The heights of the root, at its present width, for which the last solution's `affineValue`s hold.
  public var heightRange: ClosedRange<Double> { engine.range(ofLane: 2) }
}

extension Engine {
  /// Writes the unknowns that depend on the size, if the present basis is the best one there as well.
  mutating func stay(at other: Affine, _ values: inout [Double]) throws(SolverFault) -> Bool {
    if !isRegionCompiled { compileRegion() }
    guard values.count == variableCount, holds(at: other) else { return false }
    point = other
    let sum = values.withUnsafeMutableBufferPointer { values in
      var sum = 0.0
      for index in 0..<dependents.count {
        let variable = Int(dependents[index])
        let new = snapped(value[variable].value(at: other))
        values[variable] = new
        sum += new * 0
      }
      return sum
    }
    guard sum == 0 else { throw .overflow }
    return true
  }
}

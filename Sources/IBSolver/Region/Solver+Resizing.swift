extension Solver {
  /// Updates the last solution to another size of the root.
  ///
  /// If the mode of the layout does not change, this is one short sum for each unknown that depends on the size.
  /// Otherwise the solver continues from the present basis. The values are the same as those of a new `solve`.
  /// - Precondition: `system` and `solution` are those of the last `solve` or `resize`.
  package func resize(
    _ system: LinearSystem, width: Double, height: Double, into solution: inout Solution
  ) throws(SolverError) {
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

  /// Returns an unknown as a function of the size of the root, valid until the mode of the layout changes.
  package func affineValue(of variable: LinearSystem.Variable) -> LinearSystem.Constant {
    let value = engine.value[variable.index]
    return LinearSystem.Constant(value[0], width: value[1], height: value[2])
  }
}

extension Engine {
  /// Updates the unknowns that depend on the size, if the present basis is also the best one there.
  mutating func stay(at other: Affine, _ values: inout [Double]) throws(SolverError) -> Bool {
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

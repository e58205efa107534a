/// A range of sizes in which the mode of a layout does not change.
package struct SweepPiece: Sendable {
  package var range: ClosedRange<Double>
  /// Functions of the size of the root.
  package var values: [LinearSystem.Constant]
  /// The conflicts at these sizes; the amounts are those at the lower end.
  package var conflicts: [Conflict]
}

extension Solver {
  /// Returns all modes of a layout in a range of widths, in order. Between them, an inequality becomes exact or
  /// inexact, or a conflict starts or ends. Modes of less than 10⁻⁵ points are skipped.
  package func sweep(
    _ system: LinearSystem, widths: ClosedRange<Double>, height: Double
  ) throws(SolverError) -> [SweepPiece] {
    try sweep(system, widths, other: height, lane: 1)
  }

  package func sweep(
    _ system: LinearSystem, heights: ClosedRange<Double>, width: Double
  ) throws(SolverError) -> [SweepPiece] {
    try sweep(system, heights, other: width, lane: 2)
  }

  private static var narrowestMode: Double { 1e-5 }
  /// More than any layout has; rounding errors at huge sizes could cause more.
  private static var mostPieces: Int { 100_000 }

  private func sweep(
    _ system: LinearSystem, _ sizes: ClosedRange<Double>, other: Double, lane: Int
  ) throws(SolverError) -> [SweepPiece] {
    guard sizes.lowerBound.isFinite, sizes.upperBound.isFinite, other.isFinite else { throw .invalidSize }
    var pieces: [SweepPiece] = []
    var start = sizes.lowerBound
    var hasConflictEnded = false
    var solution = Solution()
    while pieces.count < Self.mostPieces {
      // Just after the start, the new mode has no tie.
      let probe = min(start + Self.narrowestMode, sizes.upperBound)
      let (width, height) = lane == 1 ? (probe, other) : (other, probe)
      try solve(system, width: width, height: height, into: &solution)
      let end = engine.range(ofLane: lane).upperBound
      var conflictEnd = Double.infinity
      for conflict in solution.conflicts {
        conflictEnd = min(conflictEnd, try search.end(of: conflict, in: system, engine.point, lane: lane))
      }
      let piece = SweepPiece(
        range: start...min(max(min(end, conflictEnd), probe), sizes.upperBound),
        values: (0..<engine.variableCount).map { affineValue(of: LinearSystem.Variable(index: Int32($0))) },
        conflicts: solution.conflicts)
      // At the end of a conflict, rows are satisfied at this size at least, but may conflict again after it.
      if hasConflictEnded { pieces.append(piece) } else { append(piece, to: &pieces) }
      hasConflictEnded = conflictEnd <= end
      start = piece.range.upperBound
      if start >= sizes.upperBound { break }
    }
    return pieces
  }

  private func append(_ piece: SweepPiece, to pieces: inout [SweepPiece]) {
    if let last = pieces.last, last.conflicts.map(\.rows) == piece.conflicts.map(\.rows),
      last.conflicts.map(\.bounds) == piece.conflicts.map(\.bounds),
      zip(last.values, piece.values).allSatisfy({ isSame($0, $1) })
    {
      pieces[pieces.count - 1].range = last.range.lowerBound...piece.range.upperBound
    } else {
      pieces.append(piece)
    }
  }

  private func isSame(_ first: LinearSystem.Constant, _ second: LinearSystem.Constant) -> Bool {
    abs(first.base - second.base) <= Tolerance.row && abs(first.width - second.width) <= Tolerance.slack
      && abs(first.height - second.height) <= Tolerance.slack
  }
}

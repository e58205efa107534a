/// Required rows that cannot all be satisfied. Without any one of them, the others can be.
package struct Conflict: Sendable, Hashable {
  /// Indices of the rows, ascending.
  package var rows: [Int]
  /// Unknowns whose bound "0 or more" also belongs to the set, ascending.
  package var bounds: [LinearSystem.Variable] = []
  /// The row that is broken so that the others are satisfied.
  package var brokenRow: Int
  /// The error of the broken row, in points.
  package var amount: Double
}

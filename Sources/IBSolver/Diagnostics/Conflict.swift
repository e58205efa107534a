/// Required rows that cannot all be satisfied. Without any one of them, the others can be.
package struct Conflict: Sendable, Hashable {
  /// Ascending indices.
  package var rows: [Int]
  /// Unknowns whose bound "0 or more" also belongs to the set, ascending.
  package var bounds: [LinearSystem.Variable] = []
  package var brokenRow: Int
  /// In points.
  package var amount: Double
}

/// Required rows that cannot all be satisfied. Without any one of them, the others can be.
public struct Conflict: Sendable, Hashable {
  /// Indices of the rows, ascending.
  public var rows: [Int]
  /// Unknowns whose bound "0 or more" also belongs to the set, ascending.
  public var bounds: [LinearSystem.Variable] = []
  /// The row that was broken so that the others are satisfied.
  public var brokenRow: Int
  /// The error of the broken row, in points.
  public var amount: Double
}

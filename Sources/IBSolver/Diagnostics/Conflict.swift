/// Required rows that cannot hold together; without any one of them the others can.
public struct Conflict: Sendable, Hashable {
  /// Places of the rows, ascending.
  public var rows: [Int]
  /// Unknowns whose bound "0 or more" belongs to the set as well, ascending.
  public var bounds: [LinearSystem.Variable] = []
  /// The row that was given up so that the rest holds.
  public var brokenRow: Int
  /// By how much the broken row fails, in points.
  public var amount: Double
}

import IBModel
import IBSolver

/// Required rows that cannot be satisfied at the same time; without any one of them the others can.
public struct LayoutConflict: Sendable {
  /// What each row comes from.
  public var origins: [RowOrigin]
  /// The one that is broken.
  public var broken: RowOrigin
  /// By how much it is broken, in points.
  public var amount: Double
  /// The same in terms of the system's rows.
  let conflictingRows: Conflict
  /// What it rests on that is not certain; with ``LayoutEngine/Options/faults``.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts resolve the conflict.
  public var outweighsDoubts = false
  /// How sure the conflict is.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}

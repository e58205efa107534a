import IBModel
import IBSolver

/// Required rows that cannot be satisfied at the same time; without any one of them the others can.
public struct LayoutConflict: Sendable {
  /// The origins of the rows.
  public var origins: [RowOrigin]
  /// The row that is broken.
  public var broken: RowOrigin
  /// The points by which it is broken.
  public var amount: Double
  let conflictingRows: Conflict
  /// The doubts about the conflict; with ``LayoutEngine/Options/faults``.
  public var doubts: Set<Doubt> = []
  /// Whether no values within the doubts resolve the conflict.
  public var outweighsDoubts = false
  /// The certainty of the conflict.
  public var confidence: Confidence { outweighsDoubts ? .certain : doubts.confidence }
}

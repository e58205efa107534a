/// The preferred sides for conflicts of a merge.
public struct MergePreference: Sendable, Hashable {
  /// The side that wins without an exception.
  public var standard: MergeSide
  /// The sides that win certain conflicts.
  public var exceptions: [MergeConflict.Identity: MergeSide]

  /// Creates a preference for a side, with exceptions.
  public init(_ standard: MergeSide, except exceptions: [MergeConflict.Identity: MergeSide] = [:]) {
    (self.standard, self.exceptions) = (standard, exceptions)
  }

  /// A preference for our side.
  public static let ours = MergePreference(.ours)
  /// A preference for their side.
  public static let theirs = MergePreference(.theirs)

  func side(for conflict: MergeConflict.Identity) -> MergeSide { exceptions[conflict] ?? standard }
}

/// Which side wins where two sides of a merge cannot both.
public struct MergePreference: Sendable, Hashable {
  /// The side that wins as a rule.
  public var standard: MergeSide
  /// The sides that win certain conflicts.
  public var exceptions: [MergeConflict.Identity: MergeSide]

  /// A side, and exceptions by conflict.
  public init(_ standard: MergeSide, except exceptions: [MergeConflict.Identity: MergeSide] = [:]) {
    (self.standard, self.exceptions) = (standard, exceptions)
  }

  /// Our side wins.
  public static let ours = MergePreference(.ours)
  /// Their side wins.
  public static let theirs = MergePreference(.theirs)

  func side(for conflict: MergeConflict.Identity) -> MergeSide { exceptions[conflict] ?? standard }
}

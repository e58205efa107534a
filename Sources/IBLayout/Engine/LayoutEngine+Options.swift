extension LayoutEngine {
  /// What to find out about a layout beside frames and conflicts. Each takes solves of its own.
  public struct Options: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options with some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only frames and conflicts, as pictures and comparisons need them.
    public static let framesOnly: Options = []

    /// What conflicts rest on that is not certain.
    public static let conflictDoubts = Options(rawValue: 8)

    /// What is wrong: ambiguous and misplaced views, and what ambiguity and conflicts rest on that is not certain.
    public static let faults: Options = [conflictDoubts, Options(rawValue: 1)]

    /// The faults, and what the frames of misplaced views rest on that is not certain. It takes as long as the layout, and is
    /// of no use where all views are somewhere else than stored.
    public static let causes: Options = [faults, Options(rawValue: 2)]

    /// The faults, what ambiguous views are due to, and on which axes constraints do not determine what scroll views scroll.
    public static let gaps: Options = [faults, findsGaps]

    static let findsGaps = Options(rawValue: 4)

    /// On which axes views are ambiguous, without what that rests on that is not certain: for many layouts of one scene.
    package static let ambiguity = Options(rawValue: 16)

    /// What `ibt layout` tells: the faults with their causes.
    public static let standard = causes
  }
}

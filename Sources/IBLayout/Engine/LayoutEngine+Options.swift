extension LayoutEngine {
  /// Results to find besides frames and conflicts. Each takes solves of its own.
  public struct Options: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: Int

    /// The options with some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Only frames and conflicts, as pictures and comparisons need them.
    public static let framesOnly: Options = []

    /// The doubts about conflicts.
    public static let conflictDoubts = Options(rawValue: 8)

    /// The faults: ambiguous and misplaced views, and the doubts about ambiguity and conflicts.
    public static let faults: Options = [conflictDoubts, Options(rawValue: 1)]

    /// The faults, and the doubts about misplaced views. This takes as long as the layout, and is of no use if all
    /// views are away from their stored frames.
    public static let causes: Options = [faults, Options(rawValue: 2)]

    /// The faults, the causes of ambiguity, and the axes on which constraints do not determine the content of scroll
    /// views.
    public static let gaps: Options = [faults, findsGaps]

    static let findsGaps = Options(rawValue: 4)

    /// The axes on which views are ambiguous, without doubts: for many layouts of one scene.
    package static let ambiguity = Options(rawValue: 16)

    /// The options of `ibt layout`: the faults with their causes.
    public static let standard = causes
  }
}

import IBModel

/// What is said about all views of a visual format. The numbers are those of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// The options with some bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The views have their left edges in line.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The views have their right edges in line.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The views have their top edges in line.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The views have their bottom edges in line.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The views have their leading edges in line.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The views have their trailing edges in line.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The views have their horizontal centers in line.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The views have their vertical centers in line.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The views have their last baselines in line.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The views have their first baselines in line.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// The text runs from the leading edge to the trailing one.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  /// The text runs from left to right in every language.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// The text runs from right to left in every language.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// Distances are between edges.
  public static let spacingEdgeToEdge = VisualFormatOptions([])
  /// Vertical distances are between the last baseline of a view and the first one of the next.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  /// The options by the names that UIKit gives them.
  public static let named: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight), ("alignAllTop", .alignAllTop),
    ("alignAllBottom", .alignAllBottom), ("alignAllLeading", .alignAllLeading),
    ("alignAllTrailing", .alignAllTrailing), ("alignAllCenterX", .alignAllCenterX),
    ("alignAllCenterY", .alignAllCenterY), ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllBaseline", .alignAllLastBaseline), ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing), ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft), ("spacingEdgeToEdge", .spacingEdgeToEdge),
    ("spacingBaselineToBaseline", .spacingBaselineToBaseline),
  ]

  /// The attributes by which views are aligned.
  var alignments: [LayoutAttribute] {
    VisualFormatOptions.attributes.filter { contains($0.option) }.map(\.attribute)
  }

  private static let attributes: [(option: VisualFormatOptions, attribute: LayoutAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
    (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
    (.alignAllFirstBaseline, .firstBaseline),
  ]
}

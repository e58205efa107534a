import IBModel

/// Options for all views of a visual format, with the numbers of `NSLayoutConstraint.FormatOptions`.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Aligns left edges.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// Aligns right edges.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// Aligns top edges.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// Aligns bottom edges.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// Aligns leading edges.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// Aligns trailing edges.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// Aligns horizontal centers.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// Aligns vertical centers.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// Aligns last baselines.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// Aligns first baselines.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// Reads the text from the leading edge to the trailing one.
  public static let directionLeadingToTrailing = VisualFormatOptions([])
  /// Reads the text from left to right in every language.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// Reads the text from right to left in every language.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2 << 16)
  /// Measures distances between edges.
  public static let spacingEdgeToEdge = VisualFormatOptions([])
  /// Measures vertical distances between the last baseline of a view and the first one of the next.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 1 << 19)

  /// The options by their names in UIKit.
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

/// The most points by which estimates are off.
///
/// None is measured one by one, but all are together: of the views that public documents place with constraints and
/// that Xcode does not flag, `tools/bench moves` counts how many they accuse (13 of 2,065 documents, and 13 of 1,515 of
/// projects that were held back, when they were chosen).
enum DoubtBound {
  /// Lines of text in fonts of usual sizes. Assumed.
  static let baseline = 6.0
  /// The difference between the edges of a control or symbol and the edges of its view. Assumed, a point more than in
  /// AppKit.
  static let edges = 8.0
  /// The same where no document tells the edges. Assumed.
  static let assumedEdges = 32.0
  /// Margins with and without the margins of the superview, 8 to 20 points.
  static let margin = 12.0
  /// The status bar of a phone with a Dynamic Island (62), a navigation bar of iOS 26 (54), and its large title (52).
  static let barsAbove = 168.0
  /// The home indicator (34), a tab bar (49), and a toolbar above it (44).
  static let barsBelow = 127.0
  /// The sensors of a phone on its side, the largest in `DeviceTable`.
  static let landscapeSides = 62.0
  /// The accessories, separators and margins of a cell on the canvas. Assumed.
  static let cell = 64.0
  /// The title bar of a window. Assumed: 28 points, and 2 for its edges.
  static let window = 30.0
  /// The overscan at each edge of a television: 60 points above, and 80 or 90 at the sides.
  static let overscan = 90.0
  /// The bottom of a navigation bar of a television (145) below its overscan (60) and a tab bar (97).
  static let televisionBars = 302.0
  /// Standard distances are 0 to 20 points.
  static let standardSpacing = 20.0
  /// Content with a known font: whole points, and a tenth for widths of estimated fonts. Assumed.
  static let leastContent = 4.0
  static let contentShare = 0.1
  /// The rest when no estimate is off: rounding to points, and stored frames that are out of date without a flag.
  /// Source: 6 of 34 documents that 1.5 points accused were off by 2 or 3.
  static let rounding = 3.0
  /// The same on macOS, where older releases have other insets. Assumed.
  static let macRounding = 4.0
}

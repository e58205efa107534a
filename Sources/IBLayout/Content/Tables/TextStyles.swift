extension TextStyle {
  var weight: FontWeight { self == .headline ? .semibold : .regular }

  func size(in textSize: TextSize) -> Double { Double(TextStyle.sizes[rawValue][textSize.rawValue]) }

  /// The distance between baselines minus the size, in points, at the text size users start with.
  var leading: Double { TextStyle.leadings[rawValue] }

  /// The size and the distance between baselines minus it, in points; on tvOS the user has no choice of text size.
  var television: (weight: FontWeight, size: Double, leading: Double) {
    let isRegular = self == .subheadline || self == .footnote
    return (isRegular ? .regular : .medium, TextStyle.televisionSizes[rawValue], TextStyle.televisionLeadings[rawValue])
  }

  /// On macOS the user has no choice of text size.
  var macFont: Font {
    Font(weight: self == .headline ? .bold : .regular, size: Double(TextStyle.macSizes[rawValue]))
  }

  /// Points by style and text size, from the smallest to the largest accessibility size.
  ///
  /// Source: Apple, Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger
  /// accessibility type sizes"; the same figures as printed by iOS 13.3 in github.com/temoki/UIKit_DynamicType.
  private static let sizes: [[Int]] = [
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Points by style. Source: as above, column "leading"; the frames of labels with several lines confirm it.
  private static let leadings: [Double] = [7, 6, 6, 5, 5, 5, 5, 5, 5, 4, 2]

  /// Points by style. Source: Apple, Human Interface Guidelines, Typography, "tvOS built-in text styles"; heights of
  /// labels in public documents confirm it. Subheadline and footnote, which it does not have, are as high as body text.
  private static let televisionSizes: [Double] = [76, 76, 57, 48, 38, 29, 29, 31, 29, 25, 23]
  private static let televisionLeadings: [Double] = [20, 20, 9, 8, 8, 7, 7, 7, 7, 7, 7]

  /// Points by style. Source: Apple, Human Interface Guidelines, Typography, "macOS built-in text styles".
  private static let macSizes = [26, 22, 17, 15, 13, 11, 13, 12, 10, 10, 10]
}

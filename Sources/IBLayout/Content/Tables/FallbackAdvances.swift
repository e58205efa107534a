/// Advances of characters that fonts take from other fonts, in em, without the spacing that depends on the size.
enum FallbackAdvances {
  /// Kana and Chinese characters in a Japanese document, at every size and weight.
  ///
  /// Weak: 14 labels of 12 to 17 points, of two projects only, are between 0.930 and 0.938.
  static let japanese = 0.936

  /// Chinese characters in other documents, and in fonts that documents name.
  ///
  /// Source: 36 labels of 11 to 22 points, of two projects, and check boxes of a third.
  static let chinese = 1.0

  /// Emoji at a size in points; small ones are wider.
  ///
  /// Source: labels of seven projects, most of them of 11 to 18 points. From 24 points on weak: two labels of as many
  /// projects.
  static func emoji(at size: Double) -> Double { emojiKnots.value(at: size) }

  private static let emojiKnots = SizeKnots([
    (11, 1.43), (13, 1.42), (17, 1.34), (18, 1.32), (24, 1.14), (48, 1.09),
  ])
}

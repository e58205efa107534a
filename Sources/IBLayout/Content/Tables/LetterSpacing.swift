import IBModel

/// The distance that the system font adds to every advance at a size, in em: small text is set wider, large text
/// narrower.
///
/// Fitted together with the advances of the system font. From 20 points on it also accounts for the narrower shapes of
/// the font's display variant.
enum LetterSpacing {
  private static let knots = SizeKnots([
    (6, 0.0410), (7, 0.0340), (8, 0.0280), (9, 0.0248), (10, 0.0153), (11, 0.0088), (12, 0.0003), (13, -0.0040),
    (14, -0.0102), (15, -0.0156), (16, -0.0185), (17, -0.0232), (18, -0.0246), (19, -0.0268), (20, -0.0349),
    (21, -0.0380), (22, -0.0371), (24, -0.0422), (26, -0.0425), (28, -0.0420), (30, -0.0420), (36, -0.0468),
    (48, -0.0424), (60, -0.0390),
  ])

  /// An entry for every half point up to 100 makes finding one an array access.
  private static let table: [Double] = (0...200).map { knots.value(at: Double($0) / 2) }

  /// The distance by which heavy weights narrow less in the display variant than others, in em.
  private static let displayAdditions: [Double] = [0, 0, 0, 0, 0, 0.0023, 0.0096, 0.0096, 0.0096]

  static func spacing(at size: Double, weight: FontWeight) -> Double {
    let spacing = table[min(max(Int(nearest: (size * 2).rounded(.down)), 0), table.count - 1)]
    return size < 20 ? spacing : spacing + displayAdditions[weight.rawValue] * min(1, (size - 17) / 7)
  }
}

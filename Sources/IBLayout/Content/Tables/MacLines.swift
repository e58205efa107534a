import IBScene

/// Heights of lines in AppKit, which sets text in whole points.
enum MacLines {
  /// Points by font size from 7 to 16. Source: the most frequent heights of labels with one line in public documents.
  private static let heights: [Double] = [9, 10, 11, 13, 14, 15, 16, 17, 19, 19]

  /// The height of a line of the system's font, in points; before macOS 11 body text was a point higher.
  static func height(of font: Font, _ design: MacDesign, in environment: SceneEnvironment) -> Double {
    // Ascent and descent are rounded each. Weak: 54 labels in three families, of two
    // projects only.
    guard font.family == .system else {
      return (font.size * font.family.ascent).rounded() + (font.size * font.family.descent).rounded()
    }
    if font.size == 13 { return design == .yosemite && environment.follows(.highBodyLines) ? 17 : 16 }
    let index = Int(font.size) - 7
    if font.size == font.size.rounded(), heights.indices.contains(index) { return heights[index] }
    // Source: 28 labels from 17 points on, in 20 documents of 17 projects; one of them contradicts.
    let isLow = design != .yosemite && environment.follows(.lowLargeLines)
    return isLow ? (1.1777 * font.size).rounded() : font.lineHeight.rounded(.up)
  }
}

import IBScene

/// Heights of lines in AppKit, which sets text in whole points.
enum MacLines {
  /// Points by font size from 7 on. Source: the most frequent heights of labels with one line in public documents.
  private static let heights: [Double] = [9, 10, 11, 13, 14, 15, 16, 17, 19, 19, 21, 21, 23]

  /// The height of a line of the system's font, in points; before macOS 11 body text was a point higher.
  static func height(of font: Font, _ design: MacDesign) -> Double {
    guard font.family == .system else { return font.lineHeight.rounded(.up) }
    if font.size == 13 { return design == .yosemite ? 17 : 16 }
    let index = Int(font.size) - 7
    if font.size == font.size.rounded(), heights.indices.contains(index) { return heights[index] }
    return font.lineHeight.rounded(.up)
  }
}

extension ContentMeasure {
  /// AppKit sets lines in whole points.
  func lineHeight(of font: Font, in design: MacDesign) -> Double {
    // Ascent and descent are rounded each. Weak: 54 labels in three families, of two projects only.
    guard font.family == .system else {
      return (font.size * font.family.ascent).rounded() + (font.size * font.family.descent).rounded()
    }
    if let size = Int(exactly: font.size),
      let height = environment.number(.height, of: "text line", "\(size)", in: design)
    {
      return height.value
    }
    // Source: 28 labels from 17 points on, in 20 documents of 17 projects; one of them contradicts.
    let isLow = design != .yosemite && environment.follows(.lowLargeLines)
    return isLow ? (1.1777 * font.size).rounded() : font.lineHeight.rounded(.up)
  }
}

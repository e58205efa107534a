extension SVGWriter.Lettering {
  /// An attribute of the whole picture. On a Mac the first font is the system font; layouts are measured with it.
  var font: String {
    self == .live ? " font-family=\"-apple-system, Inter, Helvetica Neue, Arial, sans-serif\"" : ""
  }
}

extension TextLine {
  var liveElement: String {
    guard size > 0, width > 0, text.contains(where: { !$0.isWhitespace }) else { return "" }
    let start = isRightToLeft ? x + width : x
    var element = "<text x=\"\(start.svg)\" y=\"\(baseline.svg)\" font-size=\"\(size.svg)\""
    if weight != .regular { element += " font-weight=\"\(weight.number)\"" }
    if isItalic { element += " font-style=\"italic\"" }
    if isRightToLeft { element += " direction=\"rtl\"" }
    element += " textLength=\"\(width.svg)\" lengthAdjust=\"spacingAndGlyphs\""
    return element + "\(color.svgFill)>\(text.escapedForSVG)</text>\n"
  }
}

extension GlyphWeight {
  fileprivate var number: Int {
    switch self {
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    }
  }
}

/// A line of text as glyphs: where each of them is, so that the line is as wide as it should be.
struct GlyphSetting {
  /// A part of the line; places and widths are in 1/1000 em before scaling.
  enum Part {
    case glyph(Unicode.Scalar, GlyphOutline, x: Double)
    /// Characters that the font does not have.
    case characters(String, x: Double, width: Double)
  }

  /// From left to right.
  private(set) var parts: [Part] = []
  /// Points per unit across.
  private(set) var scale: Double
  /// Points per unit upwards.
  let vertical: Double

  /// How far glyphs are stretched; the rest of a difference becomes letter spacing.
  private static let stretching = 0.8...1.1
  /// The width of a character that the font does not have, in 1/1000 em.
  private static let unknownAdvance = 1000.0

  init(_ line: TextLine) {
    vertical = line.size / 1000
    let advances = line.text.unicodeScalars.map { scalar -> (Unicode.Scalar, GlyphOutline?, Double) in
      let glyph = GlyphOutlines.glyph(scalar, line.weight)
      return (scalar, glyph, glyph?.advance ?? (scalar.isDrawable ? 0 : GlyphSetting.unknownAdvance))
    }
    let natural = advances.reduce(0) { $0 + $1.2 }
    let wanted = vertical > 0 ? line.width / vertical : 0
    let stretch =
      natural > 0
      ? min(max(wanted / natural, GlyphSetting.stretching.lowerBound), GlyphSetting.stretching.upperBound) : 1
    scale = vertical * stretch
    let spacing = advances.count > 1 ? (wanted / stretch - natural) / Double(advances.count - 1) : 0
    var x = 0.0
    var unknown = ""
    var start = 0.0
    for (scalar, glyph, advance) in advances {
      if let glyph {
        finish(&unknown, from: start, to: x)
        parts.append(.glyph(scalar, glyph, x: x))
      } else {
        if unknown.isEmpty { start = x }
        unknown.unicodeScalars.append(scalar)
      }
      x += advance + spacing
    }
    finish(&unknown, from: start, to: x)
  }

  private mutating func finish(_ unknown: inout String, from start: Double, to end: Double) {
    if !unknown.isEmpty, end > start { parts.append(.characters(unknown, x: start, width: end - start)) }
    unknown = ""
  }
}

/// A line of text as glyphs at places that give the line its width.
struct GlyphSetting {
  /// A part of the line; places and widths are in the units of the font before scaling.
  enum Part {
    case glyph(Unicode.Scalar, x: Double)
    case space
    case characters(String, x: Double, width: Double)
  }

  private(set) var parts: [Part] = []
  /// Points per horizontal unit.
  private(set) var scale: Double
  /// Points per vertical unit.
  let vertical: Double

  /// The limits of stretching glyphs; the rest of a difference becomes letter spacing.
  private static let stretching = 0.8...1.1
  private static let unknownAdvance = GlyphOutlines.unitsPerEm

  init(_ line: TextLine) {
    vertical = line.size / GlyphOutlines.unitsPerEm
    let advances = line.shownScalars.map { scalar -> (scalar: Unicode.Scalar, isVisible: Bool?, width: Double) in
      let advance = GlyphOutlines.advance(scalar, line.weight)
      let unknown = scalar.script == nil ? GlyphSetting.unknownAdvance : GlyphSetting.unknownAdvance / 2
      return (scalar, advance?.isVisible, advance?.width ?? (scalar.isDrawable ? 0 : unknown))
    }
    let natural = advances.reduce(0) { $0 + $1.width }
    let wanted = vertical > 0 ? line.width / vertical : 0
    let stretch =
      natural > 0
      ? min(max(wanted / natural, GlyphSetting.stretching.lowerBound), GlyphSetting.stretching.upperBound) : 1
    scale = vertical * stretch
    let spacing = advances.count > 1 ? (wanted / stretch - natural) / Double(advances.count - 1) : 0
    var x = 0.0
    var unknown = ""
    var start = 0.0
    for (scalar, isVisible, advance) in advances {
      if let isVisible {
        finish(&unknown, from: start, to: x)
        parts.append(isVisible ? .glyph(scalar, x: x) : .space)
      } else {
        if unknown.isEmpty { start = x }
        unknown.unicodeScalars.append(scalar)
      }
      x += advance + spacing
    }
    finish(&unknown, from: start, to: line.isRightToLeft ? x - spacing : x)
    if line.isRightToLeft { joinWords() }
  }

  private mutating func finish(_ unknown: inout String, from start: Double, to end: Double) {
    if !unknown.isEmpty, end > start { parts.append(.characters(unknown, x: start, width: end - start)) }
    unknown = ""
  }

  /// Words without outlines and the spaces between them are one part.
  private mutating func joinWords() {
    parts = parts.reduce(into: []) { joined, part in
      let last = joined.lastIndex { if case .space = $0 { false } else { true } }
      if case .characters(let word, let x, let width) = part, let last,
        case .characters(let words, let start, _) = joined[last]
      {
        joined[last...] = [.characters(words + " " + word, x: start, width: x + width - start)]
      } else {
        joined.append(part)
      }
    }
  }
}

extension TextLine {
  /// The characters from left to right, in the shapes that they have there.
  fileprivate var shownScalars: [Unicode.Scalar] {
    guard isRightToLeft else { return Array(text.unicodeScalars) }
    return text.unicodeScalars.reversed().map { BidirectionalTable.unicode.mirrored[$0.value] ?? $0 }
  }
}

import CTables
import IBModel

/// The weights that text can be drawn in.
public enum GlyphWeight: Int, Sendable, CaseIterable {
  case regular, medium, semibold, bold
}

/// A character as a shape, in the units of the font, y down, from the origin on the baseline.
struct GlyphOutline: Sendable {
  var x: Int
  /// The range of the rest of its SVG path data: the vertical start, and relative steps.
  var rest: Range<Int>
  var text: TableText
}

extension Markup {
  mutating func append(_ outline: GlyphOutline, at origin: Int) {
    append("M")
    append(origin + outline.x)
    append(outline.text, outline.rest)
  }
}

/// The font of pictures: a subset of Inter under a name of its own. The data are the files `Glyphs….txt` in
/// `Sources/IBDrawing/Tables`, made by `tools/picture-font`: code point, advance in 1/1000 em and outline in 1/250 em.
///
/// The license is in `LICENSE-OFL.txt` beside this file.
enum GlyphOutlines {
  /// The units of outlines per em; advances are not rounded to them.
  static let unitsPerEm = 250.0

  /// The distance to the next character, in units, and whether the glyph is visible; nil when the font does not have
  /// it.
  static func advance(_ scalar: Unicode.Scalar, _ weight: GlyphWeight) -> (width: Double, isVisible: Bool)? {
    guard let row = tables[weight.rawValue].row(of: scalar) else { return nil }
    return (row.advance, !row.outline.isEmpty)
  }

  /// Nil for invisible characters and for those that the font does not have.
  static func outline(_ scalar: Unicode.Scalar, _ weight: GlyphWeight) -> GlyphOutline? {
    tables[weight.rawValue].outline(of: scalar)
  }

  static func has(_ scalar: Unicode.Scalar) -> Bool { tables[0].row(of: scalar) != nil }

  private static let tables: [GlyphTable] = [
    EmbeddedFile.glyphsRegular, .glyphsMedium, .glyphsSemibold, .glyphsBold,
  ].map { GlyphTable(TableText($0)) }
}

/// The glyphs of a weight by code point.
private struct GlyphTable: Sendable {
  struct Row: Sendable {
    var advance: Double
    var outline: Range<Int>
  }

  /// The rows of Latin letters by code point: most texts have no others.
  private var latin = [Row?](repeating: nil, count: 0x180)
  private var others: [UInt32: Row] = [:]
  private let text: TableText

  init(_ text: TableText) {
    self.text = text
    for line in text.bytes.split(separator: UInt8(ascii: "\n")) {
      let columns = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard columns.count >= 2, let code = UInt32(String(decoding: columns[0], as: UTF8.self), radix: 16),
        let advance = Double(String(decoding: columns[1], as: UTF8.self))
      else { continue }
      let outline = columns.count > 2 ? columns[2].indices : line.endIndex..<line.endIndex
      let row = Row(advance: advance * GlyphOutlines.unitsPerEm / 1000, outline: outline)
      if code < latin.count { latin[Int(code)] = row } else { others[code] = row }
    }
  }

  func row(of scalar: Unicode.Scalar) -> Row? { row(scalar.value) ?? row(scalar.substitute) }

  private func row(_ code: UInt32) -> Row? { code < latin.count ? latin[Int(code)] : others[code] }

  /// An outline begins with `m` and a number.
  func outline(of scalar: Unicode.Scalar) -> GlyphOutline? {
    guard let range = row(of: scalar)?.outline, !range.isEmpty else { return nil }
    let bytes = text.bytes[range].dropFirst()
    let sign = bytes.prefix { $0 == UInt8(ascii: "-") }
    let digits = bytes.dropFirst(sign.count).prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let x = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return GlyphOutline(x: sign.isEmpty ? x : -x, rest: digits.endIndex..<range.upperBound, text: text)
  }
}

extension Unicode.Scalar {
  fileprivate var substitute: UInt32 {
    switch value {
    case 0x09, 0x2002...0x200A, 0x202F: 0x20
    case 0x2015: 0x2014
    case 0x2043, 0x2219, 0x22C5: 0x2022
    default: value
    }
  }
}

/// The weights that text can be drawn in.
public enum GlyphWeight: Int, Sendable, CaseIterable {
  case regular, medium, semibold, bold
}

/// A character as a shape, in 1/1000 em.
struct GlyphOutline: Sendable {
  /// From its origin to that of the next one.
  var advance: Double
  /// SVG path data, relative, y down, from the origin on the baseline.
  var path: String
}

/// The font of pictures: a subset of Inter under a name of its own, made by `tools/picture-font`.
///
/// The license is in `LICENSE-OFL.txt` beside this file.
enum GlyphOutlines {
  /// The glyph of a character; nil when the font does not have it.
  static func glyph(_ scalar: Unicode.Scalar, _ weight: GlyphWeight) -> GlyphOutline? {
    tables[weight.rawValue][scalar]
  }

  /// Whether the font has a character.
  static func has(_ scalar: Unicode.Scalar) -> Bool { tables[0].has(scalar) }

  /// One table per weight, each read when it is first used.
  private static let tables = [regular, medium, semibold, bold].map { GlyphTable($0) }
}

/// The glyphs of a weight by code point; the text of a glyph is read when it is used.
private struct GlyphTable: Sendable {
  /// Where the line of a glyph is in the text.
  private var lines: [UInt32: Range<Int>] = [:]
  private let text: StaticString

  init(_ text: StaticString) {
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let digits = bytes[start..<end].prefix { $0 != UInt8(ascii: " ") }
      if let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) { lines[code] = start..<end }
      start = end + 1
    }
  }

  subscript(scalar: Unicode.Scalar) -> GlyphOutline? {
    guard let line = lines[scalar.value] ?? lines[scalar.substitute] else { return nil }
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[line]
    let columns = bytes.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard columns.count >= 2, let advance = Double(String(decoding: columns[1], as: UTF8.self)) else { return nil }
    return GlyphOutline(
      advance: advance, path: columns.count > 2 ? String(decoding: columns[2], as: UTF8.self) : "")
  }

  /// Whether there is a glyph.
  func has(_ scalar: Unicode.Scalar) -> Bool { lines[scalar.value] != nil || lines[scalar.substitute] != nil }
}

extension Unicode.Scalar {
  /// The character that looks the same.
  fileprivate var substitute: UInt32 {
    switch value {
    case 0x09, 0x2002...0x200A, 0x202F: 0x20
    case 0x2015: 0x2014
    case 0x2043, 0x2219, 0x22C5: 0x2022
    default: value
    }
  }
}

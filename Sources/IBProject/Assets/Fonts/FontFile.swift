/// The font names in a font file.
///
/// Source: the OpenType specification, chapters "OpenType font file" and "name — Naming table".
package struct FontFile: Sendable, Hashable {
  /// PostScript, full and family names of the fonts in the file.
  package let names: Set<String>

  /// Reads a `.ttf`, `.otf`, `.ttc` or `.otc` file; nil when the bytes are another format or damaged.
  package init?(_ bytes: [UInt8]) {
    let bytes = BigEndianBytes(bytes: bytes)
    var names: Set<String> = []
    for start in FontFile.starts(in: bytes) {
      guard let table = FontFile.nameTable(in: bytes, from: start) else { continue }
      names.formUnion(FontFile.names(in: bytes, at: table))
    }
    guard !names.isEmpty else { return nil }
    self.names = names
  }

  /// Larger counts are a sign of damage.
  private static let mostFonts = 64
  private static let mostTables = 128
  private static let mostNames = 4096

  /// The offsets of the fonts: one, or several in a collection.
  private static func starts(in bytes: BigEndianBytes) -> [Int] {
    guard bytes.tag(at: 0) == "ttcf" else { return [0] }
    return (0..<min(bytes.number32(at: 8) ?? 0, mostFonts)).compactMap { bytes.number32(at: 12 + 4 * $0) }
  }

  private static func nameTable(in bytes: BigEndianBytes, from start: Int) -> Int? {
    for index in 0..<min(bytes.number16(at: start + 4) ?? 0, mostTables) {
      let record = start + 12 + 16 * index
      if bytes.tag(at: record) == "name" { return bytes.number32(at: record + 8) }
    }
    return nil
  }

  /// The family, its subfamily, the full and the PostScript name.
  private static let wantedNames: Set<Int> = [1, 4, 6, 16]

  private static func names(in bytes: BigEndianBytes, at table: Int) -> [String] {
    guard let count = bytes.number16(at: table + 2), let storage = bytes.number16(at: table + 4) else { return [] }
    return (0..<min(count, mostNames)).compactMap { index in
      let record = table + 6 + 12 * index
      guard let platform = bytes.number16(at: record), let name = bytes.number16(at: record + 6),
        wantedNames.contains(name), let length = bytes.number16(at: record + 8),
        let offset = bytes.number16(at: record + 10)
      else { return nil }
      let content = bytes[table + storage + offset, length]
      // Macintosh names are bytes, the others UTF-16.
      guard platform != 1 else { return String(decoding: content, as: UTF8.self) }
      let units = stride(from: content.startIndex, to: content.endIndex - 1, by: 2).map {
        UInt16(content[$0]) << 8 | UInt16(content[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}

/// Bytes with bounds-checked big-endian access.
private struct BigEndianBytes {
  let bytes: [UInt8]

  subscript(offset: Int, length: Int) -> ArraySlice<UInt8> {
    guard offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else { return [] }
    return bytes[offset..<(offset + length)]
  }

  func number16(at offset: Int) -> Int? { number(self[offset, 2], 2) }

  func number32(at offset: Int) -> Int? { number(self[offset, 4], 4) }

  func tag(at offset: Int) -> String { String(decoding: self[offset, 4], as: UTF8.self) }

  private func number(_ slice: ArraySlice<UInt8>, _ length: Int) -> Int? {
    slice.count == length ? slice.reduce(0) { $0 << 8 | Int($1) } : nil
  }
}

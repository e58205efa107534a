/// The bytes of a file and the same text in UTF-8.
///
/// All offsets of the tree are UTF-8 byte offsets into `utf8`. For a UTF-8 file (with or without byte order mark)
/// `utf8` equals `bytes`. A UTF-16 file is transcoded without loss in either direction.
public struct SourceText: Sendable, Equatable {
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The encoding of `bytes`.
  public let encoding: SourceEncoding
  /// The text in UTF-8, including a byte order mark.
  public let utf8: [UInt8]

  /// Detects the encoding by the first bytes and the XML declaration, and decodes the text.
  /// - Throws: `XMLError` if the bytes are not valid in the encoding, or if libxml2 does not support the encoding.
  public init(_ bytes: [UInt8]) throws(XMLError) {
    let encoding = SourceEncoding.recognised(in: bytes)
    self.bytes = bytes
    self.encoding = encoding
    switch encoding {
    case .utf8: utf8 = bytes
    case .utf16(let order, _): utf8 = try UTF16Bytes.decoded(bytes, order: order)
    case .other(let name): utf8 = try ForeignEncoding.decoded(bytes, from: name)
    }
  }

  var bodyStart: Int { utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark.count : 0 }

  /// - Complexity: O(bytes between), several in a nanosecond
  package func offset(of byte: UInt8, from start: Int) -> Int? {
    utf8.withUnsafeBufferPointer { Spelling.offset(of: byte, in: $0, from: start) }
  }

  /// Returns edited text in this file's own encoding.
  ///
  /// A changed file in an encoding other than UTF-8 or UTF-16 becomes UTF-8, with an updated XML declaration. Check
  /// `encoding.survivesEditing` first, and inform the user.
  public func encoded(_ edited: [UInt8]) -> [UInt8] {
    if edited == utf8 { return bytes }
    switch encoding {
    case .utf8: return edited
    case .utf16(let order, _): return UTF16Bytes.encoded(edited, order: order)
    case .other: return ForeignEncoding.redeclared(edited)
    }
  }
}

/// The encoding of a file.
public enum SourceEncoding: Sendable, Equatable {
  case utf8
  case utf16(ByteOrder, hasMark: Bool)
  /// The name is that in the XML declaration.
  case other(String)

  /// The order of the bytes in a unit.
  public enum ByteOrder: Sendable, Equatable { case little, big }

  /// Whether an edited document can be written in the encoding it was read in.
  public var survivesEditing: Bool {
    if case .other = self { return false }
    return true
  }

  /// The byte order mark of a UTF-8 file.
  public static let utf8Mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static func recognised(in bytes: [UInt8]) -> SourceEncoding {
    if bytes.starts(with: utf8Mark) { return .utf8 }
    if bytes.starts(with: [0xFF, 0xFE]) { return .utf16(.little, hasMark: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return .utf16(.big, hasMark: true) }
    if bytes.starts(with: [0x3C, 0, 0x3F, 0]) { return .utf16(.little, hasMark: false) }
    if bytes.starts(with: [0, 0x3C, 0, 0x3F]) { return .utf16(.big, hasMark: false) }
    guard let declared = declaredEncoding(in: bytes) else { return .utf8 }
    let name = bytes[declared]
    let isUTF8 = ["utf-8", "utf8", "us-ascii", "ascii"].contains { $0.utf8.elementsEqual(name.lazy.map(lowercased)) }
    return isUTF8 ? .utf8 : .other(String(decoding: name, as: UTF8.self))
  }

  static func declaredEncoding(in bytes: [UInt8]) -> Range<Int>? {
    let head = bytes.prefix(256)
    guard head.starts(with: Array("<?xml".utf8)), let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = head[..<end]
    let word = Array("encoding".utf8)
    guard let key = declaration.indices.first(where: { declaration[$0...].starts(with: word) }) else { return nil }
    let isQuote: (UInt8) -> Bool = { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
    guard let open = declaration[(key + word.count)...].firstIndex(where: isQuote),
      let close = declaration[(open + 1)...].firstIndex(of: declaration[open])
    else { return nil }
    return open + 1..<close
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}

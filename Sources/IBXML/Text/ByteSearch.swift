import CLibXML2

/// A search for text in XML without reading it. False positives are possible: a text may be written in another way than
/// byte by byte.
package struct ByteSearch: Sendable, Hashable {
  /// Parts of the text, each with the place of its rarest byte.
  private let parts: [Part]

  private struct Part: Sendable, Hashable {
    var bytes: [UInt8]
    var rarest: Int
  }

  /// Creates a search for texts that must all occur. Characters that XML escapes or changes are skipped.
  package init(_ texts: [String]) {
    let runs = texts.flatMap { text in text.utf8.split { !ByteSearch.isWrittenAsItIs($0) } }
    parts = runs.map { run in
      let bytes = Array(run)
      let rarest = bytes.indices.min { ByteSearch.frequency(bytes[$0]) < ByteSearch.frequency(bytes[$1]) }
      return Part(bytes: bytes, rarest: rarest ?? 0)
    }
  }

  package func mayOccur(in bytes: [UInt8]) -> Bool {
    if parts.isEmpty { return true }
    return bytes.withUnsafeBufferPointer { bytes in
      parts.allSatisfy { ByteSearch.occurs($0, in: bytes) } || ByteSearch.hasOtherSpellings(bytes)
    }
      || SourceEncoding.recognised(in: bytes) != .utf8
  }

  private static func occurs(_ part: Part, in bytes: Spelling.Bytes) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    var position = part.rarest
    while let found = Spelling.offset(of: part.bytes[part.rarest], in: bytes, from: position) {
      let start = found - part.rarest
      if start + part.bytes.count <= bytes.count, memcmp(base + start, part.bytes, part.bytes.count) == 0 {
        return true
      }
      position = found + 1
    }
    return false
  }

  /// Whether a byte is a letter, a digit, or a sign without special meaning in XML and patterns.
  private static func isWrittenAsItIs(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x80...: true
    default: byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
  }

  /// Returns the rough frequency of a byte in documents.
  private static func frequency(_ byte: UInt8) -> Int {
    switch byte {
    case 0x61...0x7A, 0x30...0x39, UInt8(ascii: "-"), UInt8(ascii: "."): 2
    case 0x41...0x5A: 1
    default: 0
    }
  }

  private static func hasOtherSpellings(_ bytes: Spelling.Bytes) -> Bool {
    hasReferences(bytes) || isInterrupted(by: UInt8(ascii: "!"), bytes) || isInterrupted(by: UInt8(ascii: "?"), bytes)
  }

  private static func hasReferences(_ bytes: Spelling.Bytes) -> Bool {
    var position = 0
    while let sign = Spelling.offset(of: UInt8(ascii: "#"), in: bytes, from: position) {
      position = sign + 1
      guard sign > 0, bytes[sign - 1] == UInt8(ascii: "&") else { continue }
      let rest = UnsafeBufferPointer(rebasing: bytes[position...].prefix(longestReference))
      let end = rest.firstIndex(of: UInt8(ascii: ";")) ?? rest.count
      let isKnown = usualReferences.contains { $0.utf8.elementsEqual(rest[..<end]) }
      if !isKnown { return true }
    }
    return false
  }

  private static let longestReference = 8
  private static let usualReferences = [
    "9", "10", "13", "34", "38", "39", "60", "62", "x9", "xA", "xD", "xa", "xd",
  ]

  private static func isInterrupted(by mark: UInt8, _ bytes: Spelling.Bytes) -> Bool {
    var position = 1
    while let sign = Spelling.offset(of: mark, in: bytes, from: position) {
      position = sign + 1
      guard bytes[sign - 1] == UInt8(ascii: "<") else { continue }
      if Spelling.starts(with: "[CDATA[", in: bytes, at: position) { return true }
      var before = sign - 2
      while before >= 0, Spelling.isBlank(bytes[before]) { before -= 1 }
      // The byte order mark may precede the declaration.
      if before >= 3, bytes[before] != UInt8(ascii: ">") { return true }
    }
    return false
  }
}

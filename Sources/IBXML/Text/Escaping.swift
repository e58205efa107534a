import IBBase

/// References and escapes in Xcode's spelling and in other XML.
package enum Escaping {
  /// Escapes only `&`, `<`, `>` and `"`, as Xcode does.
  ///
  /// White space other than spaces would be read back as spaces, so it is written as a numeric reference. Xcode itself
  /// puts such text into a `<string>` element.
  package static func attribute(_ value: String, quote: UInt8 = UInt8(ascii: "\"")) -> String {
    escaped(value) { byte in
      switch byte {
      case UInt8(ascii: "\""): quote == byte ? "&quot;" : nil
      case UInt8(ascii: "'"): quote == byte ? "&#39;" : nil
      case UInt8(ascii: "\n"): "&#10;"
      case UInt8(ascii: "\t"): "&#9;"
      default: escape(of: byte)
      }
    }
  }

  /// Quotes, tabs and line feeds are not escaped, as in Xcode.
  package static func text(_ value: String) -> String { escaped(value, escape) }

  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\r"): "&#13;"
    default: nil
    }
  }

  private static func escaped(_ value: String, _ escape: (UInt8) -> String?) -> String {
    guard value.utf8.contains(where: { escape($0) != nil }) else { return value }
    var result: [UInt8] = []
    result.reserveCapacity(value.utf8.count + 8)
    for byte in value.utf8 {
      if let escape = escape(byte) { result.append(contentsOf: escape.utf8) } else { result.append(byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Most values have no references.
  static func decodedAttribute(in text: [UInt8], at range: Range<Int>) -> String {
    let plain = text.withUnsafeBufferPointer { bytes -> String? in
      let value = UnsafeBufferPointer(rebasing: bytes[range])
      for byte in value where byte == UInt8(ascii: "&") || byte < 0x20 { return nil }
      return String(decoding: value, as: UTF8.self)
    }
    return plain ?? resolvedAttribute(text[range])
  }

  private static func resolvedAttribute(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "&"): appendReference(&rest, to: &result)
      case UInt8(ascii: "\r"):
        if rest.first == UInt8(ascii: "\n") { rest.removeFirst() }
        result.append(UInt8(ascii: " "))
      case UInt8(ascii: "\n"), UInt8(ascii: "\t"): result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  static func decodedText(_ bytes: ArraySlice<UInt8>) -> String {
    let special: (UInt8) -> Bool = { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "<") }
    guard bytes.contains(where: special) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "&"): appendReference(&rest, to: &result)
      case UInt8(ascii: "\r"):
        if rest.first != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
      case UInt8(ascii: "<"): appendSection(&rest, to: &result)
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Resolves the reference after an `&`.
  private static func appendReference(_ rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return result.append(UInt8(ascii: "&")) }
    if let character = character(ofReference: rest[..<end]) { result.append(contentsOf: character.utf8) }
    rest = rest[(end + 1)...]
  }

  /// Returns the character of a numeric or predefined reference, given without `&` and `;`; nil for another one.
  static func character(ofReference reference: some Collection<UInt8>) -> Unicode.Scalar? {
    let reference = String(decoding: reference, as: UTF8.self)
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let isHexadecimal = reference.hasPrefix("#x")
      let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
      guard reference.hasPrefix("#"), !digits.hasPrefix("+") else { return nil }
      return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }

  /// Appends the text of a character data section after a `<`, and skips an instruction.
  private static func appendSection(_ rest: inout ArraySlice<UInt8>, to result: inout [UInt8]) {
    if rest.starts(with: Array("![CDATA[".utf8)), let end = rest.range(of: "]]>") {
      appendNormalizingLineEnds(rest[(rest.startIndex + 8)..<end.lowerBound], to: &result)
      rest = rest[end.upperBound...]
    } else if let end = rest.range(of: "?>") {
      rest = rest[end.upperBound...]
    }
  }

  private static func appendNormalizingLineEnds(_ bytes: ArraySlice<UInt8>, to result: inout [UInt8]) {
    for (index, byte) in zip(bytes.indices, bytes) {
      if byte != UInt8(ascii: "\r") {
        result.append(byte)
      } else if bytes.index(after: index) == bytes.endIndex || bytes[index + 1] != UInt8(ascii: "\n") {
        result.append(UInt8(ascii: "\n"))
      }
    }
  }
}

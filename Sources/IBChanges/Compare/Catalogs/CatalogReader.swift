/// A parser of string catalogs (JSON) into parts: each member of an object becomes a part, anything else is a value.
///
/// Source: ECMA-404, "The JSON data interchange syntax", 2nd edition.
struct CatalogReader {
  private let text: [UInt8]
  private var position = 0

  /// A limit on nesting, because the parser is recursive.
  private static let maximumDepth = 100

  private init(_ text: [UInt8]) { self.text = text }

  static func read(_ text: [UInt8]) throws(CatalogError) -> CatalogPart {
    var reader = CatalogReader(text)
    reader.skipSpace()
    guard reader.byte == UInt8(ascii: "{") else { throw reader.problem("the text is not an object") }
    var root = try reader.object(from: 0, depth: 0)
    reader.skipSpace()
    guard reader.position == text.count else { throw reader.problem("there is something behind the object") }
    root.closing = text[root.closing.startIndex...]
    return root
  }

  private var byte: UInt8 { position < text.count ? text[position] : 0 }

  private func problem(_ reason: String) -> CatalogError {
    CatalogError(reason: reason, offset: min(position, max(0, text.count - 1)))
  }

  private mutating func skipSpace() {
    while position < text.count, [0x20, 0x0A, 0x0D, 0x09].contains(text[position]) { position += 1 }
  }

  private mutating func expect(_ letter: Unicode.Scalar) throws(CatalogError) {
    guard byte == UInt8(ascii: letter) else { throw problem("a `\(letter)` is missing") }
    position += 1
  }

  /// Reads an object whose bytes begin at `start`, with its key if it has one.
  private mutating func object(from start: Int, depth: Int) throws(CatalogError) -> CatalogPart {
    guard depth < CatalogReader.maximumDepth else { throw problem("objects are nested too deeply") }
    try expect("{")
    var object = CatalogPart(key: [], opening: text[start..<position])
    object.separator = UInt8(ascii: ",")
    var keys: Set<[UInt8]> = []
    var end = position
    skipSpace()
    while byte != UInt8(ascii: "}") || !object.parts.isEmpty {
      let memberStart = position
      var member = try member(depth: depth)
      guard keys.insert(member.key).inserted else {
        position = memberStart
        throw problem("the key \(member.name) occurs twice")
      }
      member.space = text[end..<memberStart]
      member.isFirst = object.parts.isEmpty
      end = position
      skipSpace()
      let isLast = byte != UInt8(ascii: ",")
      if !isLast {
        // White space before a comma belongs to the text before it.
        member.extend(to: text[end..<position], in: text)
        position += 1
        end = position
        skipSpace()
      }
      object.parts.append(member)
      if isLast { break }
    }
    try expect("}")
    object.closing = text[end..<position]
    object.shape = CatalogReader.alternatives.filter { name in object.parts.contains { $0.name == name } }.joined(
      separator: " ")
    return object
  }

  private mutating func member(depth: Int) throws(CatalogError) -> CatalogPart {
    let start = position
    let key = try string()
    skipSpace()
    try expect(":")
    skipSpace()
    var member: CatalogPart
    if byte == UInt8(ascii: "{") {
      member = try object(from: start, depth: depth + 1)
    } else {
      let meaning = try value(depth: depth)
      member = CatalogPart(key: [], opening: text[start..<position])
      member.meaning = meaning
    }
    member.key = key
    member.name = String(decoding: key, as: UTF8.self)
    return member
  }

  /// The alternatives in a localization: one text, or a text for each case.
  private static let alternatives = ["stringUnit", "variations", "stringSet", "plural", "device", "width"]

  /// Reads a value without white space; strings keep quotation marks, but with resolved escapes.
  private mutating func value(depth: Int) throws(CatalogError) -> [UInt8] {
    guard depth < CatalogReader.maximumDepth else { throw problem("lists are nested too deeply") }
    switch byte {
    case UInt8(ascii: "\""): return try Array("\"".utf8) + string() + Array("\"".utf8)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let isList = byte == UInt8(ascii: "[")
      let close = UInt8(ascii: isList ? "]" : "}")
      var result = [byte]
      position += 1
      skipSpace()
      while byte != close || result.count > 1 {
        if !isList {
          result += try [UInt8(ascii: "\"")] + string() + Array("\":".utf8)
          skipSpace()
          try expect(":")
          skipSpace()
        }
        result += try value(depth: depth + 1)
        skipSpace()
        guard byte == UInt8(ascii: ",") else { break }
        result.append(byte)
        position += 1
        skipSpace()
      }
      guard byte == close else { throw problem("a list or an object does not end") }
      position += 1
      return result + [close]
    default: return try word()
    }
  }

  /// Reads a number, `true`, `false` or `null`.
  private mutating func word() throws(CatalogError) -> [UInt8] {
    let start = position
    while position < text.count, isWordByte(text[position]) { position += 1 }
    let word = Array(text[start..<position])
    let name = String(decoding: word, as: UTF8.self)
    guard ["true", "false", "null"].contains(name) || isNumber(word) else {
      position = start
      throw problem("a value is missing")
    }
    return word
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    "+-.".utf8.contains(byte) || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private func isNumber(_ word: [UInt8]) -> Bool {
    guard let first = word.first, first == UInt8(ascii: "-") || (0x30...0x39).contains(first) else { return false }
    return word.allSatisfy { "+-.eE".utf8.contains($0) || (0x30...0x39).contains($0) }
      && Double(String(decoding: word, as: UTF8.self)) != nil
  }

  /// Reads a string with resolved escapes.
  private mutating func string() throws(CatalogError) -> [UInt8] {
    try expect("\"")
    var content: [UInt8] = []
    while position < text.count, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a text has a line end or a tab in it") }
      content.append(byte)
      position += 1
      if content.last == UInt8(ascii: "\\") {
        content.removeLast()
        content += try escaped()
      }
    }
    try expect("\"")
    return content
  }

  /// Reads the rest of an escape sequence. An unpaired surrogate is kept as an escape.
  private mutating func escaped() throws(CatalogError) -> [UInt8] {
    let letter = byte
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"):
      let digits = text[position..<min(position + 4, text.count)]
      guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else { break }
      position += 4
      guard let scalar = Unicode.Scalar(unit) else { return Array("\\u".utf8) + digits }
      return Array(String(Character(scalar)).utf8)
    default: break
    }
    position -= 1
    throw problem("an escape is unknown")
  }
}

extension CatalogPart {
  fileprivate mutating func extend(to space: ArraySlice<UInt8>, in text: [UInt8]) {
    guard !space.isEmpty else { return }
    if meaning == nil {
      closing = text[closing.startIndex..<space.endIndex]
    } else {
      opening = text[opening.startIndex..<space.endIndex]
    }
  }
}

struct CatalogError: Error {
  /// One clause.
  let reason: String
  let offset: Int
}

/// A value of an old-style property list, the format of `project.pbxproj`.
///
/// Source: Apple, "Old-Style ASCII Property Lists".
package indirect enum PropertyList: Sendable, Hashable {
  case text(String)
  case list([PropertyList])
  case table([String: PropertyList])

  /// Parses a list; nil when it is malformed or nested too deeply.
  /// - Complexity: linear in the number of bytes.
  package init?(_ bytes: [UInt8]) {
    var reader = PropertyListReader(bytes: bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  package var text: String? { if case .text(let text) = self { text } else { nil } }

  package var members: [PropertyList] { if case .list(let members) = self { members } else { [] } }

  package var texts: [String] { members.compactMap(\.text) }

  package subscript(key: String) -> PropertyList? { if case .table(let table) = self { table[key] } else { nil } }
}

/// A parser for old-style property lists.
private struct PropertyListReader {
  let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
  }

  /// A limit for malformed input; projects have four levels.
  private static let deepest = 64

  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return place == bytes.count
    }
  }

  mutating func value(depth: Int) -> PropertyList? {
    skipSpace()
    guard place < bytes.count, depth < PropertyListReader.deepest else { return nil }
    switch bytes[place] {
    case UInt8(ascii: "{"): return table(depth)
    case UInt8(ascii: "("): return list(depth)
    case UInt8(ascii: "<"): return data()
    default: return text().map { .text($0) }
    }
  }

  private mutating func table(_ depth: Int) -> PropertyList? {
    place += 1
    var table: [String: PropertyList] = [:]
    while !take("}") {
      guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else { return nil }
      table[key] = value
    }
    return .table(table)
  }

  private mutating func list(_ depth: Int) -> PropertyList? {
    place += 1
    var members: [PropertyList] = []
    while !take(")") {
      guard let member = value(depth: depth + 1) else { return nil }
      members.append(member)
      guard take(",") else { return take(")") ? .list(members) : nil }
    }
    return .list(members)
  }

  /// Reads hexadecimal data as written.
  private mutating func data() -> PropertyList? {
    guard let end = bytes[place...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    defer { place = end + 1 }
    return .text(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
  }

  private mutating func text() -> String? {
    skipSpace()
    guard place < bytes.count else { return nil }
    if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") { return quoted(by: bytes[place]) }
    let start = place
    while place < bytes.count, PropertyListReader.isPlain(bytes[place]) { place += 1 }
    return place == start ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func quoted(by mark: UInt8) -> String? {
    place += 1
    var content: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      if byte == mark { return String(decoding: content, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\"), place < bytes.count else {
        content.append(byte)
        continue
      }
      let escaped = bytes[place]
      place += 1
      switch escaped {
      case UInt8(ascii: "n"): content.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): content.append(UInt8(ascii: "\t"))
      case UInt8(ascii: "U"): content += character()
      default: content.append(escaped)
      }
    }
    return nil
  }

  /// Reads a UTF-16 code unit from four hexadecimal digits.
  private mutating func character() -> [UInt8] {
    let digits = bytes[place..<min(place + 4, bytes.count)]
    place += digits.count
    let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    return code.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+".utf8.contains(byte)
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func skipSpace() {
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch (bytes[place], next) {
      case (0x09...0x0D, _), (0x20, _): place += 1
      case (UInt8(ascii: "/"), UInt8(ascii: "/")):
        while place < bytes.count, bytes[place] != 0x0A { place += 1 }
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        place += 2
        while place < bytes.count, !(bytes[place] == UInt8(ascii: "/") && bytes[place - 1] == UInt8(ascii: "*")) {
          place += 1
        }
        place = min(place + 1, bytes.count)
      default: return
      }
    }
  }
}

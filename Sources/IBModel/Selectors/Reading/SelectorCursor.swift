struct SelectorCursor: Sendable {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  var nextText: String {
    guard position < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[position..<min(position + 16, bytes.count)], as: UTF8.self)
    return "`\(rest.first.map(String.init) ?? "")`"
  }

  mutating func skipSpaces() {
    while let next, [0x20, 0x09, 0x0A, 0x0D].contains(next) { position += 1 }
  }

  mutating func take(_ text: StaticString) -> Bool {
    let end = position + text.utf8CodeUnitCount
    guard end <= bytes.count else { return false }
    let isNext = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<end]) }
    if isNext { position = end }
    return isNext
  }

  mutating func word(with others: StaticString = "_-") -> String {
    let start = position
    while let next, isWordByte(next) || others.withUTF8Buffer({ $0.contains(next) }) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte >= 0x80
  }

  mutating func text(until end: UInt8) -> (text: String, start: Int)? {
    guard let close = bytes[position...].firstIndex(of: end) else { return nil }
    let start = position
    position = close
    var (first, last) = (start, close)
    while first < last, bytes[first] == 0x20 { first += 1 }
    while last > first, bytes[last - 1] == 0x20 { last -= 1 }
    return (String(decoding: bytes[first..<last], as: UTF8.self), first)
  }

  /// A backslash escapes the delimiter; in a regular expression, other backslashes remain.
  mutating func delimited(keepsBackslashes: Bool) -> String? {
    guard let delimiter = next else { return nil }
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == delimiter { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = next {
        position += 1
        if keepsBackslashes, escaped != delimiter { text.append(byte) }
        text.append(escaped)
      } else {
        text.append(byte)
      }
    }
    position = start
    return nil
  }
}

import CPlatform
import CTables
import IBXML

// Tables are written as text and read by bytes: splitting by characters would take longer than the rest of start-up.
/// A piece of a table: bytes of the program itself, so that a piece costs no memory.
package struct TableText: @unchecked Sendable, Hashable, ExpressibleByStringLiteral {
  package let bytes: UnsafeBufferPointer<UInt8>

  package init(_ file: EmbeddedFile) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.count) }

  package init(stringLiteral text: StaticString) { self.init(text) }

  package init(_ text: StaticString) {
    bytes =
      text.hasPointerRepresentation
      ? UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) { self.bytes = UnsafeBufferPointer(rebasing: bytes) }

  package var isEmpty: Bool { bytes.isEmpty }

  package var lines: [TableText] { split(UInt8(ascii: "\n")) }

  package var firstLine: TableText { part(before: UInt8(ascii: "\n")) }

  /// The first line with a text; nil without one.
  package func line(with text: String) -> TableText? {
    guard let place = place(of: text) else { return nil }
    let start = bytes[..<place.lowerBound].lastIndex(of: UInt8(ascii: "\n")) ?? -1
    return TableText(bytes[(start + 1)...]).firstLine
  }

  private func place(of text: String) -> Range<Int>? {
    let text = Array(text.utf8)
    guard let base = bytes.baseAddress, let found = memmem(base, bytes.count, text, text.count) else { return nil }
    let start = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    return start..<start + text.count
  }

  /// The texts of several files, with a zero byte after each.
  package var pages: [TableText] { split(0) }

  /// - Parameter keepingEmpty: Whether two tabs in a row have an empty column between them.
  package func columns(keepingEmpty: Bool = false) -> [TableText] {
    split(UInt8(ascii: "\t"), keepingEmpty: keepingEmpty)
  }

  package var firstColumn: TableText { part(before: UInt8(ascii: "\t")) }

  private func part(before separator: UInt8) -> TableText { TableText(bytes.prefix { $0 != separator }) }

  package var firstPart: TableText { part(before: UInt8(ascii: ":")) }

  package var parts: [TableText] { split(UInt8(ascii: ":")) }

  package var words: [TableText] { split(UInt8(ascii: " ")) }

  package var numbers: [Double]? {
    let words = words
    let numbers = words.compactMap(\.number)
    return numbers.count == words.count ? numbers : nil
  }

  package var number: Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    var (value, divisor, hasPoint) = (0.0, 1.0, false)
    for byte in digits {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        value = value * 10 + Double(byte - UInt8(ascii: "0"))
        if hasPoint { divisor *= 10 }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      default: return nil
      }
    }
    // Whole numbers below 2^53 and powers of ten up to 10^22 are exact, so their quotient is the nearest number.
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    return isNegative ? -value / divisor : value / divisor
  }

  package func split(_ separator: UInt8, keepingEmpty: Bool = false) -> [TableText] {
    var parts: [TableText] = []
    parts.reserveCapacity(TableText.usualCount)
    var start = 0
    while start <= bytes.count {
      let end = Spelling.offset(of: separator, in: bytes, from: start) ?? bytes.count
      if end > start || keepingEmpty { parts.append(TableText(bytes[start..<end])) }
      start = end + 1
    }
    return parts
  }

  /// No table has more columns.
  private static let usualCount = 10

  package static func == (left: TableText, right: TableText) -> Bool { Spelling.areEqual(left.bytes, right.bytes) }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

  package var names: [Name] { words.map { Name($0) } }

  /// Compares bytes, without making names of the words.
  package func hasWord(_ name: Name) -> Bool {
    name.withBytes { name in
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: " ") {
        if end - start == name.count, bytes[start..<end].elementsEqual(name) { return true }
        start = end + 1
      }
      return false
    }
  }
}

extension String {
  package init(_ text: TableText) { self.init(decoding: text.bytes, as: UTF8.self) }
}

extension Name {
  package init(_ text: TableText) {
    self = Name.number(of: text.bytes).map { Name(number: $0) } ?? Name(String(text))
  }
}

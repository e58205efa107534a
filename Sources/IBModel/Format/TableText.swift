import CPlatform
import CTables

// Tables are written as text and read by bytes: splitting by characters would take longer than all else at start-up.

/// A piece of a table: bytes of the program itself, so that a piece costs no memory.
package struct TableText: @unchecked Sendable, Hashable, ExpressibleByStringLiteral {
  package let bytes: UnsafeBufferPointer<UInt8>

  /// A whole table.
  package init(_ file: EmbeddedFile) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.count) }

  /// A word to compare with.
  package init(stringLiteral text: StaticString) { self.init(text) }

  /// A table of a test.
  package init(_ text: StaticString) {
    bytes =
      text.hasPointerRepresentation
      ? UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
      : UnsafeBufferPointer(start: nil, count: 0)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>.SubSequence) { self.bytes = UnsafeBufferPointer(rebasing: bytes) }

  package var isEmpty: Bool { bytes.isEmpty }

  /// The lines of a table, without empty ones.
  package var lines: [TableText] { split(UInt8(ascii: "\n")) }

  /// The columns of a line of a table.
  /// - Parameter keepingEmpty: whether two tabs in a row have an empty column between them.
  package func columns(keepingEmpty: Bool = false) -> [TableText] {
    split(UInt8(ascii: "\t"), keepingEmpty: keepingEmpty)
  }

  /// The first column of a line of a table.
  package var firstColumn: TableText { part(before: UInt8(ascii: "\t")) }

  /// What is in front of the first such byte, all if there is none.
  private func part(before separator: UInt8) -> TableText { TableText(bytes.prefix { $0 != separator }) }

  /// The first of the parts between colons.
  package var firstPart: TableText { part(before: UInt8(ascii: ":")) }

  /// The parts between colons.
  package var parts: [TableText] { split(UInt8(ascii: ":")) }

  /// The words of a column.
  package var words: [TableText] { split(UInt8(ascii: " ")) }

  /// The numbers of a column; nil where a word is none.
  package var numbers: [Double]? {
    let words = words
    let numbers = words.compactMap(\.number)
    return numbers.count == words.count ? numbers : nil
  }

  /// The decimal number that a word is, without exponent; nil for other words.
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
    // Whole numbers below 2^53 and powers of ten up to 10^22 are exact, and so is what is nearest to their quotient.
    guard !digits.isEmpty, digits.count <= 15 else { return nil }
    return isNegative ? -value / divisor : value / divisor
  }

  private func split(_ separator: UInt8, keepingEmpty: Bool = false) -> [TableText] {
    var parts: [TableText] = []
    parts.reserveCapacity(TableText.usualCount)
    var start = 0
    while start <= bytes.count {
      let end = offset(of: separator, from: start) ?? bytes.count
      if end > start || keepingEmpty { parts.append(TableText(bytes[start..<end])) }
      start = end + 1
    }
    return parts
  }

  private func offset(of byte: UInt8, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// No table has more columns.
  private static let usualCount = 10

  /// Whether the bytes are the same.
  package static func == (left: TableText, right: TableText) -> Bool { left.bytes.elementsEqual(right.bytes) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
}

extension String {
  /// The text of a piece of a table.
  package init(_ text: TableText) { self.init(decoding: text.bytes, as: UTF8.self) }
}

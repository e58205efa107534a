import CTables

// Tables are written as text and read by bytes: splitting by characters would take longer than all else at start-up.

/// A piece of a table: bytes of the program itself, so that a piece costs no memory.
package struct TableText: @unchecked Sendable, Hashable, ExpressibleByStringLiteral {
  let bytes: UnsafeBufferPointer<UInt8>

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

  /// The words of a column as names.
  package var names: [Name] { words.map { Name($0) } }

  /// Whether a name is one of the words of a column.
  /// - Complexity: O(bytes), without making names of the words
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

  private func split(_ separator: UInt8, keepingEmpty: Bool = false) -> [TableText] {
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

  /// Whether the bytes are the same.
  package static func == (left: TableText, right: TableText) -> Bool { left.bytes.elementsEqual(right.bytes) }

  /// Hashes the bytes.
  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }

  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result { body(bytes) }
}

extension String {
  /// The text of a piece of a table.
  package init(_ text: TableText) { self = text.withBytes { String(decoding: $0, as: UTF8.self) } }
}

extension Name {
  /// A name in a table.
  package init(_ text: TableText) {
    let number = text.withBytes { Name.number(of: $0) }
    self = number.map { Name(number: $0) } ?? Name(String(text))
  }
}

/// A position in a text; lines and columns start at 1.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column in UTF-8 bytes.
  public var column: Int
  /// The column in UTF-16 code units, as editors count.
  public var columnInUTF16: Int

  package init(line: Int, column: Int, columnInUTF16: Int) {
    (self.line, self.column, self.columnInUTF16) = (line, column, columnInUTF16)
  }

  package static let start = SourcePosition(line: 1, column: 1, columnInUTF16: 1)
}

extension SourcePosition: CustomStringConvertible {
  /// The position as `line:column` in UTF-16 code units.
  public var description: String { "\(line):\(columnInUTF16)" }
}

/// The starts of the lines of a text. A line ends with LF, CR LF or a single CR.
public struct LineIndex: Sendable {
  private let utf8: [UInt8]
  private let lineStarts: [Int]
  /// UTF-16 units before every block of bytes; empty for a text whose lines are not longer than a block.
  private let unitsBeforeBlock: [Int]

  private static let blockSize = 1024

  /// Creates an index. A byte order mark is not part of the first line, because editors do not show it.
  /// - Complexity: O(bytes)
  public init(_ utf8: [UInt8]) {
    self.utf8 = utf8
    lineStarts = LineIndex.starts(in: utf8)
    guard LineIndex.longestLine(lineStarts, utf8.count) > LineIndex.blockSize else {
      unitsBeforeBlock = []
      return
    }
    var units = 0
    unitsBeforeBlock = stride(from: 0, through: utf8.count, by: LineIndex.blockSize).map { start in
      defer { units += LineIndex.units(in: utf8[start..<min(start + LineIndex.blockSize, utf8.count)]) }
      return units
    }
  }

  private static func longestLine(_ starts: [Int], _ end: Int) -> Int {
    zip(starts, starts.dropFirst()).reduce(end - (starts.last ?? 0)) { max($0, $1.1 - $1.0) }
  }

  private static func starts(in utf8: [UInt8]) -> [Int] {
    var starts = [utf8.starts(with: SourceEncoding.utf8Mark) ? SourceEncoding.utf8Mark.count : 0]
    utf8.withUnsafeBufferPointer { bytes in
      guard Spelling.offset(of: UInt8(ascii: "\r"), in: bytes, from: 0) != nil else {
        // A search for one byte takes a quarter of the time of a loop; hardly any document has other ends of lines.
        var start = 0
        while let next = Spelling.offset(after: UInt8(ascii: "\n"), in: bytes, from: start) {
          starts.append(next)
          start = next
        }
        return
      }
      for (offset, byte) in bytes.enumerated() {
        let isBeforeLineFeed = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && !isBeforeLineFeed { starts.append(offset + 1) }
      }
    }
    return starts
  }

  /// Returns the line of a UTF-8 byte offset, from 1. An offset past the end is in the last line.
  /// - Complexity: O(log(lines))
  public func line(of offset: Int) -> Int { lineNumber(of: min(max(offset, lineStarts[0]), utf8.count)) + 1 }

  /// Returns the position of a UTF-8 byte offset. An offset past the end is the end.
  /// - Complexity: O(log(lines))
  public func position(of offset: Int) -> SourcePosition {
    let offset = min(max(offset, lineStarts[0]), utf8.count)
    let line = lineNumber(of: offset)
    let start = lineStarts[line]
    let units =
      unitsBeforeBlock.isEmpty ? LineIndex.units(in: utf8[start..<offset]) : unitsBefore(offset) - unitsBefore(start)
    return SourcePosition(line: line + 1, column: offset - start + 1, columnInUTF16: units + 1)
  }

  /// Returns the bytes of a line without its end; nil if there is no such line.
  public func text(ofLine line: Int) -> ArraySlice<UInt8>? {
    guard lineStarts.indices.contains(line - 1) else { return nil }
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] : utf8.count
    var slice = utf8[start..<end]
    while let last = slice.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") { slice.removeLast() }
    return slice
  }

  /// Returns the UTF-8 byte offset of a column in UTF-16 code units, as editors and language servers count, both from
  /// 1.
  ///
  /// A column after the last character is the end of the line, and one within a character is its start.
  /// - Returns: nil if there is no such line.
  /// - Complexity: O(length of the line)
  public func offset(line: Int, columnInUTF16: Int) -> Int? {
    guard let text = text(ofLine: line) else { return nil }
    var units = columnInUTF16 - 1
    var offset = text.startIndex
    while offset < text.endIndex {
      let next = text[(offset + 1)...].firstIndex { $0 & 0xC0 != 0x80 } ?? text.endIndex
      units -= LineIndex.units(in: text[offset..<next])
      guard units >= 0 else { break }
      offset = next
    }
    return offset
  }

  /// Returns the UTF-8 byte offset of a column in bytes, both from 1; a column after the last byte is the end of the
  /// line.
  /// - Returns: nil if there is no such line.
  /// - Complexity: O(1)
  public func offset(line: Int, column: Int) -> Int? {
    guard let text = text(ofLine: line) else { return nil }
    return min(text.startIndex + max(column - 1, 0), text.endIndex)
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func unitsBefore(_ offset: Int) -> Int {
    let block = offset / LineIndex.blockSize
    return unitsBeforeBlock[block] + LineIndex.units(in: utf8[block * LineIndex.blockSize..<offset])
  }

  /// A continuation byte has no unit, a four-byte sequence two.
  private static func units(in utf8: ArraySlice<UInt8>) -> Int {
    utf8.withUnsafeBufferPointer { bytes in
      var units = 0
      for byte in bytes { units &+= (byte & 0xC0 == 0x80 ? 0 : 1) &+ (byte >= 0xF0 ? 1 : 0) }
      return units
    }
  }
}

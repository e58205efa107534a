// Tables are written as text and read by bytes: splitting by characters would take longer than all else at start-up.

extension StaticString {
  /// The lines of a table, without empty ones.
  package var tableLines: [Substring] { description[...].split(byte: UInt8(ascii: "\n")) }
}

extension Substring {
  /// The columns of a line of a table.
  /// - Parameter keepingEmpty: whether two tabs in a row have an empty column between them.
  package func columns(keepingEmpty: Bool = false) -> [Substring] {
    split(byte: UInt8(ascii: "\t"), keepingEmpty: keepingEmpty)
  }

  /// The words of a column.
  package var words: [Substring] { split(byte: UInt8(ascii: " ")) }

  fileprivate func split(byte: UInt8, keepingEmpty: Bool = false) -> [Substring] {
    utf8.split(separator: byte, omittingEmptySubsequences: !keepingEmpty).map { Substring($0) }
  }
}

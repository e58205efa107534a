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
    var text = self
    var ends: [Int] = []
    let count = text.withUTF8 { bytes in
      for place in bytes.indices where bytes[place] == byte { ends.append(place) }
      return bytes.count
    }
    ends.append(count)
    var parts: [Substring] = []
    parts.reserveCapacity(ends.count)
    var start = 0
    for end in ends {
      if end > start || keepingEmpty {
        let first = text.utf8.index(text.startIndex, offsetBy: start)
        parts.append(text[first..<text.utf8.index(first, offsetBy: end - start)])
      }
      start = end + 1
    }
    return parts
  }
}

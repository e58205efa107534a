import IBXML

/// The unit in which a client counts columns.
enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// Chooses UTF-8 if the client offers it, which needs no counting; every client knows UTF-16.
  init(_ capabilities: JSON) {
    let offered = capabilities["general"]?["positionEncodings"]?.array?.compactMap(\.string) ?? []
    self = offered.contains(PositionEncoding.utf8.rawValue) ? .utf8 : .utf16
  }
}

/// A text with its lines, for the positions of the protocol, which begin at 0.
struct TextLines: Sendable {
  let index: LineIndex
  let encoding: PositionEncoding
  private let end: Int

  init(_ text: [UInt8], _ encoding: PositionEncoding) {
    (index, self.encoding, end) = (LineIndex(text), encoding, text.count)
  }

  /// The offset of a position, limited to the ends of the line and the text; nil for other JSON.
  func offset(of position: JSON?) -> Int? {
    guard let line = position?["line"]?.integer, let character = position?["character"]?.integer, line >= 0,
      character >= 0
    else { return nil }
    guard line < Int(Int32.max), character < Int(Int32.max) else { return end }
    let offset =
      switch encoding {
      case .utf8: index.offset(line: line + 1, column: character + 1)
      case .utf16: index.offset(line: line + 1, columnInUTF16: character + 1)
      }
    return offset ?? end
  }

  func offsets(of range: JSON?) -> Range<Int>? {
    guard let start = offset(of: range?["start"]), let end = offset(of: range?["end"]), start <= end else { return nil }
    return start..<end
  }

  func position(of offset: Int) -> JSON {
    let position = index.position(of: offset)
    let column = encoding == .utf8 ? position.column : position.columnInUTF16
    return ["line": .number(Double(position.line - 1)), "character": .number(Double(column - 1))]
  }

  func range(of range: Range<Int>) -> JSON {
    ["start": position(of: range.lowerBound), "end": position(of: range.upperBound)]
  }
}

/// The markers that git writes around the two sides of a conflict.
public struct MarkedConflict: Sendable, Hashable {
  /// The marker lines without line ends, from the first to the last.
  public private(set) var markers: [Range<Int>] = []
  /// The text after the opening and the closing marker: a branch or a commit.
  public private(set) var sides: [String] = []

  private var isConflict = false

  private static let markerLength = 7

  /// The conflicts of a text in order.
  ///
  /// A line of equals signs alone does not count, because text may be underlined with it.
  package static func conflicts(in text: [UInt8]) -> [MarkedConflict] {
    var conflicts: [MarkedConflict] = []
    var open: MarkedConflict?
    for line in lines(of: text) {
      guard let sign = markerSign(of: text[line]) else { continue }
      if sign == UInt8(ascii: "<"), let unfinished = open {
        conflicts.append(unfinished)
        open = nil
      }
      var conflict = open ?? MarkedConflict()
      conflict.add(line, sign: sign, in: text)
      open = conflict
      if sign == UInt8(ascii: ">") {
        conflicts.append(conflict)
        open = nil
      }
    }
    if let open { conflicts.append(open) }
    return conflicts.filter(\.isConflict)
  }

  private mutating func add(_ line: Range<Int>, sign: UInt8, in text: [UInt8]) {
    markers.append(line)
    guard sign == UInt8(ascii: "<") || sign == UInt8(ascii: ">") else { return }
    isConflict = true
    let label = text[line].dropFirst(MarkedConflict.markerLength + 1)
    sides.append(String(decoding: label, as: UTF8.self))
  }

  package static func isMarker(_ line: Substring) -> Bool { markerSign(of: ArraySlice(line.utf8)) != nil }

  /// The character of a marker line; nil for other lines.
  private static func markerSign(of line: ArraySlice<UInt8>) -> UInt8? {
    guard line.count >= markerLength, let sign = line.first, line.prefix(markerLength).allSatisfy({ $0 == sign }) else {
      return nil
    }
    let next = line.dropFirst(markerLength).first
    switch sign {
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"): return next == UInt8(ascii: " ") ? sign : nil
    case UInt8(ascii: "="): return next == nil ? sign : nil
    default: return nil
    }
  }

  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      let hasReturn = end > start && text[end - 1] == UInt8(ascii: "\r")
      lines.append(start..<(hasReturn ? end - 1 : end))
      start = end + 1
    }
    return lines
  }
}

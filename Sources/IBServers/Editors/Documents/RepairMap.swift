import IBXML

/// The correspondence between offsets of a repaired text and of the typed text.
struct RepairMap: Sendable {
  /// In order and without overlap.
  private let repairs: [Splice]

  init(_ repairs: [Splice] = []) { self.repairs = repairs }

  /// The offset in the typed text for one in the repaired text.
  /// - Complexity: O(repairs)
  func typed(_ offset: Int) -> Int {
    var shift = 0
    for repair in repairs {
      let start = repair.range.lowerBound + shift
      if offset < start { break }
      let length = repair.replacement.utf8.count
      if offset < start + length { return repair.range.upperBound }
      shift += length - repair.range.count
    }
    return offset - shift
  }

  func typed(_ range: Range<Int>) -> Range<Int> {
    let start = typed(range.lowerBound)
    return start..<max(start, typed(range.upperBound))
  }

  /// The offset in the repaired text for one in the typed text.
  /// - Complexity: O(repairs)
  func repaired(_ offset: Int) -> Int {
    var shift = 0
    for repair in repairs {
      if offset < repair.range.lowerBound { break }
      if offset < repair.range.upperBound { return repair.range.lowerBound + shift }
      shift += repair.replacement.utf8.count - repair.range.count
    }
    return offset + shift
  }
}

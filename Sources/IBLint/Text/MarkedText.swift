package struct MarkedText: Sendable, Equatable {
  /// The text without marks.
  package private(set) var text = ""
  /// UTF-8 bytes of the text, in the order in which the marks open.
  package private(set) var ranges: [Range<Int>] = []

  /// Removes the marks `«` and `»` from a text. Marks may be nested.
  package init(_ marked: String) {
    var open: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«":
        open.append(ranges.count)
        ranges.append(text.utf8.count..<text.utf8.count)
      case "»":
        guard let index = open.popLast() else { continue }
        ranges[index] = ranges[index].lowerBound..<text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}

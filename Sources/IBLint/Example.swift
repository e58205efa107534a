/// A document that shows a rule: documentation and test at once.
///
/// `«…»` stand around the exact range of each finding. The text is a whole file when it is empty or starts with
/// `<?xml`, `<document` or `<archive`; otherwise it is scenes (it starts with `<scene`) or the objects of one scene,
/// indented by two blanks.
public struct Example: Sendable {
  /// Whether there is a fault.
  public let verdict: Verdict
  /// The text with the marks.
  public let marked: String

  /// What a rule says about an example.
  public enum Verdict: Sendable, Equatable {
    /// No rule finds anything.
    case good
    /// The rule finds what is marked; its fix makes of it the text given here, if it has one.
    case bad(fixed: String?)
  }

  /// An example without any fault.
  public static func good(_ text: String) -> Example { Example(verdict: .good, marked: text) }

  /// An example with the fault where the marks are, and what the fix of the rule makes of it.
  public static func bad(_ marked: String, fixed: String? = nil) -> Example {
    Example(verdict: .bad(fixed: fixed), marked: marked)
  }

  /// The text without the marks.
  public var text: String { MarkedText(marked).text }
}

/// A text and the ranges that were marked in it.
public struct MarkedText: Sendable, Equatable {
  /// The text without marks.
  public private(set) var text = ""
  /// UTF-8 bytes of the text, in the order in which the marks open.
  public private(set) var ranges: [Range<Int>] = []

  /// Takes the marks `«` and `»` out of a text; marks may be nested.
  public init(_ marked: String) {
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

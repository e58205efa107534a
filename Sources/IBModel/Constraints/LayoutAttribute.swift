/// An edge, dimension or baseline a constraint speaks of; raw values are those of the format.
public enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Whether the attribute is a size and needs no second item.
  public var isDimension: Bool { self == .width || self == .height }
}

/// How the two sides of a constraint compare; raw values are those of the format.
public enum LayoutRelation: String, Sendable, CaseIterable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual
}

/// A multiplier as the user typed it, `16:9`, `1/3` or `0.8`; the text is kept.
public struct Multiplier: Sendable, Hashable {
  /// What the user typed.
  public var text: String

  /// Keeps a text as it is.
  public init(_ text: String) { self.text = text }

  /// First number divided by the second; nil when the text is no multiplier.
  public var value: Double? {
    for separator: Character in [":", "/"] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      guard parts.count == 2, let first = Double(finite: parts[0]), let second = Double(finite: parts[1]) else {
        return nil
      }
      let quotient = first / second
      return quotient.isFinite ? quotient : nil
    }
    return Double(finite: text)
  }
}

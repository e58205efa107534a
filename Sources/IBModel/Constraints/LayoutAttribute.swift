/// An edge, size or baseline that a constraint refers to; raw values are those of the format.
public enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  /// Whether the attribute is a size and needs no second item.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is the middle of an item, without its margins.
  public var isCenter: Bool { self == .centerX || self == .centerY }
}

/// A comparison of the two sides of a constraint; raw values are those of the format.
public enum LayoutRelation: String, Sendable, CaseIterable {
  case equal
  case lessThanOrEqual
  case greaterThanOrEqual

  /// The symbol in equations.
  public var symbol: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }

  /// The relation with its sides exchanged.
  public var inverse: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

import IBXML

/// An edge, size or baseline that a constraint refers to; raw values are words of the format.
public enum LayoutAttribute: String, Sendable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  case baseline, firstBaseline, lastBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins

  private static let spellings = allCases.map { (attribute: $0, bytes: Array($0.rawValue.utf8)) }

  /// Reads the value of an attribute without making a text of it: every constraint has two.
  package init?(_ value: Attribute) {
    let known = value.element.tree.source.utf8[value.valueRange].withUnsafeBufferPointer { written in
      LayoutAttribute.spellings.first { Spelling.areEqual($0.bytes, written) }
    }
    guard let known = known?.attribute ?? LayoutAttribute(rawValue: value.value) else { return nil }
    self = known
  }

  /// Whether the attribute is a size and needs no second item.
  public var isDimension: Bool { self == .width || self == .height }

  /// Whether the attribute is the middle of an item, without its margins.
  public var isCenter: Bool { self == .centerX || self == .centerY }

  /// The axis along which an attribute is measured.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    default: .vertical
    }
  }

  /// Whether the attribute refers to the margins of a view.
  public var isWithinMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Returns whether a constraint can relate the attributes: sizes to sizes, positions to positions on the same axis.
  public func canBeCompared(with other: LayoutAttribute) -> Bool {
    isDimension || other.isDimension ? isDimension == other.isDimension : axis == other.axis
  }
}

/// A comparison of the two sides of a constraint; raw values are words of the format.
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

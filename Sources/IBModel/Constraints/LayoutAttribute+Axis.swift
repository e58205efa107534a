extension LayoutAttribute {
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

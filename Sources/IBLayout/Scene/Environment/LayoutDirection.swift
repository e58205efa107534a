/// The direction in which an app is read.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// Left to right, as in English.
  case leftToRight
  /// Right to left, as in Arabic and Hebrew: leading edges are at the right.
  case rightToLeft

  /// Creates a direction.
  public init(isRightToLeft: Bool) { self = isRightToLeft ? .rightToLeft : .leftToRight }
}

extension ResolvedScene {
  /// Returns the direction of a view and of the constraints between its subviews: its own, or else the one of the
  /// situation.
  public func direction(of view: ViewIndex) -> LayoutDirection {
    self[view].direction ?? environment.situation.layoutDirection
  }
}

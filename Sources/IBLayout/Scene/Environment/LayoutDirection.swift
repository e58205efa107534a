/// The direction in which an app is read.
public enum LayoutDirection: String, Sendable, CaseIterable {
  /// As English.
  case leftToRight
  /// As Arabic and Hebrew: leading edges are at the right.
  case rightToLeft

  /// One of the two.
  public init(isRightToLeft: Bool) { self = isRightToLeft ? .rightToLeft : .leftToRight }
}

extension ResolvedScene {
  /// The direction of a view and of the constraints between its subviews: that of the situation, unless the view has one of
  /// its own.
  public func direction(of view: ViewIndex) -> LayoutDirection {
    self[view].direction ?? environment.situation.layoutDirection
  }
}

/// How views of a kind are drawn, behind their subviews and in front of them.
protocol Look: SendableMetatype {
  /// Draws what is behind the subviews, on top of the background color.
  static func draw(_ view: DrawnView, on canvas: inout Canvas)
  /// Draws what is in front of the subviews.
  static func drawFront(_ view: DrawnView, on canvas: inout Canvas)
  /// Whether the subviews are drawn, too.
  static func showsSubviews(_ view: DrawnView) -> Bool
  /// What is visible of a view that is not cut off for another reason; nil is everything.
  static func clip(_ view: DrawnView) -> Outline?
}

extension Look {
  static func drawFront(_ view: DrawnView, on canvas: inout Canvas) {}
  static func showsSubviews(_ view: DrawnView) -> Bool { true }
  static func clip(_ view: DrawnView) -> Outline? { nil }
}

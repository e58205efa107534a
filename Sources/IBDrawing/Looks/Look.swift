/// How views of a kind are drawn, behind their subviews and in front of them.
protocol Look: SendableMetatype {
  /// Draws what is behind the subviews, on top of the background color.
  static func draw(_ view: DrawnView, on canvas: inout Canvas)
  /// Draws what is in front of the subviews.
  static func drawFront(_ view: DrawnView, on canvas: inout Canvas)
  /// Whether the subviews are drawn, too.
  static func showsSubviews(_ view: DrawnView) -> Bool
}

extension Look {
  static func drawFront(_ view: DrawnView, on canvas: inout Canvas) {}
  static func showsSubviews(_ view: DrawnView) -> Bool { true }
}

/// How a control is drawn, behind its subviews and in front of them: what the scene says about its appearance conforms.
protocol Look: Sendable {
  /// Draws what is behind the subviews, on top of the background color.
  func draw(_ view: DrawnView, on canvas: inout Canvas)
  /// Draws what is in front of the subviews.
  func drawFront(_ view: DrawnView, on canvas: inout Canvas)
  /// Whether the subviews are drawn, too.
  func showsSubviews(_ view: DrawnView) -> Bool
  /// What is visible of a view that is not cut off for another reason; nil is everything.
  func clip(_ view: DrawnView) -> Outline?
}

extension Look {
  func drawFront(_ view: DrawnView, on canvas: inout Canvas) {}
  func showsSubviews(_ view: DrawnView) -> Bool { true }
  func clip(_ view: DrawnView) -> Outline? { nil }
}

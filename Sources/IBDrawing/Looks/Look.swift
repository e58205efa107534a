/// The drawing of a control, behind and in front of its subviews. Appearances of controls conform to it.
protocol Look: Sendable {
  func draw(_ view: DrawnView, on canvas: inout Canvas)
  func drawFront(_ view: DrawnView, on canvas: inout Canvas)
  func showsSubviews(_ view: DrawnView) -> Bool
  /// The visible part of a view; nil for all of it.
  func clip(_ view: DrawnView) -> Outline?
}

extension Look {
  func drawFront(_ view: DrawnView, on canvas: inout Canvas) {}
  func showsSubviews(_ view: DrawnView) -> Bool { true }
  func clip(_ view: DrawnView) -> Outline? { nil }
}

import IBModel

extension ResolvedScene {
  /// Whether the content of a view determines its extent on an axis.
  package func hasContent(_ view: ViewIndex, _ axis: Axis) -> Bool {
    contentAxes(of: view).contains(axis == .horizontal ? .horizontal : .vertical)
  }

  /// Whether the content of a view determines its extent on some axis.
  func hasContent(_ view: ViewIndex) -> Bool { !contentAxes(of: view).isEmpty }

  private func contentAxes(of view: ViewIndex) -> AxisSet {
    switch self[view].content {
    case .textView(let settings): settings.scrolls ? [] : .both
    case .image(nil): []
    default: self[view].kind.contentAxes(on: environment.platform)
    }
  }
}

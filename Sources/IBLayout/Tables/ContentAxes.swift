import IBModel

extension ResolvedScene {
  package func hasContent(_ view: ViewIndex, _ axis: Axis) -> Bool {
    contentAxes(of: view).contains(axis == .horizontal ? .horizontal : .vertical)
  }

  func hasContent(_ view: ViewIndex) -> Bool { !contentAxes(of: view).isEmpty }

  private func contentAxes(of view: ViewIndex) -> AxisSet {
    switch self[view].content {
    case .textView(let settings): settings.scrolls ? [] : .both
    case .image(nil): []
    default: self[view].kind.contentAxes(on: environment.platform)
    }
  }
}

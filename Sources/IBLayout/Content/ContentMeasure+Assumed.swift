extension ContentMeasure {
  func assumesSize(of view: ResolvedView) -> Bool {
    switch view.content {
    case .fixed(let control): return touchNumber(control)?.source == .assumed
    case .appKit(let settings):
      guard let name = settings.control.sizeName else { return false }
      let metrics: [MeasuredNumber.Metric] = [.size, .height, .padding]
      return metrics.contains { environment.number($0, of: name, settings.size, in: macDesign)?.source == .assumed }
    default: return false
    }
  }
}

extension ResolvedScene {
  func assumesContent(of view: ViewIndex) -> Bool {
    ContentMeasure(environment).adapted(to: self).assumesSize(of: self[view])
  }
}

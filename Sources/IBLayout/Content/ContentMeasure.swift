import IBModel

/// Measures content without Apple's fonts.
///
/// Advances of characters, paddings and heights of controls are tables fitted to the frames Xcode stored in public
/// documents. Documents/Layout-rules.md says how accurate they are.
package struct ContentMeasure: Sendable {
  let environment: SceneEnvironment
  let platform: Platform
  let xcodeVersion: XcodeVersion
  private(set) var macDesign: MacDesign
  let scale: Double
  let hasHomeIndicator: Bool
  let textSize: TextSize

  package init(_ environment: SceneEnvironment) {
    self.environment = environment
    platform = environment.platform
    xcodeVersion = environment.xcodeVersion
    macDesign = environment.macDesign
    scale =
      switch platform {
      // The canvas of tvOS has whole points for any screen.
      case .macOS, .tvOS: 1
      // Documents from before Xcode 8 name no device and have whole points.
      case .iOS, .watchOS: environment.device?.scale ?? (xcodeVersion < .v8 ? 1 : 2)
      }
    hasHomeIndicator = environment.isNotched
    textSize = environment.situation.textSize
  }

  func adapted(to scene: ResolvedScene) -> ContentMeasure {
    var measure = self
    measure.macDesign = scene.macDesign
    return measure
  }

  /// The size a view's content requires; nil for views without content.
  /// - Parameter availableWidth: The width at which text wraps, in points; nil is unlimited.
  package func size(of view: ResolvedView, availableWidth: Double?) -> ContentSize? {
    let availableWidth = availableWidth.flatMap { $0 > 0 ? $0 : nil }
    switch view.content {
    case .none, .textView: return nil
    case .label(let label): return labelSize(label, availableWidth: availableWidth)
    case .button(let button): return buttonSize(button, availableWidth: availableWidth)
    case .textField(let field): return fieldSize(field)
    case .image(let image): return image.flatMap { imageSize($0) }.map { ContentSize(toPixels($0)) }
    case .segments(let control): return segmentsSize(control)
    case .fixed(let control): return touchSize(control)
    case .appKit(let settings): return macSize(settings, view, availableWidth: availableWidth)
    }
  }

  package func wraps(_ view: ResolvedView) -> Bool {
    switch view.content {
    case .label(let label): label.lineLimit != 1
    case .appKit(let settings):
      if case .field(let field) = settings.control { field.wraps && field.sizeName == nil } else { false }
    default: false
    }
  }

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

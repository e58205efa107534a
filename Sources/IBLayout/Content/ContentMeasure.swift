import IBModel

/// Sizes of content, measured without Apple's fonts.
///
/// Advances of characters, paddings and heights of controls are tables fitted to the frames Xcode stored in public
/// documents. `Documents/Content.md` says how accurate they are.
package struct ContentMeasure: Sendable {
  /// What the document is laid out for.
  let environment: SceneEnvironment
  /// The platform whose controls are measured.
  let platform: Platform
  /// The release of Xcode whose sizes apply.
  let xcodeVersion: XcodeVersion
  /// The looks of AppKit's controls.
  private(set) var macDesign: MacDesign
  /// Pixels per point.
  let scale: Double
  /// Whether the device has a bar to swipe on instead of a home button.
  let hasHomeIndicator: Bool
  /// The text size the user has chosen.
  let textSize: TextSize

  /// Measures for the device and the release of Xcode of an environment.
  package init(_ environment: SceneEnvironment) {
    self.environment = environment
    platform = environment.platform
    xcodeVersion = environment.xcodeVersion
    macDesign = environment.macDesign
    scale =
      switch platform {
      case .macOS: 1
      // Documents for tvOS store half points for any screen.
      case .tvOS: 2
      // Documents from before Xcode 8 name no device and have whole points.
      case .iOS, .watchOS: environment.device?.scale ?? (xcodeVersion < .v8 ? 1 : 2)
      }
    hasHomeIndicator = environment.isNotched
    textSize = environment.situation.textSize
  }

  /// The measure for one scene, whose controls may look older than its document.
  func adapted(to scene: ResolvedScene) -> ContentMeasure {
    var measure = self
    measure.macDesign = scene.macDesign
    return measure
  }

  /// The size a view's content requires; nil for views without content.
  /// - Parameter availableWidth: the width of the frame in which text wraps, in points; nil is unlimited.
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

  /// Whether the height of a view's content depends on its width.
  package func wraps(_ view: ResolvedView) -> Bool {
    switch view.content {
    case .label(let label): label.lineLimit != 1
    case .appKit(let settings):
      if case .field(let field) = settings.control { field.wraps && field.sizeName == nil } else { false }
    default: false
    }
  }
}

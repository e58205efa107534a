import IBModel
import IBScene

/// Sizes of content, measured without Apple's fonts.
///
/// Advances of characters, paddings and heights of controls are tables fitted to the frames Xcode stored in public
/// documents. `Documents/Content.md` says how accurate they are.
public struct ContentMeasure: Sendable {
  /// The platform whose controls are measured.
  let platform: Platform
  /// The version of Xcode whose sizes apply, by the number documents contain.
  let toolsVersion: Int
  /// Pixels per point.
  let scale: Double
  /// Whether the device has a bar to swipe on instead of a home button.
  let hasHomeIndicator: Bool
  /// The text size the user has chosen.
  let textSize: TextSize

  /// Measures for the device and the version of Xcode of an environment.
  public init(_ environment: Environment) {
    platform = environment.platform
    let version = environment.document.toolsVersion
    // Manually written documents name no version and count as new. Versions from 32000 on are betas of Xcode 15.
    toolsVersion = version == 0 || version >= 32000 ? 23000 : version
    scale =
      switch platform {
      case .macOS: 1
      // Documents for tvOS store half points for any screen.
      case .tvOS: 2
      // Documents from before Xcode 8 name no device and have whole points.
      case .iOS, .watchOS: environment.device?.scale ?? (toolsVersion < 11000 ? 1 : 2)
      }
    hasHomeIndicator = environment.isNotched
    textSize = environment.situation.textSize
  }

  /// The size a view's content requires; nil for views without content.
  /// - Parameter availableWidth: the width of the frame in which text wraps, in points; nil is unlimited.
  public func size(of view: ResolvedView, availableWidth: Double?) -> ContentSize? {
    let availableWidth = availableWidth.flatMap { $0 > 0 ? $0 : nil }
    switch view.content {
    case .none, .textView: return nil
    case .label(let label): return labelSize(label, availableWidth: availableWidth)
    case .button(let button): return buttonSize(button, availableWidth: availableWidth)
    case .textField(let field): return fieldSize(field)
    case .image(let image): return image.flatMap { imageSize($0) }.map { ContentSize(toPixels($0)) }
    case .segmentedControl(let control): return segmentedControlSize(control)
    case .datePicker(let picker): return datePickerSize(picker)
    case .activityIndicator(let style): return TouchControls.activityIndicator(style)
    case .pageControl(let pages): return pageControlSize(pages: pages)
    // Above a home indicator toolbars are higher; its own space is not part of them.
    case .control(.toolbar) where hasHomeIndicator: return ContentSize(height: 49)
    case .control(let control): return TouchControls.size(of: control, version: toolsVersion)
    case .appKit(let settings): return macSize(settings, view, availableWidth: availableWidth)
    }
  }

  /// Whether the height of a view's content depends on its width.
  public func wraps(_ view: ResolvedView) -> Bool {
    switch view.content {
    case .label(let label): label.lineLimit != 1
    case .appKit(let settings):
      if case .field(let field) = settings.control { field.wraps && field.kind.isMeasured } else { false }
    default: false
    }
  }
}

extension FieldCell.Kind {
  /// Whether the size of the field follows from its text.
  var isMeasured: Bool { self != .search && self != .comboBox }
}

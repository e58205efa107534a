import IBModel
import IBXML

/// A progress bar of UIKit.
package struct ProgressAppearance: ControlAppearance {
  /// The filled part, from 0 to 1.
  package var fraction: Double
  /// The color of the filled part; nil for the tint.
  package var progressTint: ColorSettings?
  /// The color of the rest; nil for the system's.
  package var trackTint: ColorSettings?
}

/// A progress indicator of AppKit.
package struct MacProgressAppearance: ControlAppearance {
  package var fraction: Double
  package var isCircular: Bool
  package var isIndeterminate: Bool
}

/// A level indicator of AppKit.
package struct LevelAppearance: ControlAppearance {
  package var fraction: Double
}

/// An activity indicator of UIKit.
package struct ActivityAppearance: ControlAppearance {
  /// Nil for the style's color.
  package var color: ColorSettings?
  package var isWhite = false
}

extension AttributeReader {
  /// The filled part of an element that writes a value and its limits, from 0 to 1.
  mutating func fraction(of element: Element, value: Name) -> Double {
    let least = number("minValue", of: element) ?? 0
    let greatest = number("maxValue", of: element) ?? 1
    let value = number(value, of: element) ?? least
    let share = (value - least) / (greatest - least)
    return greatest > least ? min(max(share, 0), 1) : 0
  }
}

/// Progress bars of UIKit.
enum ProgressReader: ControlReader {
  static let kinds: [ElementKind] = [.progressView]
  static let touchSize: FixedControl? = FixedControl("progress")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let progress = reader.number("progress", of: control.element) ?? 0
    return ProgressAppearance(
      fraction: min(max(progress, 0), 1), progressTint: reader.color("progressTintColor", of: control.element),
      trackTint: reader.color("trackTintColor", of: control.element))
  }
}

/// Progress bars and spinners of AppKit.
enum ProgressIndicatorReader: ControlReader {
  static let kinds: [ElementKind] = [.progressIndicator]

  private enum Style: String { case bar, spinning }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    let name = "progressIndicator \(style(control, &reader).rawValue)"
    return .fixed(FixedControl(name, edges: name))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    MacProgressAppearance(
      fraction: reader.fraction(of: control.element, value: "doubleValue"),
      isCircular: style(control, &reader) == .spinning,
      isIndeterminate: reader.flag("indeterminate", of: control.element))
  }

  private static func style(_ control: ControlSource, _ reader: inout AttributeReader) -> Style {
    reader.value(.style, of: control.element) ?? .bar
  }
}

/// Level indicators of AppKit.
enum LevelReader: ControlReader {
  static let kinds: [ElementKind] = [.levelIndicator]
  static let macSize: FixedControl? = FixedControl("levelIndicator", edges: "levelIndicator")

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    LevelAppearance(fraction: control.cell.map { reader.fraction(of: $0, value: "doubleValue") } ?? 0)
  }
}

/// Activity indicators of UIKit.
enum ActivityReader: ControlReader {
  static let kinds: [ElementKind] = [.activityIndicatorView]

  private enum Style: String { case medium, large, white, whiteLarge, gray }

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    let style = style(control, &reader)
    return .fixed(FixedControl("activityIndicator", [style == .large || style == .whiteLarge ? "large" : "medium"]))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let style = style(control, &reader)
    return ActivityAppearance(
      color: reader.color("color", of: control.element), isWhite: style == .white || style == .whiteLarge)
  }

  private static func style(_ control: ControlSource, _ reader: inout AttributeReader) -> Style {
    reader.value(.style, of: control.element) ?? .medium
  }
}

/// Indicators that turn when a table of UIKit is pulled down.
enum RefreshReader: ControlReader {
  static let kinds: [ElementKind] = [.refreshControl]
  static let touchLook: (any ControlAppearance)? = ActivityAppearance()
}

import IBModel
import IBXML

/// A slider, a progress bar or a level.
package struct RangeAppearance: Sendable, Hashable {
  /// How far it is filled, from 0 to 1.
  package var fraction: Double
  /// Whether it is round.
  package var isCircular = false
  /// Whether nothing says how far it is filled.
  package var isIndeterminate = false
  /// How many marks it has; nil when it is not written.
  package var marks: Int?
  /// The color of what is filled; nil is the tint.
  package var minimumTint: ColorSettings?
  /// The color of the rest; nil is the system's.
  package var maximumTint: ColorSettings?
  /// The color of the knob; nil is white.
  package var thumbTint: ColorSettings?
}

extension AttributeReader {
  /// How far an element that writes a value and its limits is filled.
  mutating func range(of element: Element, value: Name) -> RangeAppearance {
    let least = number("minValue", of: element) ?? 0
    let greatest = number("maxValue", of: element) ?? 1
    let value = number(value, of: element) ?? least
    let share = (value - least) / (greatest - least)
    return RangeAppearance(fraction: greatest > least ? min(max(share, 0), 1) : 0)
  }
}

/// Bars, and in AppKit spinners, that show how far something is.
enum ProgressReading: ControlReading {
  static let kinds: [ElementKind] = [.progressView, .progressIndicator]

  /// What a progress indicator of AppKit looks like.
  private enum Style: String { case bar, spinning }

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .fixed(FixedControl("progress"))
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    let name = "progressIndicator \(style(control, &reader).rawValue)"
    return .fixed(FixedControl(name, edges: name))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> ControlAppearance {
    let progress = reader.number("progress", of: control.element) ?? 0
    return .range(
      RangeAppearance(
        fraction: min(max(progress, 0), 1), minimumTint: reader.color("progressTintColor", of: control.element),
        maximumTint: reader.color("trackTintColor", of: control.element)))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitAppearance.Detail {
    var range = reader.range(of: control.element, value: "doubleValue")
    range.isCircular = style(control, &reader) == .spinning
    range.isIndeterminate = reader.flag("indeterminate", of: control.element)
    return .range(range)
  }

  private static func style(_ control: ControlSource, _ reader: inout AttributeReader) -> Style {
    reader.value(.style, of: control.element) ?? .bar
  }
}

/// Level indicators of AppKit.
enum LevelReading: ControlReading {
  static let kinds: [ElementKind] = [.levelIndicator]

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    .fixed(FixedControl("levelIndicator", edges: "levelIndicator"))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitAppearance.Detail {
    .range(control.cell.map { reader.range(of: $0, value: "doubleValue") } ?? RangeAppearance(fraction: 0))
  }
}

/// Activity indicators of UIKit.
enum ActivityReading: ControlReading {
  static let kinds: [ElementKind] = [.activityIndicatorView]

  private enum Style: String { case medium, large, white, whiteLarge, gray }

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    let style = style(control, &reader)
    return .fixed(FixedControl("activityIndicator", [style == .large || style == .whiteLarge ? "large" : "medium"]))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> ControlAppearance {
    let style = style(control, &reader)
    return .activity(
      reader.color("color", of: control.element), isWhite: style == .white || style == .whiteLarge)
  }

  private static func style(_ control: ControlSource, _ reader: inout AttributeReader) -> Style {
    reader.value(.style, of: control.element) ?? .medium
  }
}

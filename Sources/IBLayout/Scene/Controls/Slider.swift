import IBModel
import IBXML

/// A slider of UIKit.
package struct SliderAppearance: ControlAppearance {
  package var fraction: Double
  /// The color before the knob; nil for the tint.
  package var minimumTint: ColorSettings?
  /// The color behind the knob; nil for the system's.
  package var maximumTint: ColorSettings?
  /// Nil for white.
  package var thumbTint: ColorSettings?
}

/// A slider of AppKit.
package struct MacSliderAppearance: ControlAppearance {
  package var fraction: Double
  package var isCircular = false
  package var marks: Int?
}

enum SliderReader: ControlReader {
  static let kinds: [ElementKind] = [.slider]
  static let touchSize: FixedControl? = FixedControl("slider")

  /// A place of the tick marks of an AppKit slider.
  private enum MarkPosition: String { case above, below, left, right, leading, trailing }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    guard let cell = control.cell else { return .fixed(FixedControl("slider", edges: "slider")) }
    let marks = reader.measure(.numberOfTickMarks, of: cell)
    let position: MarkPosition = reader.value(.tickMarkPosition, of: cell) ?? .below
    if isCircular(cell, reader) { return .fixed(FixedControl("slider circular")) }
    return .fixed(
      FixedControl(
        (marks ?? 0) > 0 ? "slider ticked" : "slider",
        edges: marks == nil ? "slider" : "slider \(position.rawValue)"))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    SliderAppearance(
      fraction: reader.fraction(of: control.element, value: .value),
      minimumTint: reader.color("minimumTrackTintColor", of: control.element),
      maximumTint: reader.color("maximumTrackTintColor", of: control.element),
      thumbTint: reader.color("thumbTintColor", of: control.element))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    guard let cell = control.cell else { return MacSliderAppearance(fraction: 0) }
    return MacSliderAppearance(
      fraction: reader.fraction(of: cell, value: "doubleValue"), isCircular: isCircular(cell, reader),
      marks: reader.measure(.numberOfTickMarks, of: cell).flatMap { Int(exactly: $0) })
  }

  private static func isCircular(_ cell: Element, _ reader: AttributeReader) -> Bool {
    reader.text(.sliderType, of: cell) == "circular"
  }
}

extension Name {
  fileprivate static let numberOfTickMarks = Name("numberOfTickMarks")
  fileprivate static let sliderType = Name("sliderType")
  fileprivate static let tickMarkPosition = Name("tickMarkPosition")
}

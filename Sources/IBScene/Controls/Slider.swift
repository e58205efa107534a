import IBModel
import IBXML

/// Sliders.
enum SliderReading: ControlReading {
  static let kinds: [ElementKind] = [.slider]

  /// Where a slider of AppKit has its marks.
  private enum MarkPosition: String { case above, below, left, right, leading, trailing }

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .fixed(FixedControl("slider", keepsHeight: true))
  }

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

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> ControlAppearance {
    var range = reader.range(of: control.element, value: .value)
    range.minimumTint = reader.color("minimumTrackTintColor", of: control.element)
    range.maximumTint = reader.color("maximumTrackTintColor", of: control.element)
    range.thumbTint = reader.color("thumbTintColor", of: control.element)
    return .range(range)
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitAppearance.Detail {
    guard let cell = control.cell else { return .range(RangeAppearance(fraction: 0)) }
    var range = reader.range(of: cell, value: "doubleValue")
    range.isCircular = isCircular(cell, reader)
    range.marks = reader.measure(.numberOfTickMarks, of: cell).flatMap { Int(exactly: $0) }
    return .range(range)
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

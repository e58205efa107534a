import IBModel
import IBXML

/// A date picker of UIKit.
package struct DateSettings: ControlAppearance {
  /// What it looks like.
  package enum Style: String, Sendable, CaseIterable { case automatic, wheels, compact, inline }

  /// What can be picked.
  package enum Mode: String, Sendable, CaseIterable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  /// What it looks like.
  package var style: Style
  /// What can be picked; nil when it is not written.
  package var mode: Mode?
}

/// What a date picker of AppKit looks like.
package enum DateCellStyle: String, ControlAppearance, CaseIterable {
  case textFieldAndStepper, textField, clockAndCalendar
}

/// Pickers of dates.
enum DateReading: ControlReading {
  static let kinds: [ElementKind] = [.datePicker]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    let settings = settings(control, &reader)
    let style = settings.style == .automatic ? "wheels" : settings.style.rawValue
    let ofMode = settings.mode.map { ["\(style) \($0.rawValue)"] } ?? []
    return .fixed(FixedControl("datePicker", ofMode + [style]))
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    let name = "datePicker \(style(control, &reader).rawValue)"
    return .fixed(FixedControl(name, edges: name))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    settings(control, &reader)
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    style(control, &reader)
  }

  private static func settings(_ control: ControlSource, _ reader: inout AttributeReader) -> DateSettings {
    DateSettings(
      style: reader.value(.style, of: control.element) ?? .automatic,
      mode: reader.value(.datePickerMode, of: control.element))
  }

  private static func style(_ control: ControlSource, _ reader: inout AttributeReader) -> DateCellStyle {
    control.cell.flatMap { reader.value(.datePickerStyle, of: $0) } ?? .textFieldAndStepper
  }
}

/// A picker of anything else, of UIKit.
package struct PickerAppearance: ControlAppearance {}

/// Pickers of anything else, of UIKit.
enum PickerReading: ControlReading {
  static let kinds: [ElementKind] = [.pickerView]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .fixed(FixedControl("picker"))
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    PickerAppearance()
  }
}

extension Name {
  fileprivate static let datePickerMode = Name("datePickerMode")
  fileprivate static let datePickerStyle = Name("datePickerStyle")
}

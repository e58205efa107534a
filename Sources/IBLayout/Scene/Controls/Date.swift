import IBModel
import IBXML

/// A date picker of UIKit.
package struct DateSettings: ControlAppearance {
  /// The styles of date pickers.
  package enum Style: String, Sendable, CaseIterable { case automatic, wheels, compact, inline }

  /// The quantities that can be picked.
  package enum Mode: String, Sendable, CaseIterable { case time, date, dateAndTime, countDownTimer, yearAndMonth }

  package var style: Style
  package var mode: Mode?
}

/// The styles of AppKit's date pickers.
package enum DateCellStyle: String, ControlAppearance, CaseIterable {
  case textFieldAndStepper, textField, clockAndCalendar
}

/// Date pickers of UIKit and AppKit.
enum DateReader: ControlReader {
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

/// A picker of UIKit for anything except dates.
package struct PickerAppearance: ControlAppearance {}

/// Pickers of UIKit for anything except dates.
enum PickerReader: ControlReader {
  static let kinds: [ElementKind] = [.pickerView]
  static let touchSize: FixedControl? = FixedControl("picker")
  static let touchLook: (any ControlAppearance)? = PickerAppearance()
}

extension Name {
  fileprivate static let datePickerMode = Name("datePickerMode")
  fileprivate static let datePickerStyle = Name("datePickerStyle")
}

import IBModel
import IBXML

extension Rule {
  static let controlWithoutCell = Rule(
    "control_without_cell", .document, .error,
    check: .elements(Array(cells.keys)) { element, document, findings in
      guard document.platform == .macOS, let control = Object(element), let expected = cells[control.kind.name] else {
        return
      }
      guard let cell = element.child(withKey: "cell") else {
        return findings.report(element, "\(control.reference) has no cell")
      }
      guard cell.kind.isKnown, !expected.contains(cell.name) else { return }
      findings.report(cell, "the cell of \(control.reference) is a `\(cell.name)` instead of a `\(expected[0])`")
    })
}

/// The cells of controls.
///
/// Source: the only ones in 1,140 public documents.
private let cells: [Name: [Name]] = [
  "button": ["buttonCell"], "textField": ["textFieldCell"], "imageView": ["imageCell"],
  "popUpButton": ["popUpButtonCell"], "slider": ["sliderCell"], "segmentedControl": ["segmentedCell"],
  "searchField": ["searchFieldCell"], "stepper": ["stepperCell"], "secureTextField": ["secureTextFieldCell"],
  "datePicker": ["datePickerCell"], "comboBox": ["comboBoxCell"], "tokenField": ["tokenFieldCell"],
  "pathControl": ["pathCell"], "levelIndicator": ["levelIndicatorCell"],
]

import IBModel
import IBXML

extension Rule {
  static let controlWithoutCell = Rule(
    id: "control_without_cell", group: .document, severity: .error,
    summary: "control of AppKit without its cell",
    reason: "Xcode does not open the document, or the control shows nothing and sends no action.",
    repair: "Delete the control and add it again from the library",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                «<button id="bt1"/>»
            </objects>
        </document>
        """),
      .good(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22155" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner" customClass="Panel"/>
                <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
                <customObject id="-3" userLabel="Application" customClass="NSObject"/>
                <button id="bt1">
                    <buttonCell key="cell" type="push" title="Save" id="ce1"/>
                </button>
            </objects>
        </document>
        """),
    ],
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

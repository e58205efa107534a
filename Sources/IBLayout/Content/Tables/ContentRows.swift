import IBScene

/// The rows of the table of UIKit's controls that are one rule each, besides those named by a kind of control.
enum TouchControlRow: String, CaseIterable {
  case bars, datePickers, activityIndicators, buttonConfigurations
}

/// The rows of the tables of AppKit's controls that are one rule each.
enum MacControlRow: String, CaseIterable {
  case sliders, searchFields, comboBoxes, segmentedControls, progressIndicators, datePickers, controlsWithoutText
}

/// The rows of the tables of AppKit's buttons that are one rule each.
enum MacButtonRow: String, CaseIterable { case push, check, popUp, signs, otherBezels }

extension SceneEnvironment {
  func follows(_ row: TouchControlRow) -> Bool { follows(.touchControl, row.rawValue) }

  func follows(_ row: MacControlRow) -> Bool { follows(.macControl, row.rawValue) }

  func follows(_ row: MacButtonRow) -> Bool { follows(.macButton, row.rawValue) }
}

extension MeasuredRule {
  /// The rules the tables consist of.
  static var contentRows: [MeasuredRule] {
    TouchControlRow.allCases.map { .row(.touchControl, $0.rawValue) }
      + MacControlRow.allCases.map { .row(.macControl, $0.rawValue) }
      + MacButtonRow.allCases.map { .row(.macButton, $0.rawValue) }
  }
}

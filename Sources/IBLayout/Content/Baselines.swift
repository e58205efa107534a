import IBModel
import IBXML

extension ContentMeasure {
  /// First and last baseline of a view with text, as distances from its top and its bottom edge in points.
  ///
  /// Text stands in the middle of the height; how many lines there are follows from the height as well.
  /// - Parameter height: of the frame, in points.
  public func baselines(of view: Object, height: Double) -> (first: Double, last: Double)? {
    guard let font = baselineFont(of: view) else { return nil }
    let lineHeight = platform == .macOS ? MacLines.height(of: font, version: toolsVersion) : font.lineHeight
    let step = lineHeight + (platform == .macOS ? 0 : font.leading)
    var count = 1.0
    if wraps(view), step > 0 {
      count = max(1, ((height - lineHeight) / step + 1.1).rounded(.down))
      let limit = Double(lineLimit(of: view))
      if platform != .macOS, limit > 0 { count = min(count, limit) }
    }
    let shift = platform == .macOS ? macBaselineShift(of: view) : 0
    let margin = (height - lineHeight - (count - 1) * step) / 2
    let leading = (lineHeight - font.lineHeight) / 2
    return (margin + leading + font.ascent - shift, margin + leading + font.descent + shift)
  }

  /// How far above the middle of the frame the text of a button stands before macOS 26, in points: the frame has room
  /// for a shadow below. Source: pairs of views public documents align by their baselines.
  private func macBaselineShift(of view: Object) -> Double {
    guard macDesign != .tahoe, let cell = view.element.child(withKey: "cell"), cell[.bezelStyle] == "rounded" else {
      return 0
    }
    switch Control(view.kind) {
    case .button: return cell[.borderStyle] == nil ? 0 : 2
    case .popUpButton: return macDesign == .yosemite ? 1.5 : 0.5
    default: return 0
    }
  }

  private func baselineFont(of view: Object) -> Font? {
    let element = view.element
    guard let control = Control(view.kind) else { return nil }
    if platform == .macOS {
      guard let cell = element.child(withKey: "cell") else { return nil }
      switch control {
      case .textField, .button, .popUpButton, .searchField, .comboBox, .segmentedControl, .datePicker:
        return macFont(cell, MacControlSize(name: cell[.controlSize] ?? element[.controlSize]))
      default: return nil
      }
    }
    switch control {
    case .label:
      return labelText(of: view).runs.max { $0.font.lineHeight < $1.font.lineHeight }?.font ?? Font(size: 17)
    case .button:
      if let configuration = element.child(.buttonConfiguration) {
        return configuration.child(withKey: "titleFontDescription").flatMap { font(describedBy: $0) }
          ?? textStyle(.body)
      }
      return font(of: element) ?? Font(size: element[.buttonType] == nil ? 18 : 15)
    case .textField: return font(of: element) ?? Font(size: 14)
    case .segmentedControl: return Font(size: 13)
    default: return nil
    }
  }
}

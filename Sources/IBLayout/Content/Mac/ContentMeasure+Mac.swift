import IBModel
import IBXML

extension ContentMeasure {
  /// The design whose paddings count.
  var macDesign: MacDesign { MacDesign(version: toolsVersion) }

  /// The content size of an AppKit view.
  func macSize(of view: Object, _ control: Control, availableWidth: Double?) -> ContentSize? {
    let element = view.element
    let cell = element.child(withKey: "cell")
    let size = MacControlSize(name: (cell ?? element)[.controlSize] ?? element[.controlSize])
    switch control {
    case .textField: return macFieldSize(of: element, cell, size, availableWidth: availableWidth)
    case .button: return cell.map { macButtonSize(of: $0, size) }
    case .popUpButton: return cell.map { macPopUpSize(of: $0, size) }
    case .segmentedControl: return cell.map { macSegmentedControlSize(of: $0, size) }
    case .image: return macImageSize(cell)
    case .progress: return macProgressSize(of: element, size)
    case .slider: return macSliderSize(cell, size)
    case .datePicker: return macDatePickerSize(cell, size)
    // A separator lies along the axis that constraints stretch; the other one is left at its thickness.
    case .box: return element[.boxType] == "separator" ? ContentSize(width: 5, height: 5) : nil
    case .switch, .stepper, .searchField, .comboBox, .colorWell, .levelIndicator, .pathControl:
      return MacControls.size(of: control, size, macDesign)
    case .label, .textView, .activityIndicator, .searchBar, .picker, .pageControl, .navigationBar, .toolbar, .tabBar:
      return nil
    }
  }

  /// The font of a cell.
  func macFont(_ cell: Element?, _ size: MacControlSize) -> Font {
    guard let element = cell?.child(withKey: "font"), element["usesAppearanceFont"] != "YES" else {
      return Font(size: size.fontSize)
    }
    return self.font(describedBy: element) ?? Font(size: size.fontSize)
  }

  // MARK: Text

  /// The text of a text cell in its fonts; of a field without text its placeholder.
  func macText(_ cell: Element?, _ size: MacControlSize) -> StyledText {
    let font = macFont(cell, size)
    guard let cell else { return StyledText("", font) }
    if let attributed = cell.child(.attributedString, key: "attributedTitle") ?? cell.child(.attributedString) {
      return styledText(attributed, default: font)
    }
    let title = cell.string(.title) ?? ""
    return StyledText(title.isEmpty ? cell.string(.placeholderString) ?? "" : title, font)
  }

  /// Whether the text of a field goes on in a second line.
  func macTextWraps(_ view: Object) -> Bool {
    guard let cell = view.element.child(withKey: "cell") else { return false }
    let mode = cell[.lineBreakMode] ?? "wordWrapping"
    return (mode == "wordWrapping" || mode == "charWrapping") && cell[.usesSingleLineMode] != "YES"
  }

  private func macFieldSize(
    of element: Element, _ cell: Element?, _ size: MacControlSize, availableWidth: Double?
  ) -> ContentSize {
    let mode = cell?[.lineBreakMode] ?? "wordWrapping"
    let wraps = (mode == "wordWrapping" || mode == "charWrapping") && cell?[.usesSingleLineMode] != "YES"
    let isEditable = cell?[.editable] == "YES"
    let preferred = element.number(.preferredMaxLayoutWidth) ?? 0
    let room = preferred > 0 ? min(preferred, availableWidth ?? preferred) : availableWidth
    let lines = macText(cell, size).lines(within: wraps ? room.map { $0 - 4 } : nil)
    let fonts = lines.fonts.isEmpty ? [macFont(cell, size)] : lines.fonts
    let height = fonts.reduce(0) { $0 + MacLines.height(of: $1, version: toolsVersion) }
    // Centred text has twice the margin.
    let width = (lines.width - 0.001).rounded(.up) + (cell?[.alignment] == "center" ? 8 : 4)
    switch cell?[.borderStyle] {
    case "bezel", "border":
      let line = MacLines.height(of: fonts[0], version: 0)
      let rest = height - MacLines.height(of: fonts[0], version: toolsVersion)
      let fieldHeight = MacControls.bezelHeight(macDesign, line: macDesign == .tahoe ? height - rest : line) + rest
      return ContentSize(width: isEditable ? nil : width + 6, height: fieldHeight)
    default: return ContentSize(width: isEditable ? nil : width, height: height)
    }
  }

  // MARK: Images and indicators

  private func macImageSize(_ cell: Element?) -> ContentSize? {
    cell.flatMap { imageSize(of: $0, font: Font(size: 13)) }.map { ContentSize($0) }
  }

  private func macProgressSize(of element: Element, _ size: MacControlSize) -> ContentSize {
    let isSmall = size == .small || size == .mini
    if element[.style] == "spinning" {
      return isSmall ? ContentSize(width: 16, height: 16) : ContentSize(width: 32, height: 32)
    }
    return ContentSize(height: isSmall ? 12 : 20)
  }

  private func macSliderSize(_ cell: Element?, _ size: MacControlSize) -> ContentSize? {
    guard var result = MacControls.size(of: .slider, size, macDesign) else { return nil }
    if cell?[.sliderType] == "circular" { return ContentSize(width: 28, height: 28) }
    if (cell?.number(.numberOfTickMarks) ?? 0) > 0, macDesign == .yosemite {
      result.height = size == .regular ? 24 : 17
    }
    if (cell?.number(.numberOfTickMarks) ?? 0) > 0, size == .mini { result.height = 17 }
    return result
  }

  private func macDatePickerSize(_ cell: Element?, _ size: MacControlSize) -> ContentSize {
    switch cell?[.datePickerStyle] ?? "" {
    case "clockAndCalendar": return ContentSize(width: 139, height: 148)
    case "textField": return ContentSize(width: 85, height: macDesign == .yosemite ? 22 : 25)
    default: return ContentSize(width: 86, height: macDesign == .yosemite ? 27 : 28)
    }
  }
}

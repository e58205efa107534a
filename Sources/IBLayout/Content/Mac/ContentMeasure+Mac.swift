import IBModel
import IBScene

extension ContentMeasure {
  /// The content size of an AppKit view.
  func macSize(_ settings: AppKitSettings, _ view: ResolvedView, availableWidth: Double?) -> ContentSize? {
    let size = settings.size
    let font = settings.font.map { self.font($0) } ?? Font(size: size.fontSize)
    switch settings.control {
    case .field(let field): return macFieldSize(field, font, size, availableWidth: availableWidth)
    case .button(let button): return macButtonSize(button, font, size)
    case .popUpButton(let button, let items): return macPopUpSize(button, items, font, size)
    case .segmentedControl(let style, let segments): return macSegmentedControlSize(style, segments, font, size)
    case .image(let image, _): return image.flatMap { imageSize($0, font: Font(size: 13)) }.map { ContentSize($0) }
    case .progressIndicator(let style): return macProgressSize(style, size)
    case .slider(let slider): return macSliderSize(slider, size)
    case .datePicker(let style): return macDatePickerSize(style)
    case .plain(.container):
      // Constraints stretch a separator along its axis; the other extent stays its thickness.
      if case .box(let box) = view.arrangement, box.style == .separator { return ContentSize(width: 5, height: 5) }
      return nil
    case .plain(let control): return MacControls.size(of: control, size, look(.controlsWithoutText))
    }
  }

  /// The look of AppKit; nil where a row of a table is left out.
  func look(_ row: MacControlRow) -> MacDesign? { environment.follows(row) ? macDesign : nil }

  /// The look of AppKit; nil where a row of a table is left out.
  func look(_ row: MacButtonRow) -> MacDesign? { environment.follows(row) ? macDesign : nil }

  // MARK: Text

  private func macFieldSize(
    _ field: FieldCell, _ font: Font, _ size: ControlSize, availableWidth: Double?
  ) -> ContentSize? {
    guard field.kind.isMeasured else {
      return MacControls.size(of: field.kind, size, look(field.kind == .search ? .searchFields : .comboBoxes))
    }
    let room = field.preferredWidth.map { min($0, availableWidth ?? $0) } ?? availableWidth
    // Lines use two of the four points that a field adds to its text. Weak: one grid view; nothing speaks against it.
    let lines = styledText(field.text, font).lines(within: field.wraps ? room.map { $0 - 2 } : nil)
    let fonts = lines.fonts.isEmpty ? [font] : lines.fonts
    let height = fonts.reduce(0) { $0 + MacLines.height(of: $1, macDesign, in: environment) }
    // Centered text has twice the margin.
    let width = (lines.width - 0.001).rounded(.up) + (field.isCentered ? 8 : 4)
    guard field.border != .none else { return ContentSize(width: field.isEditable ? nil : width, height: height) }
    let line = MacLines.height(of: fonts[0], .yosemite, in: environment)
    let rest = height - MacLines.height(of: fonts[0], macDesign, in: environment)
    let fieldHeight = MacControls.bezelHeight(macDesign, line: macDesign == .tahoe ? height - rest : line) + rest
    return ContentSize(width: field.isEditable ? nil : width + 6, height: fieldHeight)
  }

  // MARK: Indicators

  private func macProgressSize(_ style: ProgressIndicatorStyle, _ size: ControlSize) -> ContentSize {
    guard environment.follows(MacControlRow.progressIndicators) else { return ContentSize() }
    let isSmall = size == .small || size == .mini
    switch style {
    case .spinning: return isSmall ? ContentSize(width: 16, height: 16) : ContentSize(width: 32, height: 32)
    case .bar: return ContentSize(height: isSmall ? 12 : 20)
    }
  }

  private func macSliderSize(_ slider: SliderCell, _ size: ControlSize) -> ContentSize {
    if slider.isCircular {
      let extent = macDesign == .tahoe ? 24.0 : 28
      return ContentSize(width: extent, height: extent)
    }
    var result = MacControls.sliderSize(size, look(.sliders))
    let hasTickMarks = (slider.tickMarks ?? 0) > 0 && environment.follows(.tickMarkHeights)
    if hasTickMarks, macDesign == .yosemite { result.height = size == .regular ? 24 : 17 }
    // Weak: 18 sliders in 4 documents of 4 projects.
    if hasTickMarks, macDesign == .tahoe, size == .regular { result.height = 16 }
    if hasTickMarks, size == .mini { result.height = 17 }
    return result
  }

  private func macDatePickerSize(_ style: DatePickerCellStyle) -> ContentSize {
    guard environment.follows(MacControlRow.datePickers) else { return ContentSize() }
    return switch style {
    case .clockAndCalendar: ContentSize(width: 139, height: 148)
    case .textField: ContentSize(width: 85, height: macDesign == .yosemite ? 22 : 25)
    case .textFieldAndStepper: ContentSize(width: 86, height: macDesign == .yosemite ? 27 : 28)
    }
  }
}

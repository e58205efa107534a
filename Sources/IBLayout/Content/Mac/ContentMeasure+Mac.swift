import IBModel

extension ContentMeasure {
  func macSize(_ settings: AppKitSettings, _ view: ResolvedView, availableWidth: Double?) -> ContentSize? {
    let size = settings.size
    let font = settings.font.map { self.font($0) } ?? Font(size: size.fontSize)
    switch settings.control {
    case .field(let field): return macFieldSize(field, font, size, availableWidth: availableWidth)
    case .button(let button): return macButtonSize(button, font, size)
    case .popUpButton(let button, let items): return macPopUpSize(button, items, font, size)
    case .segments(let style, let segments): return macSegmentsSize(style, segments, font, size)
    case .image(let image, _): return image.flatMap { imageSize($0, font: Font(size: 13)) }.map { ContentSize($0) }
    case .fixed(let control): return control.size.map { ContentSize($0) } ?? fixedSize(of: control.name, size)
    case .container:
      // Constraints stretch a separator along its axis; the other extent stays its thickness.
      if case .box(let box) = view.arrangement, box.style == .separator { return fixedSize(of: "separator line", size) }
      return nil
    }
  }

  func number(_ metric: MeasuredNumber.Metric, of control: String, _ size: ControlSize) -> Double? {
    environment.number(metric, of: control, size, in: macDesign)?.value
  }

  func fixedSize(of control: String, _ size: ControlSize) -> ContentSize? {
    let known =
      environment.number(.size, of: control, size, in: macDesign)
      ?? environment.number(.height, of: control, size, in: macDesign)
    return known.map { ContentSize($0) }
  }

  private func macFieldSize(
    _ field: FieldCell, _ font: Font, _ size: ControlSize, availableWidth: Double?
  ) -> ContentSize? {
    if let name = field.sizeName { return fixedSize(of: name, size) }
    let room = field.preferredWidth.map { min($0, availableWidth ?? $0) } ?? availableWidth
    // Lines use two of the four points that a field adds to its text. Weak: one grid view; nothing speaks against it.
    let lines = styledText(field.text, font).lines(within: field.wraps ? room.map { $0 - 2 } : nil)
    let fonts = lines.fonts.isEmpty ? [font] : lines.fonts
    let height = fonts.reduce(0) { $0 + lineHeight(of: $1, in: macDesign) }
    // Centered text has twice the margin.
    let padding = number(.padding, of: field.isCentered ? "text field, centered" : "text field", size) ?? 0
    let width = (lines.width - 0.001).rounded(.up) + padding
    guard field.border != .none else { return ContentSize(width: field.isEditable ? nil : width, height: height) }
    // Until macOS 26, bezels are around lines of the first look.
    let first =
      macDesign == .tahoe ? 0 : lineHeight(of: fonts[0], in: .yosemite) - lineHeight(of: fonts[0], in: macDesign)
    let border = number(.border, of: "text field", size) ?? 0
    return ContentSize(
      width: field.isEditable ? nil : width + border,
      height: height + first + (number(.bezel, of: "text field", size) ?? 0))
  }
}

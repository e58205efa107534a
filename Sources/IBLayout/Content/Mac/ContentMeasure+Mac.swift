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

  /// AppKit sets lines in whole points.
  func lineHeight(of font: Font, in design: MacDesign) -> Double {
    // Ascent and descent are rounded each. Weak: 54 labels in three families, of two projects only.
    guard font.family == .system else {
      return (font.size * font.family.ascent).rounded() + (font.size * font.family.descent).rounded()
    }
    if let size = Int(exactly: font.size),
      let height = environment.number(.height, of: "text line", "\(size)", in: design)
    {
      return height.value
    }
    // Source: 28 labels from 17 points on, in 20 documents of 17 projects; one of them contradicts.
    let isLow = design != .yosemite && environment.follows(.lowLargeLines)
    return isLow ? (1.1777 * font.size).rounded() : font.lineHeight.rounded(.up)
  }

  /// The size is in whole points.
  func macButtonSize(_ button: ButtonCell, _ font: Font, _ size: ControlSize) -> ContentSize {
    if let fixed = macBezelSize(button.bezel, size) { return fixed }
    let name = button.sizeName
    let (wide, high) = (number(.padding, of: name, size) ?? 0, number(.height, of: name, size))
    let isToggle = button.isToggle
    let text = button.imagePosition == .only ? StyledText("", font) : styledText(button.title, font)
    let lines = text.lines(within: nil)
    let textWidth = (lines.width - 0.001).rounded(.up)
    let textHeight = lines.fonts.reduce(0) { $0 + lineHeight(of: $1, in: macDesign) }
    let isImageShown = button.imagePosition != .none && !isToggle
    let image = isImageShown ? button.image.flatMap { imageSize($0, font: font) } : nil
    var width = textWidth
    var height = textHeight
    if let image {
      let isStacked = button.imagePosition == .above || button.imagePosition == .below
      let isOver = button.imagePosition == .only || button.imagePosition == .overlaps
      width = isStacked || isOver ? max(width, image.width) : width + image.width + (width > 0 ? 3 : 0)
      height = isStacked ? height + image.height : max(height, image.height)
    }
    if button.border == nil, !isToggle {
      return ContentSize(width: width + (textWidth > 0 ? 4 : 0), height: max(height, 1))
    }
    let fixed = high.map { max($0, isToggle ? textHeight + (lines.fonts.count > 1 ? 2 : 0) : $0) }
    if isToggle, textWidth == 0, let untitled = number(.untitled, of: name, size) { width = untitled - wide }
    let padding = textWidth == 0 && image != nil ? min(wide, size == .mini ? 10 : 14) : wide
    return ContentSize(width: width + padding, height: fixed ?? height + (textHeight > 0 ? 12 : 10))
  }

  private func macBezelSize(_ bezel: ButtonCell.Bezel?, _ size: ControlSize) -> ContentSize? {
    guard let bezel, [.helpButton, .disclosure, .roundedDisclosure].contains(bezel) else { return nil }
    return fixedSize(of: "bezel \(bezel.rawValue)", size)
  }

  /// A pop-up button is as wide as its widest item.
  func macPopUpSize(_ button: ButtonCell, _ items: [String], _ font: Font, _ size: ControlSize) -> ContentSize {
    let title = if case .plain(let text) = button.title { text } else { "" }
    if button.bezel == .recessed {
      let padding = number(.padding, of: "pop-up button, recessed", size) ?? 0
      return ContentSize(
        width: font.width(of: title).rounded(.up) + padding, height: number(.height, of: "bezel recessed", size))
    }
    var widest = items.reduce(0) { max($0, font.width(of: $1)) }
    if widest == 0 { widest = font.width(of: title) }
    let padding = number(.padding, of: "pop-up button", size) ?? 0
    return ContentSize(width: widest.rounded(.up) + padding, height: number(.height, of: "pop-up button", size))
  }

  func macSegmentsSize(
    _ style: SegmentedCellStyle, _ segments: [Segment], _ font: Font, _ size: ControlSize
  ) -> ContentSize {
    var width = 0.0
    for segment in segments {
      if let own = segment.width, own > 0 {
        width += own
      } else {
        let title = segment.title.map { font.width(of: $0).rounded(.up) }
        let padding = number(.padding, of: "segmented control", size) ?? 0
        width += (title ?? segment.image.flatMap { imageSize($0)?.width } ?? 0) + padding
      }
    }
    let edges = number(.edges, of: style.name, size) ?? number(.edges, of: "segmented control", size)
    return ContentSize(
      width: width + Double(segments.count) + (edges ?? 0), height: number(.height, of: "segmented control", size))
  }
}

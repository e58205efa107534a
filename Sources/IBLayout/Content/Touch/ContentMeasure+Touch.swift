import IBModel

extension ContentMeasure {
  func labelSize(_ label: LabelSettings, availableWidth: Double?) -> ContentSize {
    let width =
      label.lineLimit == 1 ? nil : label.preferredWidth.map { min($0, availableWidth ?? $0) } ?? availableWidth
    let font = label.font.map { self.font($0) } ?? systemFont(size: 17)
    let lines = styledText(label.text, font).lines(within: width, limit: label.lineLimit)
    return ContentSize(toPixels(Size(width: lines.width, height: lines.height)))
  }

  func fieldSize(_ field: TextFieldSettings) -> ContentSize {
    let font = field.font.map { self.font($0) } ?? systemFont(size: 14)
    let width = font.width(of: field.text).rounded(.up)
    if field.border == .roundedRect {
      let height = touchHeight("text field") ?? 0
      return ContentSize(width: width + 14, height: max(height, (font.lineHeight + 8).rounded(.up)))
    }
    // Editable text is a little higher than that of labels since iOS 13.
    let line = font.lineHeight.rounded(.up)
    let height = font.size > 15 && environment.follows(.highFieldLines) ? line + 1 : line
    switch field.border {
    case .line, .bezel: return ContentSize(width: width + 14, height: height + 4)
    case .none, .roundedRect: return ContentSize(width: width + 1, height: height)
    }
  }

  func segmentsSize(_ control: SegmentSettings) -> ContentSize {
    // Since iOS 13 there is room for the selected segment, which is bolder. Source: 12 controls in 10 documents of 7
    // projects.
    let isRaised = environment.follows(.raisedSegments)
    let font = systemFont(weight: isRaised ? .medium : .regular, size: 13)
    let widths = control.segments.map { segment in
      let content = segment.title.map { font.width(of: $0).rounded() } ?? segment.image.flatMap { imageSize($0)?.width }
      return segment.width ?? (content ?? 0) + (isRaised ? 18 : 14)
    }
    let height = touchHeight("segmented control")
    let width = control.isProportional ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    let dividers = Double(max(widths.count - 1, 0))
    return ContentSize(width: width + dividers, height: height)
  }

  func touchSize(_ control: FixedControl) -> ContentSize? {
    if let size = control.size { return ContentSize(size) }
    guard var size = touchNumber(control).map({ ContentSize($0) }) else { return nil }
    if let count = control.count, let step = environment.number(.step, of: control.name)?.value {
      let gap = environment.number(.gap, of: control.name)?.value ?? 0
      size.width = count > 0 ? Double(count) * step - gap : 0
    }
    return size
  }

  /// The size or the height of a control; nil when no table has it.
  func touchNumber(_ control: FixedControl) -> MeasuredNumber? {
    // Above a home indicator some are higher; its own space is not part of them.
    let variants = (hasHomeIndicator ? ["with notch"] : []) + control.variants
    return variants.lazy.compactMap { touchNumber(control.name, $0) }.first
  }

  private func touchNumber(_ control: String, _ variant: String) -> MeasuredNumber? {
    environment.number(.size, of: control, variant) ?? environment.number(.height, of: control, variant)
      ?? environment.number(.height, of: control, variant, in: .bars)
  }

  private func touchHeight(_ control: String) -> Double? { environment.number(.height, of: control)?.value }

  /// Rounds up to whole pixels; sums of advances that exceed a pixel by rounding errors stay below it.
  func toPixels(_ size: Size) -> Size {
    Size(
      width: ((size.width * scale - 0.001).rounded(.up) / scale),
      height: ((size.height * scale - 0.001).rounded(.up) / scale))
  }
}

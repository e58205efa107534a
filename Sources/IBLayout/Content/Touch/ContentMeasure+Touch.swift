import IBModel
import IBScene

extension ContentMeasure {
  // MARK: Labels

  func labelSize(_ label: LabelSettings, availableWidth: Double?) -> ContentSize {
    let width =
      label.lineLimit == 1 ? nil : label.preferredWidth.map { min($0, availableWidth ?? $0) } ?? availableWidth
    let font = label.font.map { self.font($0) } ?? systemFont(size: 17)
    let lines = styledText(label.text, font).lines(within: width, limit: label.lineLimit)
    return ContentSize(toPixels(Size(width: lines.width, height: lines.height)))
  }

  // MARK: Fields

  func fieldSize(_ field: TextFieldSettings) -> ContentSize {
    let font = field.font.map { self.font($0) } ?? systemFont(size: 14)
    let width = font.width(of: field.text).rounded(.up)
    if field.border == .roundedRect {
      let height = TouchControls.size(of: .textField, in: environment)?.height ?? 0
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

  // MARK: Controls

  func segmentedControlSize(_ control: SegmentedControlSettings) -> ContentSize {
    // Since iOS 13 there is room for the selected segment, which is bolder. Source: 12 controls in 10 documents of 7
    // projects.
    let isRaised = environment.follows(.raisedSegments)
    let font = systemFont(weight: isRaised ? .medium : .regular, size: 13)
    let widths = control.segments.map { segment in
      let content = segment.title.map { font.width(of: $0).rounded() } ?? segment.image.flatMap { imageSize($0)?.width }
      return segment.width ?? (content ?? 0) + (isRaised ? 18 : 14)
    }
    let height = TouchControls.size(of: .segmentedControl, in: environment)?.height
    let width = control.isProportional ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    let dividers = Double(max(widths.count - 1, 0))
    return ContentSize(width: width + dividers, height: height)
  }

  /// Dots of 7 points with 9 between them.
  func pageControlSize(pages: Int) -> ContentSize {
    let size = TouchControls.size(of: .pageControl, in: environment)
    guard size != nil else { return ContentSize(height: size?.height) }
    return ContentSize(width: pages > 0 ? Double(pages) * 16 - 9 : 0, height: size?.height)
  }

  func datePickerSize(_ picker: DatePickerSettings) -> ContentSize {
    guard environment.follows(TouchControlRow.datePickers) else { return ContentSize() }
    switch picker.style {
    case .compact:
      let width = picker.mode == .dateAndTime ? 212.0 : picker.mode == .time ? 87 : 120
      return ContentSize(width: width, height: 34.5)
    case .inline: return ContentSize(width: 320, height: picker.mode == .date ? 330 : 380)
    case .automatic, .wheels: return ContentSize(width: 320, height: 216)
    }
  }

  /// A size rounded up to whole pixels; sums of advances that exceed a pixel by rounding errors stay below it.
  func toPixels(_ size: Size) -> Size {
    Size(
      width: ((size.width * scale - 0.001).rounded(.up) / scale),
      height: ((size.height * scale - 0.001).rounded(.up) / scale))
  }
}

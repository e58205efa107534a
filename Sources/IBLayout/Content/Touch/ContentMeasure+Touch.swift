import IBModel

extension ContentMeasure {
  func labelSize(_ label: LabelSettings, availableWidth: Double?) -> ContentSize {
    let width =
      label.lineLimit == 1 ? nil : label.preferredWidth.map { min($0, availableWidth ?? $0) } ?? availableWidth
    let font = label.font.map { self.font($0) } ?? controlFont(size: 17)
    let lines = styledText(label.text, font).lines(within: width, limit: label.lineLimit)
    return ContentSize(toPixels(Size(width: lines.width, height: lines.height)))
  }

  func fieldSize(_ field: TextFieldSettings) -> ContentSize {
    let font = field.font.map { self.font($0) } ?? controlFont(size: 14)
    let width = font.width(of: field.text).rounded(.up)
    if field.border == .roundedRect {
      let height = touchHeight("text field") ?? 0
      let padding = environment.number(.padding, of: "text field")?.value ?? 0
      return ContentSize(width: width + 14, height: max(height, (font.lineHeight + padding).rounded(.up)))
    }
    // Editable text is a little higher than text of labels since iOS 13.
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
    let font = controlFont(weight: isRaised ? .medium : .regular, size: 13)
    let padding = environment.number(.padding, of: "segmented control")?.value ?? (isRaised ? 18 : 14)
    let widths = control.segments.map { segment in
      let content = segment.title.map { font.width(of: $0).rounded() } ?? segment.image.flatMap { imageSize($0)?.width }
      return segment.width ?? (content ?? 0) + padding
    }
    let height = touchHeight("segmented control")
    let width = control.isProportional ? widths.reduce(0, +) : (widths.max() ?? 0) * Double(widths.count)
    let dividers = platform == .tvOS ? 0 : Double(max(widths.count - 1, 0))
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
    return variants.lazy.compactMap {
      environment.number(.size, of: control.name, $0) ?? environment.number(.height, of: control.name, $0)
        ?? environment.number(.height, of: control.name, $0, in: .bars)
    }.first
  }

  private func touchHeight(_ control: String) -> Double? { environment.number(.height, of: control)?.value }

  /// Rounds up to whole pixels; sums of advances that exceed a pixel by rounding errors stay below it.
  func toPixels(_ size: Size) -> Size {
    Size(
      width: ((size.width * scale - 0.001).rounded(.up) / scale),
      height: ((size.height * scale - 0.001).rounded(.up) / scale))
  }

  /// The size is in whole points.
  func buttonSize(_ button: ButtonSettings, availableWidth: Double?) -> ContentSize {
    if let configuration = button.configuration {
      return configuredSize(configuration, glyph: glyphSize(button.kind), availableWidth: availableWidth)
    }
    if let size = glyphSize(button.kind) { return ContentSize(size) }
    return legacySize(button)
  }

  /// Measures a button as UIKit laid it out before configurations: text and image side by side.
  private func legacySize(_ button: ButtonSettings) -> ContentSize {
    let font = button.font.map { self.font($0) } ?? controlFont(size: button.kind.titlePointSize)
    let text = styledText(button.normal.title, font)
    let lines = text.lines(within: nil)
    let none = Size(width: 0, height: 0)
    let image = button.normal.image.flatMap { imageSize($0, font: font) } ?? none
    let background = button.normal.backgroundImage.flatMap { imageSize($0) } ?? none
    var width = lines.width.rounded(.up) + image.width
    var height = max(lines.height.rounded(.up), image.height)
    if let insets = button.contentInsets, insets != Insets() {
      width += insets.left + insets.right
      height += insets.top + insets.bottom
    } else if !text.isEmpty {
      width = max(width, 30)
      height = max(lines.height.rounded(.up) + 12, image.height)
    } else if image.height == 0, background.height == 0 {
      // An empty title takes the room of a line.
      width = 30
      height = font.lineHeight.rounded(.up) + 12
    } else {
      // The title has no width, but its line keeps its height. Weak: 7 buttons in 6 documents of 3 projects.
      height = max(height, font.lineHeight.rounded(.up))
    }
    return ContentSize(width: max(width, background.width), height: max(height, background.height))
  }

  /// The size of the buttons that are a sign in a circle; nil for the others.
  ///
  /// Since Xcode 13 the signs are symbols. Weak: 10 buttons in 5 documents of 3 projects.
  private func glyphSize(_ kind: ButtonSettings.Kind) -> Size? {
    switch kind {
    case .infoLight, .infoDark, .detailDisclosure, .contactAdd:
      environment.number(.size, of: "sign button").map { toPixels($0.size) }
    case .close: environment.number(.size, of: "close button")?.size
    case .custom, .system, .roundedRect, .plain: nil
    }
  }

  /// Whole pixels. Source: heights of 83 buttons of 26 projects; 51 buttons of 17 projects have whole points.
  ///
  /// - Parameter glyph: The sign of sign buttons, their image unless they have another.
  private func configuredSize(
    _ button: ButtonConfiguration, glyph: Size?, availableWidth: Double?
  ) -> ContentSize {
    // Source for titles that name no font: 25 titles in 20 documents of 15 projects.
    let titleFont = button.titleFont.map { font($0) } ?? textStyle(.body)
    let subtitleFont = button.subtitleFont.map { font($0) } ?? textStyle(.footnote)
    let insets =
      button.contentInsets ?? environment.number(.contentInsets, of: "button configuration", button.size.rawValue)?
      .insets ?? Insets()
    let sides = insets.left + insets.right
    let edges = insets.top + insets.bottom
    let isStacked = button.imagePlacement == .top || button.imagePlacement == .bottom
    let image = configuredImageSize(button.image, glyph: glyph, font: titleFont, isStacked: isStacked)
    let beside = isStacked ? 0 : image.map { $0.width + button.imagePadding } ?? 0
    let room = availableWidth.map { $0 - sides - beside }

    let title = styledText(button.title, titleFont).lines(within: room)
    let subtitle = styledText(button.subtitle, subtitleFont).lines(within: room)
    var width = max(title.width, subtitle.width)
    var height = title.height + subtitle.height
    if subtitle.height > 0, title.height > 0 { height += button.titlePadding }
    if let image {
      let between = width > 0 ? button.imagePadding : 0
      width = isStacked ? max(width, image.width) : width + between + image.width
      height = isStacked ? height + between + image.height : max(height, image.height)
    }
    if width == 0 { height = max(height, titleFont.lineHeight) }
    return ContentSize(toPixels(Size(width: width + sides, height: height + edges)))
  }

  /// Symbols have the scale "large"; beside a title, or alone, they are no higher than the line.
  ///
  /// Weak: 6 buttons in 4 documents of 4 projects.
  private func configuredImageSize(
    _ image: ImageReference?, glyph: Size?, font: Font, isStacked: Bool
  ) -> Size? {
    guard var size = image.map({ imageSize($0, font: font, usualScale: .large) }) ?? glyph else { return nil }
    let isSymbol = image?.isSymbol ?? true
    if isSymbol, !isStacked, environment.follows(.lineHighSymbols) {
      size.height = min(size.height, font.lineHeight.rounded(.down))
    }
    return size
  }
}

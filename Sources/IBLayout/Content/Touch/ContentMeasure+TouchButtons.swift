import IBModel

extension ContentMeasure {
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
    let font = button.font.map { self.font($0) } ?? systemFont(size: button.kind.titlePointSize)
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

  /// Whole pixels. Source: heights of 83 buttons of 26 projects; those of 51 buttons of 17 projects are whole points.
  ///
  /// - Parameter glyph: The sign of sign buttons, their image unless they have another.
  private func configuredSize(
    _ button: ButtonConfiguration, glyph: Size?, availableWidth: Double?
  ) -> ContentSize {
    let titleFont = button.titleFont.map { font($0) } ?? configuredFont
    let subtitleFont = button.subtitleFont.map { font($0) } ?? textStyle(.footnote)
    let insets = button.contentInsets ?? padding(button.size)
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

  private func padding(_ size: ButtonConfiguration.Size) -> Insets {
    environment.number(.contentInsets, of: "button configuration", size.rawValue)?.insets ?? Insets()
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

  /// The font of titles that name none. Source: 25 titles in 20 documents of 15 projects.
  private var configuredFont: Font { textStyle(.body) }
}

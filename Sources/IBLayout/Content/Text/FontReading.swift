import IBModel

extension ContentMeasure {
  package func font(_ settings: FontSettings) -> Font {
    var font: Font =
      switch settings {
      case .style(let style): platform == .macOS ? style.macFont : textStyle(style)
      case .named(let name, let size): FontFamilies.font(named: name, size: size, in: environment)
      case .role(let role, let weight, let size): Font(weight: weight, size: size ?? role.pointSize)
      case .system(let weight, let size): systemFont(weight: weight, size: size)
      }
    font.isJapanese = environment.isJapanese
    return font
  }

  /// The system font. Before Xcode 7 large text was set in the one of iOS 8, Helvetica Neue, and a little wider than
  /// today in Xcode 8; small text does not differ.
  package func systemFont(weight: FontWeight = .regular, size: Double) -> Font {
    var font = Font(weight: weight, size: size)
    font.isJapanese = environment.isJapanese
    if platform == .tvOS { font.family = .television(at: size, isEarly: xcodeVersion < .v11) }
    guard platform == .iOS, size >= 20 else { return font }
    guard environment.follows(.olderSystemFonts) else { return font }
    font.family = xcodeVersion < .v7 ? FontFamilies.helveticaNeue : xcodeVersion < .v7_3 ? .system : .earlySystem
    return font
  }

  /// The font of text in a control that names none.
  package func controlFont(weight: FontWeight = .regular, size: Double) -> Font {
    platform == .tvOS
      ? systemFont(weight: .medium, size: Font.televisionControlSize) : systemFont(weight: weight, size: size)
  }

  package func textStyle(_ style: TextStyle) -> Font {
    if platform == .tvOS {
      let (weight, size, leading) = style.television
      var font = systemFont(weight: weight, size: size)
      font.leading = max(0, size + leading - font.lineHeight)
      return font
    }
    let size = style.size(in: textSize == .large ? usualTextSize : textSize)
    var font = systemFont(weight: style.weight, size: size)
    font.leading = max(0, size + style.leading - font.lineHeight)
    return font
  }

  /// The text size of users who have chosen none. The canvas had other ones before Xcode 8, and from 12.5 to 13.
  private var usualTextSize: TextSize {
    guard environment.mode == .canvas else { return .large }
    if environment.follows(.mediumTextStyles) { return .medium }
    return environment.follows(.smallTextStyles) ? .extraSmall : .large
  }

  /// - Parameter font: The font of the parts that name none.
  func styledText(_ content: TextContent, _ font: Font) -> StyledText {
    switch content {
    case .plain(let text): StyledText(text, font)
    case .attributed(let runs):
      StyledText(
        runs.map { run in
          StyledText.Run(
            run.text, run.font.map { self.font($0) } ?? font, kerning: run.kerning, lines: run.lines)
        })
    }
  }
}

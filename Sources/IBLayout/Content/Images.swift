import IBModel

extension ContentMeasure {
  /// Returns the size of an image in points; nil when it is unknown.
  /// - Parameter font: The font of the surrounding text, for symbols without a font of their own.
  /// - Parameter usualScale: The scale of symbols without one of their own.
  func imageSize(
    _ image: ImageReference, font: Font = Font(size: 17), usualScale: SymbolSettings.Scale = .medium
  ) -> Size? {
    guard case .symbol(let symbol) = image.kind else { return image.size }
    var symbolFont = symbol.font.map { self.font($0) } ?? font
    if let size = symbol.pointSize { symbolFont.size = size }
    return symbolSize(image, symbol.scale == .default ? usualScale : symbol.scale, font: symbolFont)
  }

  /// The size of a symbol in a text of a font.
  ///
  /// Documents store symbols at some large size. In a font, the larger side is about 1.19 em, of arrow heads less; at
  /// the scale "large" it is 1.29 times as much. Measured on a few frames of symbols without constraints.
  private func symbolSize(_ image: ImageReference, _ scale: SymbolSettings.Scale, font: Font) -> Size {
    let stored = image.size ?? Size(width: 120, height: 110)
    guard environment.follows(.symbolsByFont) else { return stored }
    let larger = max(stored.width, stored.height, 1)
    let side = (image.isArrowHead ? 0.97 : 1.19) * font.size * scale.factor
    return Size(
      width: (stored.width / larger * side * 2).rounded() / 2, height: (stored.height / larger * side * 2).rounded() / 2
    )
  }
}

extension SymbolSettings.Scale {
  /// The size relative to the scale "medium".
  fileprivate var factor: Double {
    switch self {
    case .small: 0.78
    case .medium, .default: 1
    case .large: 1.29
    }
  }
}

import IBModel

extension ContentMeasure {
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

import IBModel
import IBScene

extension ContentMeasure {
  /// The content size of an AppKit button, in whole points.
  func macButtonSize(_ button: ButtonCell, _ font: Font, _ size: ControlSize) -> ContentSize {
    if let fixed = macBezelSize(button.bezel, size) { return fixed }
    let metrics = buttonMetrics(button.metricsKind, size)
    let isToggle = button.metricsKind == .check
    let text = button.imagePosition == .only ? StyledText("", font) : styledText(button.title, font)
    let lines = text.lines(within: nil)
    let textWidth = (lines.width - 0.001).rounded(.up)
    let textHeight = lines.fonts.reduce(0) { $0 + MacLines.height(of: $1, macDesign, in: environment) }
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
    let fixed = metrics.height.map { max($0, isToggle ? textHeight + (lines.fonts.count > 1 ? 2 : 0) : $0) }
    if isToggle, textWidth == 0, let look = look(MacButtonRow.check) {
      width = MacButtonMetrics.untitledCheck(size, look) - metrics.padding
    }
    let padding = textWidth == 0 && image != nil ? min(metrics.padding, size == .mini ? 10 : 14) : metrics.padding
    return ContentSize(width: width + padding, height: fixed ?? height + (textHeight > 0 ? 12 : 10))
  }

  private func buttonMetrics(_ kind: MacButtonMetrics.Kind, _ size: ControlSize) -> MacButtonMetrics {
    MacButtonMetrics.metrics(kind, size, look(kind.rule))
  }

  /// The size of buttons that consist of their bezel only; nil for the others.
  private func macBezelSize(_ bezel: ButtonCell.Bezel?, _ size: ControlSize) -> ContentSize? {
    guard let bezel, [.helpButton, .disclosure, .roundedDisclosure].contains(bezel) else { return nil }
    guard environment.follows(MacButtonRow.signs) else { return nil }
    switch bezel {
    case .helpButton:
      if size == .small || size == .mini { return ContentSize(width: 18, height: 19) }
      return macDesign == .tahoe ? ContentSize(width: 24, height: 24) : ContentSize(width: 25, height: 25)
    case .disclosure:
      return macDesign == .tahoe ? ContentSize(width: 16, height: 16) : ContentSize(width: 13, height: 13)
    case .roundedDisclosure: return ContentSize(width: 29, height: 26)
    default: return nil
    }
  }

  /// A pop-up button is as wide as its widest item.
  func macPopUpSize(_ button: ButtonCell, _ items: [String], _ font: Font, _ size: ControlSize) -> ContentSize {
    let title = if case .plain(let text) = button.title { text } else { "" }
    if button.bezel == .recessed {
      let height = buttonMetrics(.recessed, size).height
      return ContentSize(width: font.width(of: title).rounded(.up) + 24, height: height)
    }
    var widest = items.reduce(0) { max($0, font.width(of: $1)) }
    if widest == 0 { widest = font.width(of: title) }
    let metrics = MacButtonMetrics.popUp(size, look(MacButtonRow.popUp))
    return ContentSize(width: widest.rounded(.up) + metrics.padding, height: metrics.height)
  }

  /// Segments have the width they are given, or that of their label.
  func macSegmentedControlSize(
    _ style: SegmentedCellStyle, _ segments: [Segment], _ font: Font, _ size: ControlSize
  ) -> ContentSize {
    var width = 0.0
    for segment in segments {
      if let own = segment.width, own > 0 {
        width += own
      } else {
        let title = segment.title.map { font.width(of: $0).rounded(.up) }
        width += (title ?? segment.image.flatMap { imageSize($0)?.width } ?? 0) + 24
      }
    }
    let isFlat = [.texturedSquare, .smallSquare, .texturedRounded].contains(style)
    let edges: Double = !environment.follows(.segmentPadding) ? 0 : isFlat ? 1 : 5
    return ContentSize(
      width: width + Double(segments.count) + edges,
      height: MacControls.segmentedControlHeight(size, look(MacControlRow.segmentedControls)))
  }
}

extension ButtonCell {
  /// The row of the table of sizes the button is in.
  fileprivate var metricsKind: MacButtonMetrics.Kind {
    if kind == .check || kind == .radio { return .check }
    return switch bezel {
    case .rounded: .push
    case .texturedRounded, .texturedSquare, .circular: .texturedRounded
    case .roundedRect: .roundRect
    case .recessed: .recessed
    case .inline, .badge: .inline
    case .smallSquare: .smallSquare
    case .regularSquare: .regularSquare
    case .shadowlessSquare: .shadowlessSquare
    default: .plain
    }
  }
}

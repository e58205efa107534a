import IBModel
import IBXML

extension ContentMeasure {
  /// The content size of an AppKit button, in whole points.
  func macButtonSize(of cell: Element, _ size: MacControlSize) -> ContentSize {
    switch cell[.bezelStyle] {
    case "helpButton":
      if size == .small || size == .mini { return ContentSize(width: 18, height: 19) }
      return macDesign == .tahoe ? ContentSize(width: 24, height: 24) : ContentSize(width: 25, height: 25)
    case "disclosure":
      return macDesign == .tahoe ? ContentSize(width: 16, height: 16) : ContentSize(width: 13, height: 13)
    case "roundedDisclosure": return ContentSize(width: 29, height: 26)
    default: break
    }
    let metrics = MacButtonMetrics.metrics(macButtonKind(of: cell), size, macButtonDesign)
    let font = macFont(cell, size)
    let position = cell[.imagePosition] ?? "none"
    let isToggle = macButtonKind(of: cell) == .check
    let text = position == "only" ? StyledText("", font) : macButtonText(cell, font)
    let lines = text.lines(within: nil)
    let textWidth = (lines.width - 0.001).rounded(.up)
    let textHeight = lines.fonts.reduce(0) { $0 + MacLines.height(of: $1, version: toolsVersion) }
    let image = position == "none" || isToggle ? nil : imageSize(of: cell, font: font)
    var width = textWidth
    var height = textHeight
    if let image {
      let isStacked = position == "above" || position == "below"
      let isOver = position == "only" || position == "overlaps"
      width = isStacked || isOver ? max(width, image.width) : width + image.width + (width > 0 ? 3 : 0)
      height = isStacked ? height + image.height : max(height, image.height)
    }
    let fixed = metrics.height.map { max($0, isToggle && lines.fonts.count > 1 ? textHeight + 2 : $0) }
    let padding = textWidth == 0 && image != nil ? min(metrics.padding, 16) : metrics.padding
    let isBordered = cell[.borderStyle] != nil
    if !isBordered, !isToggle { return ContentSize(width: width + (textWidth > 0 ? 4 : 0), height: max(height, 1)) }
    return ContentSize(width: width + padding, height: fixed ?? height + (textHeight > 0 ? 12 : 10))
  }

  /// The first Xcode 12 measured buttons in the old design.
  private var macButtonDesign: MacDesign { toolsVersion < 17300 ? .yosemite : macDesign }

  private func macButtonText(_ cell: Element, _ font: Font) -> StyledText {
    if let attributed = cell.child(.attributedString, key: "attributedTitle") {
      return styledText(attributed, default: font)
    }
    return StyledText(cell.string(.title) ?? "", font)
  }

  private func macButtonKind(of cell: Element) -> MacButtonMetrics.Kind {
    if cell[.type] == "check" || cell[.type] == "radio" { return .check }
    return switch cell[.bezelStyle] {
    case "rounded": .push
    case "texturedRounded", "texturedSquare", "circular": .texturedRounded
    case "roundedRect": .roundRect
    case "recessed": .recessed
    case "inline", "badge": .inline
    case "smallSquare": .smallSquare
    case "regularSquare": .regularSquare
    case "shadowlessSquare": .shadowlessSquare
    default: .plain
    }
  }

  /// A pop-up button is as wide as its widest item.
  func macPopUpSize(of cell: Element, _ size: MacControlSize) -> ContentSize {
    let font = macFont(cell, size)
    if cell[.bezelStyle] == "recessed" {
      let height = MacButtonMetrics.metrics(.recessed, size, macDesign).height
      return ContentSize(width: font.width(of: cell.string(.title) ?? "").rounded(.up) + 24, height: height)
    }
    var widest = 0.0
    if let menu = cell.child("menu"), let items = menu.child("items") {
      for item in items.children(.menuItem) where item["hidden"] != "YES" {
        widest = max(widest, font.width(of: item.string(.title) ?? ""))
      }
    }
    if widest == 0 { widest = font.width(of: cell.string(.title) ?? "") }
    let metrics = MacButtonMetrics.popUp(size, macDesign)
    return ContentSize(width: widest.rounded(.up) + metrics.padding, height: metrics.height)
  }

  /// Segments have the width they are given, or that of their label.
  func macSegmentedControlSize(of cell: Element, _ size: MacControlSize) -> ContentSize {
    let font = macFont(cell, size)
    var width = 0.0
    var count = 0.0
    for segment in cell.child(.segments)?.children(.segment).map({ $0 }) ?? [] {
      count += 1
      if let own = segment.number(.width), own > 0 {
        width += own
      } else {
        let content =
          segment.string(.label).map { font.width(of: $0).rounded(.up) } ?? imageSize(of: segment)?.width ?? 0
        width += content + 24
      }
    }
    let height = MacControls.size(of: .segmentedControl, size, macDesign)?.height
    let isFlat = ["texturedSquare", "smallSquare", "texturedRounded"].contains(cell[.style])
    return ContentSize(width: width + count + (isFlat ? 1 : 5), height: height)
  }
}

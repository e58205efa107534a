import IBModel
import IBXML

extension ContentMeasure {
  /// The content size of a UIKit button, in whole points.
  func buttonSize(of element: Element, availableWidth: Double?) -> ContentSize {
    if let configuration = element.child(.buttonConfiguration) {
      return configuredSize(of: element, configuration, availableWidth: availableWidth)
    }
    return legacySize(of: element)
  }

  /// The `<state>` whose look the canvas shows.
  private func shownState(of element: Element) -> Element? {
    for state in element.children(.state) where state[.key] == "normal" { return state }
    return nil
  }

  /// A button as UIKit had it before configurations: text and image side by side.
  private func legacySize(of element: Element) -> ContentSize {
    let type = element[.buttonType]
    if let size = ContentMeasure.glyphButtons[type ?? ""] { return ContentSize(size) }
    let font = self.font(of: element) ?? systemFont(size: type == nil || type == "custom" ? 18 : 15)
    let state = shownState(of: element)
    let text = state.map { buttonText(of: $0, font) } ?? StyledText("", font)
    let lines = text.lines(within: nil)
    let image = state.flatMap { imageSize(of: $0, font: font) } ?? Size(width: 0, height: 0)
    let background = state.flatMap { imageSize(of: $0, .backgroundImage) } ?? Size(width: 0, height: 0)
    let insets = element.child(withKey: "contentEdgeInsets")
    let hasOwnInsets =
      insets.map { side in [Name.minX, .minY, .maxX, .maxY].contains { side.number($0) != 0 } } ?? false
    var width = lines.width.rounded(.up) + image.width
    var height = max(lines.height.rounded(.up), image.height)
    if let insets, hasOwnInsets {
      width += (insets.number(.minX) ?? 0) + (insets.number(.maxX) ?? 0)
      height += (insets.number(.minY) ?? 0) + (insets.number(.maxY) ?? 0)
    } else if !text.isEmpty {
      width = max(width, 30)
      height = max(lines.height.rounded(.up) + 12, image.height)
    } else if image.height == 0, background.height == 0 {
      // An empty title takes the room of a line.
      width = 30
      height = font.lineHeight.rounded(.up) + 12
    }
    return ContentSize(width: max(width, background.width), height: max(height, background.height))
  }

  private func buttonText(of state: Element, _ font: Font) -> StyledText {
    if let attributed = state.child(.attributedString, key: "attributedTitle") {
      return styledText(attributed, default: font)
    }
    return StyledText(state.string(.title) ?? "", font)
  }

  /// The buttons that are a sign in a circle, and the one to add a contact.
  private static let glyphButtons: [String: Size] = [
    "infoLight": Size(width: 22, height: 22), "infoDark": Size(width: 22, height: 22),
    "detailDisclosure": Size(width: 22, height: 22), "contactAdd": Size(width: 22, height: 22),
    "close": Size(width: 30, height: 30),
  ]

  // MARK: Configurations

  /// Paddings of a configuration by `buttonSize`: at the sides, above and below.
  private static let paddings: [String: (side: Double, edge: Double)] = [
    "mini": (10, 4), "small": (10, 5), "medium": (12, 7), "large": (20, 15),
  ]

  private func configuredSize(
    of element: Element, _ configuration: Element, availableWidth: Double?
  ) -> ContentSize {
    let titleFont =
      configuration.child(withKey: "titleFontDescription").flatMap { font(describedBy: $0) } ?? textStyle(.body)
    let subtitleFont =
      configuration.child(withKey: "subtitleFontDescription").flatMap { font(describedBy: $0) } ?? textStyle(.footnote)
    let padding = ContentMeasure.paddings[configuration["buttonSize"] ?? "medium"] ?? (12, 7)
    var sides = padding.side * 2
    var edges = padding.edge * 2
    if let insets = configuration.child("directionalEdgeInsets") ?? configuration.child(withKey: "contentInsets") {
      sides =
        (insets.number("leading") ?? insets.number(.minX) ?? 0)
        + (insets.number("trailing") ?? insets.number(.maxX) ?? 0)
      edges =
        (insets.number("top") ?? insets.number(.minY) ?? 0) + (insets.number("bottom") ?? insets.number(.maxY) ?? 0)
    }
    let image = imageSize(of: configuration, font: titleFont)
    let gap = configuration.number("imagePadding") ?? 0
    let isStacked = configuration["imagePlacement"] == "top" || configuration["imagePlacement"] == "bottom"
    let room = availableWidth.map { $0 - sides - (isStacked ? 0 : image.map { $0.width + gap } ?? 0) }

    let title = configuredText(of: configuration, "title", titleFont).lines(within: room)
    let subtitle = configuredText(of: configuration, "subtitle", subtitleFont).lines(within: room)
    var width = max(title.width, subtitle.width)
    var height = title.height + subtitle.height
    if subtitle.height > 0, title.height > 0 { height += configuration.number("titlePadding") ?? 1 }
    if let image {
      let between = width > 0 ? gap : 0
      width = isStacked ? max(width, image.width) : width + between + image.width
      height = isStacked ? height + between + image.height : max(height, image.height)
    }
    if width == 0 { height = max(height, titleFont.lineHeight) }
    return ContentSize(toWholePoints(Size(width: width + sides, height: height + edges)))
  }

  private func configuredText(of configuration: Element, _ key: String, _ font: Font) -> StyledText {
    let name = key == "title" ? Name.title : .subtitle
    if let attributed = configuration.child(
      .attributedString, key: key == "title" ? "attributedTitle" : "attributedSubtitle")
    {
      return styledText(attributed, default: font)
    }
    return StyledText(configuration.string(name) ?? "", font)
  }

  private func toWholePoints(_ size: Size) -> Size {
    Size(width: (size.width - 0.001).rounded(.up), height: (size.height - 0.001).rounded(.up))
  }
}

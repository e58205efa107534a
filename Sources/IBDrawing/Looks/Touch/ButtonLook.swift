import IBLayout
import IBModel

extension ButtonAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .button(let settings) = view.view.content else { return }
    if let configuration = settings.configuration, let style {
      drawConfigured(configuration, style, view, on: &canvas)
    } else if let symbol = symbol(of: settings.kind) {
      let side = min(22, view.bounds.width, view.bounds.height)
      SymbolShapes.draw(symbol, in: view.bounds.centered(side, side), view.tint, on: &canvas)
    } else {
      drawPlain(settings, view, on: &canvas)
    }
  }

  private func symbol(of kind: ButtonSettings.Kind) -> String? {
    switch kind {
    case .detailDisclosure, .infoLight, .infoDark: "info.circle"
    case .contactAdd: "plus.circle"
    case .close: "xmark.circle.fill"
    case .custom, .system, .roundedRect, .plain: nil
    }
  }

  private func drawPlain(_ settings: ButtonSettings, _ view: DrawnView, on canvas: inout Canvas) {
    if let image = settings.normal.backgroundImage {
      ImageDrawing(view).draw(image, in: view.bounds, on: &canvas)
    }
    let isCustom = settings.kind == .custom
    // On a television, buttons without a background of their own have a gray one.
    let isOnTelevision = !isCustom && view.scene.environment.platform == .tvOS
    if isOnTelevision, view.appearance.background == nil, settings.normal.backgroundImage == nil {
      canvas.fill(view.bounds, view.palette.role("systemFill"), radius: TouchMetrics.televisionRadius)
    }
    let usual = isOnTelevision ? view.palette.role("label") : view.tint
    var color = view.palette.color(titleColor, or: isCustom ? .white : usual)
    if !view.appearance.isEnabled, titleColor == nil { color = view.palette.role("systemGray").faded(0.6) }
    var title = view.context.block(
      settings.normal.title, view.context.font(settings.font, size: isCustom ? 18 : 15), color)
    title.lineBreak = .truncateMiddle
    if title.runs.contains(where: { $0.text.contains { $0.isNewline } }) { title.lineLimit = 0 }
    let content = ButtonContent(
      title: title, image: settings.normal.image, insets: settings.contentInsets ?? Insets(),
      titleInsets: titleInsets, imageInsets: imageInsets, alignment: alignment)
    content.draw(view, imageTint: isCustom ? view.tint : color, on: &canvas)
  }

  private func drawConfigured(
    _ configuration: ButtonConfiguration, _ style: Style, _ view: DrawnView, on canvas: inout Canvas
  ) {
    let colors = colors(of: style, view)
    canvas.fill(view.bounds, colors.fill, radius: radius(view))
    let font = view.context.font(configuration.titleFont, size: 17)
    var title = view.context.block(configuration.title, font, colors.text)
    title.lineLimit = 0
    let small = view.context.font(configuration.subtitleFont, size: 13)
    let subtitle = view.context.block(configuration.subtitle, small, colors.text)
    let content = ButtonContent(
      title: title, subtitle: subtitle, image: configuration.image, insets: Insets(),
      alignment: alignment, spacing: configuration.imagePadding, placement: configuration.imagePlacement)
    content.draw(view, imageTint: colors.text, on: &canvas)
  }

  private func colors(of style: Style, _ view: DrawnView) -> (fill: RGBColor, text: RGBColor) {
    let palette = view.palette
    let base = palette.color(fill, or: view.tint)
    let chosen = fill.flatMap { palette.color($0) }
    let text = foreground.flatMap { palette.color($0) }
    if !view.appearance.isEnabled {
      let hasFill = style != .plain && style != .borderless
      return (hasFill ? palette.role("tertiarySystemFill") : chosen ?? .clear, palette.role("tertiaryLabel"))
    }
    switch style {
    case .plain, .borderless: return (chosen ?? .clear, text ?? view.tint)
    case .gray, .bordered: return (chosen ?? palette.role("secondarySystemFill"), text ?? view.tint)
    case .tinted: return (base.faded(0.18), text ?? view.tint)
    case .filled: return (base, text ?? .white)
    }
  }

  private func radius(_ view: DrawnView) -> Double {
    if view.palette.isNewDesign { return view.bounds.height / 2 }
    switch corners {
    case .small: return TouchMetrics.configurationRadius.small
    case .medium: return TouchMetrics.configurationRadius.medium
    case .large: return TouchMetrics.configurationRadius.large
    case .fixed, .dynamic: return TouchMetrics.configurationRadius.fixed
    case .capsule: return view.bounds.height / 2
    }
  }
}

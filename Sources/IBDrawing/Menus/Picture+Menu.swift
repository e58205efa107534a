import IBLayout
import IBModel

extension Picture {
  /// Draws an open menu; of a menu bar all menus, side by side. Submenus are below.
  package init(of menu: MenuContent, in environment: SceneEnvironment, _ options: DrawingOptions = DrawingOptions()) {
    self = MenuDrawing(DrawingContext(environment, options)).picture(of: menu)
  }
}

/// Draws a menu with all its submenus.
private struct MenuDrawing {
  private let context: DrawingContext
  private let isReflected: Bool

  init(_ context: DrawingContext) {
    self.context = context
    isReflected = context.environment.situation.layoutDirection == .rightToLeft
  }

  /// A panel that opens from another one, with the path to it.
  private struct Opened {
    let path: String
    let panel: MenuPanel
  }

  func picture(of menu: MenuContent) -> Picture {
    var canvas = Canvas(isReflected: isReflected)
    var size: Size
    var opened: [Opened] = []
    if menu.isMenuBar {
      size = drawBar(menu, on: &canvas)
      for item in visible(menu) { collect(item.submenu, item.title, &opened) }
    } else {
      let panel = MenuPanel(menu, context)
      size = panel.size
      panel.draw(at: Point(0, 0), on: &canvas)
      collect(menu, "", &opened)
    }
    drawRows(opened, below: &size, on: &canvas)
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    var behind = Canvas()
    behind.fill(whole, context.options.scheme.desk)
    let contents = isReflected ? canvas.reflected(in: size.width) : canvas.contents
    let name = menu.title.isEmpty ? "Menu" : menu.title
    let notes = canvas.notes.map { PictureNote(id: menu.id, name: name, kind: "menu", reason: $0) }
    return Picture(
      size: size, nodes: [PictureNode(frame: whole, contents: behind.contents + contents)],
      notes: notes.sorted { "\($0.reason)" < "\($1.reason)" })
  }

  private func visible(_ menu: MenuContent) -> [MenuContent.Item] {
    menu.items.filter { context.options.showsHidden || !$0.isHidden }
  }

  private func drawBar(_ menu: MenuContent, on canvas: inout Canvas) -> Size {
    var panels = Canvas(isReflected: isReflected)
    var bar = Canvas(isReflected: isReflected)
    var (x, height) = (MenuMetrics.gap / 2, 0.0)
    for (position, item) in visible(menu).enumerated() {
      let font = context.font(nil, size: MenuMetrics.fontSize, weight: position == 0 ? .bold : .regular)
      let title = item.title.isEmpty ? item.submenu?.title ?? "" : item.title
      var width = font.width(of: title) + MenuMetrics.barPadding
      var name = Canvas(isReflected: isReflected)
      let color = context.palette.role(item.isEnabled ? "label" : "disabledControlText")
      name.text(
        TextBlock(title, font, color),
        in: Rect(x: MenuMetrics.barPadding / 2, y: 0, width: width, height: MenuMetrics.barHeight))
      bar.group(name, of: item.id, at: Rect(x: x, y: 0, width: width, height: MenuMetrics.barHeight))
      if let submenu = item.submenu, !visible(submenu).isEmpty {
        let panel = MenuPanel(submenu, context)
        panel.draw(at: Point(x, MenuMetrics.barHeight + 1), on: &panels)
        (width, height) = (max(width, panel.size.width), max(height, panel.size.height))
      }
      x += width + MenuMetrics.gap / 2
    }
    let size = Size(width: max(x, 200), height: MenuMetrics.barHeight + 1 + height + MenuMetrics.gap / 2)
    canvas.fill(
      Rect(x: 0, y: 0, width: size.width, height: MenuMetrics.barHeight),
      context.palette.isDark ? RGBColor(30, 30, 32) : RGBColor(252, 252, 253))
    canvas.group(bar, of: menu.id, at: Rect(x: 0, y: 0, width: size.width, height: MenuMetrics.barHeight))
    canvas.append(panels)
    return size
  }

  private func collect(_ menu: MenuContent?, _ path: String, _ opened: inout [Opened]) {
    for item in menu.map(visible) ?? [] {
      guard let submenu = item.submenu, !visible(submenu).isEmpty else { continue }
      let path = path.isEmpty ? item.title : "\(path) › \(item.title)"
      opened.append(Opened(path: path, panel: MenuPanel(submenu, context)))
      collect(submenu, path, &opened)
    }
  }

  private func drawRows(_ opened: [Opened], below size: inout Size, on canvas: inout Canvas) {
    guard !opened.isEmpty else { return }
    let most = max(size.width, MenuMetrics.leastRowWidth)
    let font = context.font(nil, size: 11, weight: .semibold)
    var (x, y, height) = (MenuMetrics.gap / 2, size.height + MenuMetrics.gap / 2, 0.0)
    for submenu in opened {
      let width = max(submenu.panel.size.width, font.width(of: submenu.path) + 2)
      if x > MenuMetrics.gap, x + width > most {
        (x, y, height) = (MenuMetrics.gap / 2, y + height + MenuMetrics.gap, 0)
      }
      canvas.text(
        TextBlock(submenu.path, font, context.options.scheme.paleInk),
        in: Rect(x: x, y: y, width: width, height: MenuMetrics.captionHeight - 4))
      submenu.panel.draw(at: Point(x, y + MenuMetrics.captionHeight), on: &canvas)
      height = max(height, MenuMetrics.captionHeight + submenu.panel.size.height)
      x += width + MenuMetrics.gap
      size.width = max(size.width, x - MenuMetrics.gap / 2)
    }
    size.height = y + height + MenuMetrics.gap / 2
  }
}

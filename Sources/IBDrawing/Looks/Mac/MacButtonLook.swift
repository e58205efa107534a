import IBLayout
import IBModel

extension MacButtonAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .button(let cell)? = view.macSettings?.control else { return }
    switch cell.kind {
    case .check, .radio: drawChoice(cell, view, on: &canvas)
    case .help: drawHelp(view, on: &canvas)
    case .disclosureTriangle, .disclosure: drawDisclosure(cell.kind, view, on: &canvas)
    default: drawPush(cell, view, on: &canvas)
    }
  }

  private func drawPush(_ cell: ButtonCell, _ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    let hasBorder = cell.border != nil && (cell.bezel != .recessed || isOn)
    var color = view.color(view.mac?.textColor, or: "controlText")
    if hasBorder {
      let fill = isDefault ? view.tint : cell.bezel == .inline ? view.palette.role("systemGray") : view.macSurface
      let radius = cell.bezel == .circular ? frame.height / 2 : cell.kind.isSquare ? 1 : MacMetrics.buttonRadius
      canvas.stroke(frame, Stroke(view.macLine), radius: radius, fill: fill)
      if isDefault || cell.bezel == .inline { color = .white }
    }
    if !view.appearance.isEnabled { color = view.palette.role("disabledControlText") }
    var title = view.context.block(cell.title, view.macFont, color)
    title.lineBreak = view.mac?.lineBreak == .wrap ? .truncateTail : view.mac?.lineBreak ?? .truncateTail
    draw(title, cell, tint: view.appearance.tint == nil ? color : view.tint, in: frame, view, on: &canvas)
  }

  private func draw(
    _ title: TextBlock, _ cell: ButtonCell, tint: RGBColor, in frame: Rect, _ view: DrawnView,
    on canvas: inout Canvas
  ) {
    var placement = ButtonConfiguration.ImagePlacement.leading
    var (image, title) = (cell.image, title)
    switch cell.imagePosition {
    case .none: image = nil
    case .only: title = TextBlock(runs: [])
    case .overlaps: if image != nil { title = TextBlock(runs: []) }
    case .right, .trailing: placement = .trailing
    case .above: placement = .top
    case .below: placement = .bottom
    case .left, .leading: break
    }
    let alignment: ButtonAppearance.Alignment =
      switch view.mac?.alignment {
      case .left?: .left
      case .right?: .right
      default: .center
      }
    let content = ButtonContent(
      title: title, image: image, insets: Insets(left: frame.x, right: view.bounds.width - frame.maxX),
      alignment: alignment, spacing: 4, placement: placement)
    content.draw(view, imageTint: tint, on: &canvas)
  }

  private func drawChoice(_ cell: ButtonCell, _ view: DrawnView, on canvas: inout Canvas) {
    let side = min(MacMetrics.checkBox, view.bounds.height, view.bounds.width)
    let frame = view.alignmentBounds
    let isTrailing = cell.imagePosition == .right || cell.imagePosition == .trailing
    let x = isTrailing ? frame.maxX - side : frame.x
    let box = Rect(x: x, y: view.bounds.midY - side / 2, width: side, height: side)
    let fill = isOn && view.appearance.isEnabled ? view.tint : view.macSurface
    let radius = cell.kind == .radio ? side / 2 : MacMetrics.checkRadius
    canvas.stroke(box, Stroke(view.macLine), radius: radius, fill: fill)
    if isOn {
      let ink = view.appearance.isEnabled ? RGBColor.white : view.palette.role("disabledControlText")
      if cell.kind == .radio {
        canvas.ellipse(box.centered(side * 0.4, side * 0.4), fill: ink)
      } else {
        SymbolShapes.draw("checkmark", in: box.inset(side * 0.18), ink, on: &canvas)
      }
    }
    guard cell.imagePosition != .only else { return }
    var title = view.context.block(cell.title, view.macFont, view.macTextColor)
    title.hugsFrame = true
    let used = side + MacMetrics.titleDistance
    let room = Rect(
      x: isTrailing ? 0 : box.maxX + MacMetrics.titleDistance, y: 0,
      width: max(0, (isTrailing ? frame.maxX : view.bounds.width - frame.x) - used), height: view.bounds.height)
    canvas.text(title, in: room)
  }

  private func drawHelp(_ view: DrawnView, on canvas: inout Canvas) {
    let side = min(20, view.bounds.width, view.bounds.height)
    let circle = view.bounds.centered(side, side)
    canvas.ellipse(circle, fill: view.macSurface, stroke: Stroke(view.macLine))
    SymbolShapes.draw("questionmark", in: circle.inset(side * 0.25), view.palette.role("controlText"), on: &canvas)
  }

  private func drawDisclosure(_ kind: ButtonCell.Kind, _ view: DrawnView, on canvas: inout Canvas) {
    let ink = view.palette.role("secondaryLabel")
    if kind == .disclosure {
      canvas.stroke(view.alignmentBounds, Stroke(view.macLine), radius: MacMetrics.buttonRadius, fill: view.macSurface)
    }
    let symbol = isOn || kind == .disclosure ? "chevron.down" : "chevron.forward"
    SymbolShapes.draw(symbol, in: view.bounds.centered(10, 10), ink, on: &canvas)
  }
}

extension ButtonCell.Kind {
  fileprivate var isSquare: Bool { self == .square || self == .smallSquare || self == .bevel }
}

extension PopUpAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    let frame = view.alignmentBounds
    var hasBorder = true
    if case .popUpButton(let cell, _)? = view.macSettings?.control { hasBorder = cell.border != nil }
    if hasBorder {
      canvas.stroke(frame, Stroke(view.macLine), radius: MacMetrics.buttonRadius, fill: view.macSurface)
    }
    let side = max(0, min(16, frame.height - 4))
    let arrow = Rect(x: frame.maxX - side - 2, y: frame.midY - side / 2, width: side, height: side)
    if hasBorder, !pullsDown { canvas.fill(arrow, view.tint, radius: 4) }
    let ink = hasBorder && !pullsDown ? RGBColor.white : view.palette.role("controlText")
    if pullsDown {
      SymbolShapes.draw("chevron.down", in: arrow.inset(side * 0.25), ink, on: &canvas)
    } else {
      let half = arrow.height / 2
      let upper = Rect(x: arrow.x, y: arrow.y + 1, width: side, height: half - 1).centered(side * 0.45, side * 0.45)
      let lower = Rect(x: arrow.x, y: arrow.midY, width: side, height: half - 1).centered(side * 0.45, side * 0.45)
      SymbolShapes.draw("chevron.up", in: upper, ink, on: &canvas)
      SymbolShapes.draw("chevron.down", in: lower, ink, on: &canvas)
    }
    let room = Rect(x: frame.x + 8, y: 0, width: max(0, arrow.x - frame.x - 10), height: view.bounds.height)
    canvas.text(TextBlock(title, view.macFont, view.macTextColor), in: room)
  }
}

import IBLayout
import IBModel

/// Tab views of AppKit: the line around the page in front, and the tabs on it.
extension TabsAppearance: Look {
  func draw(_ view: DrawnView, on canvas: inout Canvas) {
    guard case .tabs(let settings) = view.view.arrangement, settings.style != .noTabsNoBorder else { return }
    let edge = settings.style.edge
    drawBezel(edge, isFilled: settings.style != .noTabsLineBorder, view, on: &canvas)
    guard let edge, !titles.isEmpty else { return }
    let strip = strip(view)
    canvas.group(strip.placed(at: edge, in: view.alignmentBounds))
  }

  private func drawBezel(
    _ edge: TabEdge?, isFilled: Bool, _ view: DrawnView, on canvas: inout Canvas
  ) {
    let half = MacMetrics.tabHeight / 2
    var insets = Insets()
    switch edge {
    case .top?: insets.top = half
    case .bottom?: insets.bottom = half
    case .left?: insets.left = half
    case .right?: insets.right = half
    case nil: break
    }
    let fill = view.palette.isDark ? RGBColor(255, 255, 255, 0.05) : RGBColor(0, 0, 0, 0.03)
    canvas.stroke(
      view.alignmentBounds.inset(insets), Stroke(view.palette.role("separator")), radius: MacMetrics.boxRadius,
      fill: isFilled ? fill : nil)
  }

  private func strip(_ view: DrawnView) -> PictureNode {
    let blocks = titles.map {
      TextBlock($0, view.context.font(nil, size: 13), view.palette.role("controlText"), .center)
    }
    let widths = blocks.map { $0.naturalWidth + 24 }
    let whole = Rect(x: 0, y: 0, width: widths.reduce(0, +), height: MacMetrics.tabHeight)
    var canvas = Canvas(isReflected: view.isReflected)
    canvas.stroke(
      whole, Stroke(view.macLine), radius: MacMetrics.buttonRadius,
      fill: view.macSurface.isLight ? .white : RGBColor(70, 70, 70))
    var x = 0.0
    for (position, block) in blocks.enumerated() {
      let place = Rect(x: x, y: 0, width: widths[position], height: MacMetrics.tabHeight)
      var block = block
      if position == front {
        canvas.fill(place, view.tint, radius: MacMetrics.buttonRadius)
        for run in block.runs.indices { block.runs[run].color = .white }
      }
      canvas.text(block, in: place)
      x += place.width
    }
    return PictureNode(frame: whole, contents: canvas.contents)
  }
}

/// The edge with the tabs of a tab view.
private enum TabEdge { case top, left, bottom, right }

extension TabSettings.Style {
  fileprivate var edge: TabEdge? {
    switch self {
    case .topTabsBezelBorder: .top
    case .leftTabsBezelBorder: .left
    case .bottomTabsBezelBorder: .bottom
    case .rightTabsBezelBorder: .right
    case .noTabsBezelBorder, .noTabsLineBorder, .noTabsNoBorder: nil
    }
  }
}

extension PictureNode {
  /// The node in the middle of an edge; at the sides it is rotated, to be read from below or from above.
  fileprivate func placed(at edge: TabEdge, in bounds: Rect) -> PictureNode {
    var copy = self
    let half = frame.height / 2
    let center =
      switch edge {
      case .top: Point(bounds.midX, bounds.y + half)
      case .bottom: Point(bounds.midX, bounds.maxY - half)
      case .left: Point(bounds.x + half, bounds.midY)
      case .right: Point(bounds.maxX - half, bounds.midY)
      }
    copy.frame = Rect(
      x: center.x - frame.width / 2, y: center.y - half, width: frame.width, height: frame.height)
    switch edge {
    case .left: copy.transform.rotation = -.pi / 2
    case .right: copy.transform.rotation = .pi / 2
    case .top, .bottom: break
    }
    return copy
  }
}

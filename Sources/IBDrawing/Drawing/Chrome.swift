import IBLayout
import IBModel

/// The surroundings of a scene's view: the status bar, the bars of controllers, the window, the device.
struct Chrome {
  private(set) var pictureSize: Size
  private(set) var rootOrigin = Point(0, 0)

  private let scene: ResolvedScene
  private let context: DrawingContext
  private let rootSize: Size
  private let bars: SceneBars
  private let safeArea: Insets
  /// The screen in the picture; bars are drawn in it.
  private var screen: Rect

  private static let edge = 10.0

  init(_ scene: ResolvedScene, size: Size, _ context: DrawingContext) {
    self.scene = scene
    self.context = context
    rootSize = size
    bars = context.options.showsBars ? scene.bars : SceneBars()
    safeArea = scene.environment.safeArea(of: scene.rootKind, size: size)
    pictureSize = size
    screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    makeRoom()
  }

  private var isScreen: Bool {
    guard case .controller(let root) = scene.rootKind else { return false }
    return !root.bars.isEmbedded && scene.environment.platform.isUIKit && context.options.showsBars
  }

  private var titleBar: TitleBarAppearance? { context.options.showsBars ? scene.titleBar : nil }

  /// Whether the view is a sheet: there is no room for a status bar above its navigation bar.
  private var isSheet: Bool {
    guard bars.navigationBar != nil, !isBarAbove else { return false }
    return safeArea.top < scene.environment.canvasStatusBarHeight + itemsHeight
      && scene.environment.isNotched && scene.environment.orientation == .portrait
  }

  /// Whether the navigation bar is above the root: it is opaque, or the safe area of the root has no room for it.
  private var isBarAbove: Bool { bars.isOpaque || bars.navigationBar != nil && safeArea.top < itemsHeight }

  private var itemsHeight: Double { scene.environment.barHeight(.navigationItems) }

  private var tabBarHeight: Double { scene.environment.barHeight(.tabBar) }

  /// In points; 0 without a status bar.
  private var statusHeight: Double {
    guard isScreen, !isSheet, !isOnTelevision else { return 0 }
    if case .controller(let root) = scene.rootKind, root.bars.isInPopover { return 0 }
    let environment = scene.environment
    if environment.mode == .runTime { return environment.screenSafeArea.top }
    return environment.orientation == .landscape && environment.device?.idiom == .phone
      ? 0 : environment.canvasStatusBarHeight
  }

  private mutating func makeRoom() {
    if let titleBar, !titleBar.coversContent { addRoom(Insets(top: MacMetrics.titleBar)) }
    if isScreen, isBarAbove { addRoom(Insets(top: statusHeight + itemsHeight)) }
    screen = Rect(x: 0, y: 0, width: pictureSize.width, height: pictureSize.height)
    guard context.options.showsFrame, scene.environment.platform != .macOS else { return }
    addRoom(Insets(top: Chrome.edge, left: Chrome.edge, bottom: Chrome.edge, right: Chrome.edge))
    (screen.x, screen.y) = (Chrome.edge, Chrome.edge)
  }

  private mutating func addRoom(_ insets: Insets) {
    pictureSize.width += insets.left + insets.right
    pictureSize.height += insets.top + insets.bottom
    rootOrigin = Point(rootOrigin.x + insets.left, rootOrigin.y + insets.top)
  }

  /// The distance by which the content of a table moves down, because the stored positions of its rows begin below the
  /// bars.
  ///
  /// Source: stored frames. Xcode 8.1 and later store them relative to the content.
  ///
  /// - Parameter top: The distance of the table from the top of the root, in points.
  func contentShift(of view: ResolvedView, at top: Double) -> Double {
    guard isScreen, !bars.isOpaque, scene.environment.xcodeVersion >= .v8_2 else { return 0 }
    switch view.kind {
    case .tableView, .collectionView: return max(0, safeArea.top - top)
    default: return 0
    }
  }

  func nodes(tint: RGBColor) -> (behind: [PictureNode], front: [PictureNode]) {
    let isReflected = scene.environment.situation.layoutDirection == .rightToLeft
    var behind = Canvas(isReflected: isReflected)
    var front = Canvas(isReflected: isReflected)
    if let titleBar {
      behind.fill(screen, context.palette.role("windowBackground"), radius: 10)
      drawTitleBar(titleBar, on: &front)
    }
    if isScreen || !isOnMac { behind.fill(screen, context.palette.role("systemBackground")) }
    if isScreen, isOnTelevision {
      drawTelevisionBars(tint, on: &front)
    } else if isScreen {
      drawTop(tint, on: &front)
      drawBottom(tint, on: &front)
    }
    if context.options.showsFrame, !isOnMac { drawEdge(on: &front) }
    let whole = Rect(x: 0, y: 0, width: pictureSize.width, height: pictureSize.height)
    let node = { (canvas: Canvas) in
      canvas.contents.isEmpty
        ? [] : [PictureNode(frame: whole, contents: isReflected ? canvas.reflected(in: whole.width) : canvas.contents)]
    }
    return (node(behind), node(front))
  }

  private var isOnMac: Bool { scene.environment.platform == .macOS }

  private var isOnTelevision: Bool { scene.environment.platform == .tvOS }

  /// Bars of a television have no background; the bar of the tabs is above the one with the title.
  private func drawTelevisionBars(_ tint: RGBColor, on canvas: inout Canvas) {
    let overscan = scene.environment.screenSafeArea
    var row = Rect(
      x: screen.x + overscan.left, y: screen.y + overscan.top, width: screen.width - overscan.left - overscan.right,
      height: tabBarHeight)
    if let bar = bars.tabBar, row.height > 0 {
      BarDrawing(context, style: bar.style, tint: tint).titles(bar, in: row, on: &canvas)
      row.y = row.maxY
    }
    row.height = scene.environment.barHeight(.navigationBar)
    guard let bar = bars.navigationBar else { return }
    BarDrawing(context, style: bar.style, tint: tint).navigation(bar, in: row, on: &canvas)
  }

  private func drawTop(_ tint: RGBColor, on canvas: inout Canvas) {
    let status = Rect(x: screen.x, y: screen.y, width: screen.width, height: statusHeight)
    if let bar = bars.navigationBar {
      let bottom = isBarAbove ? statusHeight + itemsHeight : max(safeArea.top, statusHeight)
      let whole = Rect(x: screen.x, y: screen.y, width: screen.width, height: bottom)
      let drawing = BarDrawing(context, style: bar.style, tint: tint)
      drawing.fill(whole, lineAtTop: false, on: &canvas)
      var height = max(0, bottom - statusHeight)
      let title = bar.hasLargeTitle ? scene.environment.barHeight(.largeTitle) : 0
      let usual = scene.environment.barHeight(.navigationBar) + title
      // The canvas of Xcode 26 leaves room above the bar, as high as the status bar. Source: 61 of 87 stored bars.
      if scene.environment.mode == .canvas, height > usual + 20 { height = usual }
      let row = Rect(x: screen.x, y: bottom - height, width: screen.width, height: height)
      drawing.navigation(bar, in: row, on: &canvas)
    }
    drawStatus(in: status, on: &canvas)
  }

  private func drawStatus(in rect: Rect, on canvas: inout Canvas) {
    guard rect.height >= 15 else { return }
    let isNotched = scene.environment.isNotched
    let color = bars.navigationBar?.style.isDark == true ? RGBColor.white : context.palette.role("label")
    let size = isNotched ? TouchMetrics.statusBarFontSize : 12
    let row = Rect(x: rect.x, y: rect.maxY - (isNotched ? 27 : rect.height), width: rect.width, height: 20)
    let time = TextBlock("9:41", context.font(nil, size: size, weight: .semibold), color, .center)
    canvas.text(time, in: isNotched ? Rect(x: rect.x + 20, y: row.y, width: 60, height: 20) : row)
    let battery = Rect(x: rect.maxX - (isNotched ? 50 : 32), y: row.midY - 5, width: 22, height: 10)
    canvas.stroke(battery, Stroke(color.faded(0.4)), radius: 3)
    canvas.fill(battery.inset(2), color, radius: 1.5)
    canvas.fill(Rect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4), color.faded(0.4))
  }

  private func drawBottom(_ tint: RGBColor, on canvas: inout Canvas) {
    let environment = scene.environment
    let home =
      environment.isNotched && environment.orientation == .portrait
      ? environment.device?.safeArea(.portrait, on: environment.system).bottom ?? 0 : 0
    let above = bars.tabBar != nil && bars.toolbar != nil ? tabBarHeight : 0
    let height = environment.mode == .runTime ? safeArea.bottom - above : tabBarHeight + home
    var rect = Rect(x: screen.x, y: screen.maxY - height, width: screen.width, height: height)
    if let bar = bars.tabBar {
      let drawing = BarDrawing(context, style: bar.style, tint: tint)
      drawing.fill(rect, lineAtTop: true, on: &canvas)
      drawing.tabs(bar, in: rect, on: &canvas)
      rect = Rect(x: rect.x, y: rect.y - above, width: rect.width, height: above)
    }
    if let bar = bars.toolbar {
      let drawing = BarDrawing(context, style: bar.style, tint: tint)
      drawing.fill(rect, lineAtTop: true, on: &canvas)
      drawing.items(bar.items, in: rect, on: &canvas)
    }
    guard home > 0, rootSize == environment.screen else { return }
    let size = TouchMetrics.homeBar
    let bar = Rect(
      x: screen.midX - size.width / 2, y: screen.maxY - size.bottom - size.height, width: size.width,
      height: size.height)
    canvas.fill(bar, context.palette.role("label"), radius: size.height / 2)
  }

  private func drawEdge(on canvas: inout Canvas) {
    let radius = scene.environment.isNotched ? 38.0 : 4
    let whole = Rect(x: 0, y: 0, width: pictureSize.width, height: pictureSize.height)
    canvas.stroke(whole, Stroke(RGBColor(40, 40, 44), width: Chrome.edge), radius: radius)
  }

  private func drawTitleBar(_ bar: TitleBarAppearance, on canvas: inout Canvas) {
    let palette = context.palette
    let buttons = [bar.isClosable, bar.isMiniaturizable, bar.isResizable]
    if buttons.contains(true) {
      for (position, isThere) in buttons.enumerated() {
        let side = MacMetrics.windowButton
        let place = Rect(
          x: 8 + Double(position) * 20, y: (MacMetrics.titleBar - side) / 2, width: side, height: side)
        canvas.ellipse(place, fill: isThere ? Chrome.windowButtons[position] : palette.role("tertiaryLabel"))
      }
    }
    let font = context.font(nil, size: 13, weight: .bold)
    let title = TextBlock(bar.title, font, palette.role("windowFrameText"), .center)
    canvas.text(title, in: Rect(x: 72, y: 0, width: max(0, screen.width - 144), height: MacMetrics.titleBar))
  }

  private static let windowButtons = [
    RGBColor(255, 95, 87), RGBColor(254, 188, 46), RGBColor(40, 200, 64),
  ]
}

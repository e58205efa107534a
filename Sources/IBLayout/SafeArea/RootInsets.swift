import IBModel

extension SceneEnvironment {
  package func safeArea(of kind: RootKind, size: Size) -> Insets {
    guard platform != .macOS else { return Insets(top: macTitleBarHeight(above: kind)) }
    if platform == .tvOS { return televisionSafeArea(of: kind, size) }
    switch kind {
    case .reusable: return Insets()
    case .topLevel(let bars): return topLevelSafeArea(size, bars)
    case .window: return Insets()
    case .controller(let root): return controllerSafeArea(root, size)
    }
  }

  /// The height that a title bar covers of a root of AppKit. Measured on stored frames: since Xcode 12.3 the canvas
  /// draws one with a toolbar above views at the top level and views of controllers.
  private func macTitleBarHeight(above kind: RootKind) -> Double {
    switch kind {
    case .topLevel, .controller: mode == .canvas ? barHeight(.canvasTitleBar) : 0
    case .window(let hasFullSizeContent): hasFullSizeContent ? barHeight(.windowTitleBar) : 0
    case .reusable: 0
    }
  }

  /// The edges that a television may cut off, and the bars below the upper one, as far as they overlap the root. A
  /// controller's view that does not fill the screen has no edges to cut off, unless it is embedded.
  private func televisionSafeArea(of kind: RootKind, _ size: Size) -> Insets {
    var insets = screenSafeArea
    let screen = screen ?? Device.usual(on: .tvOS).first?.screen
    switch kind {
    case .controller(let root):
      let bars = root.bars.isEmbedded ? 0 : televisionBars(root.bars)
      insets.top += bars
      if !root.bars.isEmbedded, size != screen { return Insets(top: bars > 0 ? insets.top : 0) }
    case .topLevel(let bars): insets.top += televisionBars(bars)
    case .window, .reusable: break
    }
    guard let screen else { return insets }
    insets.bottom = max(0, insets.bottom + size.height - screen.height)
    insets.right = max(0, insets.right + size.width - screen.width)
    return insets
  }

  private func televisionBars(_ bars: SimulatedBars) -> Double {
    navigationBarHeight(bars) + (bars.bottom == .tabBar ? barHeight(.tabBar) : 0)
  }

  /// Measured on stored frames: low views of other sizes than the screen's had no status bar, and only those wider than
  /// the widest phone had the bottom inset.
  private func topLevelSafeArea(_ size: Size, _ bars: SimulatedBars) -> Insets {
    var insets = adding(bars, to: screenSafeArea(below: bars))
    if bars.top == .opaqueNavigationBar, follows(.opaqueBarAboveRoot) { insets.top = 0 }
    if screen == size { return insets }
    if !isStoryboard, isLow(size, "of a root at the top level"), !isNotched || !follows(.notchAboveLowRoots) {
      return Insets()
    }
    let widestPhone = number(.mostWidth, of: "widest phone", in: .bars)?.value ?? .infinity
    let isLarge = size.width > widestPhone || size.height > screen?.height ?? .infinity
    return Insets(top: insets.top, bottom: isLarge || follows(.bottomInsetBelowAnySize) ? insets.bottom : 0)
  }

  /// The height that the status bar adds to the safe area of the canvas: nothing below a notch, which is as high,
  /// unless the canvas adds both.
  private var statusBarInSafeArea: Double {
    mode == .canvas && (addsPortraitInsets || !isNotched) ? canvasStatusBarHeight : 0
  }

  /// Excludes the status bar if the document simulates none and Xcode followed that.
  private func screenSafeArea(below bars: SimulatedBars) -> Insets {
    var insets = screenSafeArea
    if bars.hidesStatusBar, mode == .canvas, follows(.simulatedStatusBar) { insets.top = 0 }
    return insets
  }

  func adding(_ bars: SimulatedBars, to bare: Insets) -> Insets {
    var insets = bare
    insets.top += navigationBarHeight(bars)
    switch bars.bottom {
    case .none: break
    case .tabBar: insets.bottom += tabBarHeight
    case .toolbar: insets.bottom += toolbarHeight
    case .toolbarAboveTabBar: insets.bottom += toolbarHeight + tabBarHeight
    }
    return insets
  }

  func navigationBarHeight(_ bars: SimulatedBars) -> Double {
    guard bars.top != .none else { return 0 }
    let bar = runTimeBars?.navigation ?? barHeight(.navigationBar)
    let prompt = bars.hasPrompt && mode == .runTime ? barHeight(.prompt) : 0
    return bar + prompt + (bars.hasLargeTitle ? barHeight(.largeTitle) : 0)
  }

  private var tabBarHeight: Double {
    if let runTimeBars { return runTimeBars.tab }
    // Beside the bottom inset that Xcode 26 adds on a phone on its side; measured on 16 roots of one document.
    let isLow = orientation == .landscape && device?.idiom == .phone && addsPortraitInsets
    return barHeight(isLow ? .lowTabBar : .tabBar)
  }

  var toolbarHeight: Double {
    if let runTimeBars { return runTimeBars.toolbar }
    return number(.safeArea, of: "tool bar", isNotched ? "with notch" : "-", in: .bars)?.value ?? 0
  }

  private var runTimeBars: RunTimeBars? {
    guard mode == .runTime, platform == .iOS, let device else { return nil }
    return RunTimeBars(device, in: self)
  }

  /// Whether a root with its own size is too low for a status bar, as a phone on its side is. Measured: 409 is too low,
  /// 440 is not.
  private func isLow(_ size: Size, _ variant: String) -> Bool {
    guard let least = number(.leastHeight, of: "status bar", variant, in: .bars), size.height < least.value else {
      return false
    }
    return follows(.lowRootsWithoutStatusBar)
  }

  private func controllerSafeArea(_ root: ControllerRoot, _ size: Size) -> Insets {
    if root.isWidget { return Insets() }
    let omitsStatusBar = follows(.lowRootsWithoutStatusBar)
    // A scene of the size of its container has the status bar once, even if the canvas adds it twice to others.
    if omitsStatusBar, root.bars.isEmbedded, size != screen, root.freeformSize == nil {
      return Insets(top: addsPortraitInsets && mode == .canvas ? canvasStatusBarHeight : screenSafeArea.top)
    }
    if isLowFreeform(root, size) { return lowFreeformSafeArea }
    var insets = shortened(screenSafeArea(below: root.bars), root, size)
    if omitsStatusBar, root.bars.isInPopover { insets.top = max(0, insets.top - statusBarInSafeArea) }
    let isOpaque = root.bars.top == .opaqueNavigationBar && follows(.opaqueBarAboveRoot)
    if !root.extendsUnderTopBar && root.bars.top != .none || isOpaque { insets.top = 0 }
    if !root.extendsUnderBottomBar, root.bars.bottom != .none { insets.bottom = 0 }
    // A view stored below the bars, or reaching below the screen, overlaps them less or more.
    insets.top = max(0, insets.top - root.y)
    if root.y > 0 { insets.bottom += max(0, root.y + size.height - screenHeight(under: root, size)) }
    return insets
  }

  /// The safe area without a status bar: the notch, and below it the insets of roots of any size.
  private var lowFreeformSafeArea: Insets {
    guard isNotched, follows(.notchAboveLowRoots) else { return Insets() }
    return Insets(
      top: screenSafeArea.top - statusBarInSafeArea,
      bottom: follows(.bottomInsetBelowAnySize) ? screenSafeArea.bottom : 0)
  }

  /// Whether a root of a chosen size is too low for a status bar; one with safe area guides has it if it is as wide as
  /// the screen.
  private func isLowFreeform(_ root: ControllerRoot, _ size: Size) -> Bool {
    guard root.isFreeform, root.bars.top == .none, size != screen, isLow(size, "of a root of a chosen size") else {
      return false
    }
    return root.hasLayoutGuides || size.width != screen?.width
  }

  /// A document that names no device is shown on a screen of the size of its root, or one that ends at the bottom of
  /// the root.
  private func screenHeight(under root: ControllerRoot, _ size: Size) -> Double {
    if let screen { return screen.height }
    return Device.all.contains { $0.screen == size } ? size.height : root.y + size.height
  }
}

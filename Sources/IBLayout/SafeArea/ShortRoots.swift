import IBModel

/// The bars beside a root that is lower than the screen. Xcode stores only the size, so the missing height tells.
private enum RoomBesideRoot {
  case barAbove, barBelow, barsAboveAndBelow
  /// The bar of a sheet, below the gap above it.
  case sheet
  case lowSheet
  /// A sheet of Xcode 26 or similar, which is also below the status bar.
  case sheetBelowStatusBar
}

extension SceneEnvironment {
  /// Adds bars; a root that is lower than the screen by a bar is beside that bar.
  func shortened(_ bare: Insets, _ root: ControllerRoot, _ size: Size) -> Insets {
    var insets = adding(root.bars, to: bare)
    guard let screen = isMoved ? screen : root.freeformSize ?? screen, size.width == screen.width,
      size.height < screen.height, follows(.rootsBesideBars)
    else { return insets }
    let bar = navigationBarHeight(root.bars)
    switch room(screen.height - size.height, beside: insets, bare, bar: bar) {
    case .barAbove: insets.top = 0
    case .barBelow: insets.bottom = 0
    case .barsAboveAndBelow: (insets.top, insets.bottom) = (0, 0)
    case .sheet: insets.top = bar > 0 ? barHeight(.sheetBar) : 0
    case .lowSheet: (insets.top, insets.bottom) = (bar > 0 ? barHeight(.sheetBar) : 0, 0)
    case .sheetBelowStatusBar: insets = Insets(top: bar > 0 ? bar + gapAboveSheetBar : canvasStatusBarHeight)
    case nil: break
    }
    return insets
  }

  /// - Parameters:
  ///   - missing: The difference between the heights of the screen and the root.
  ///   - insets: Those with bars.
  ///   - bare: Those without bars.
  private func room(
    _ missing: Double, beside insets: Insets, _ bare: Insets, bar: Double
  ) -> RoomBesideRoot? {
    let (items, tabBar) = (barHeight(.navigationItems), barHeight(.tabBar))
    let barsAbove = [
      items, bare.top + items, bare.top + bar, bare.top + barHeight(.sheetBar), barHeight(.plainStatusBar) + bar,
    ]
    let barsBelow = [tabBar, tabBar + bare.bottom, toolbarHeight + bare.bottom]
    if isNotched, let gap = sheetGap("below the status bar"), [0, gap].contains(missing - canvasStatusBarHeight),
      follows(.lowerSheetBar)
    {
      return .sheetBelowStatusBar
    }
    if barsAbove.contains(missing) { return .barAbove }
    if barsBelow.contains(missing) { return .barBelow }
    if missing == insets.top + insets.bottom { return .barsAboveAndBelow }
    guard follows(.sheetBar) else { return nil }
    if missing == sheetGap() || missing == barHeight(.plainStatusBar) { return .sheet }
    return missing == sheetGap("low sheet") ? .lowSheet : nil
  }

  /// The space above a sheet, in points; nil when the table has none for the release.
  private func sheetGap(_ variant: String = "-") -> Double? {
    number(.gap, of: "page sheet", variant, in: .bars)?.value
  }

  private var gapAboveSheetBar: Double {
    sheetGap(device?.shape == .island ? "above its bar, island" : "above its bar, notch") ?? 0
  }
}

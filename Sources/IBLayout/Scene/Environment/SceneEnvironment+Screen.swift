import IBModel

extension SceneEnvironment {
  /// The screen in its orientation, in points; nil without a device.
  public var screen: Size? { device?.screen(orientation) }

  /// Whether sensors take room at the top of the screen.
  public var isNotched: Bool { device.map { $0.shape == .notch || $0.shape == .island } == true }

  /// The safe area of a view that fills the screen, without bars.
  public var screenSafeArea: Insets {
    guard platform == .iOS else {
      return mode == .runTime ? device?.safeArea(orientation) ?? Insets() : Insets()
    }
    guard let device else { return Insets(top: canvasStatusBarHeight) }
    if mode == .runTime { return device.safeArea(orientation, on: system) }
    var insets = canvasSafeArea(of: device, orientation)
    let status = canvasStatusBarHeight
    insets.top = orientation == .landscape && device.idiom == .phone ? 0 : status
    if addsPortraitInsets {
      insets.top += status
      insets.bottom += canvasSafeArea(of: device, .portrait).bottom
    }
    return insets
  }

  /// The canvas shows the safe areas from before iOS 26, whatever the release of Xcode.
  private func canvasSafeArea(of device: Device, _ orientation: Orientation) -> Insets {
    device.safeArea(orientation, on: .iOS18)
  }

  /// The canvas adds the insets of a phone held upright to those of its orientation. Measured on 69 roots.
  public var addsPortraitInsets: Bool { isNotched && follows(.portraitInsetsAdded) }

  func rootSize(of root: Object, _ kind: RootKind) -> Size {
    if let size = situation.size { return size }
    let stored = root.frame.map { Size(width: $0.width, height: $0.height) } ?? Size(width: 0, height: 0)
    guard isMoved, let screen, platform != .macOS else { return stored }
    switch kind {
    case .controller(let root) where !root.bars.isEmbedded: return screen
    // A view that filled the screen it was drawn on fills the other one, too.
    case .topLevel where stored == storedScreen: return screen
    // The app shows a row as wide as its table, which usually fills the screen.
    case .reusable where mode == .runTime && root.kind == .tableViewCell:
      return Size(width: screen.width, height: stored.height)
    default: return stored
    }
  }
}

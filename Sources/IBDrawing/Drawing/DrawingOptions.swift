/// How a scene is drawn.
public struct DrawingOptions: Sendable {
  /// Light or dark.
  public var scheme: ColorScheme
  /// Whether hidden views are drawn, pale and with a dashed edge.
  public var showsHidden: Bool
  /// Whether the edge of the device is drawn around the screen.
  public var showsFrame: Bool
  /// Whether the status bar, the bars of controllers and windows, and what they and headers of tables move are drawn as
  /// on the canvas.
  public var showsBars: Bool
  /// What the project around the document has.
  public var resources: PictureResources

  /// Without arguments as Xcode's canvas shows scenes in light appearance.
  public init(
    scheme: ColorScheme = .light, showsHidden: Bool = false, showsFrame: Bool = false, showsBars: Bool = true,
    resources: PictureResources = PictureResources()
  ) {
    self.scheme = scheme
    self.showsHidden = showsHidden
    self.showsFrame = showsFrame
    self.showsBars = showsBars
    self.resources = resources
  }
}

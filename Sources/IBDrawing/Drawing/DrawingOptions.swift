import IBModel

/// Options for drawing a scene.
public struct DrawingOptions: Sendable {
  /// The color scheme.
  public var scheme: ColorScheme
  /// Whether hidden views are drawn, pale and with a dashed edge.
  public var showsHidden: Bool
  /// Whether the edge of the device is drawn around the screen.
  public var showsFrame: Bool
  /// Whether to draw the status bar, the bars of controllers and windows, and the displacement by them and by headers
  /// of tables, as on the canvas.
  public var showsBars: Bool
  /// The resources of the project around the document.
  public var resources: PictureResources

  /// Creates options; by default for Xcode's canvas in light appearance.
  public init(
    scheme: ColorScheme = .light, showsHidden: Bool = false, showsFrame: Bool = false, showsBars: Bool = true,
    resources: PictureResources = PictureResources()
  ) {
    (self.scheme, self.showsHidden, self.showsFrame, self.showsBars) = (scheme, showsHidden, showsFrame, showsBars)
    self.resources = resources
  }
}

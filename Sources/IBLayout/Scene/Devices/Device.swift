import IBModel

/// A device that a scene can be laid out for.
public struct Device: Sendable, Hashable {
  /// The kinds of devices.
  public enum Idiom: String, Sendable { case phone, pad, tv, watch, mac }

  /// The shape of a screen, by the parts that take room at its edges.
  public enum Shape: String, Sendable {
    /// A rectangular screen with a home button below it.
    case homeButton
    /// Rounded corners, sensors in a notch.
    case notch
    /// Rounded corners, sensors in the Dynamic Island.
    case island
    /// Rounded corners, no home button.
    case roundedPad
    /// A television, which may cut off its edges.
    case television
  }

  /// Its marketing name: `iPhone 15 Pro`.
  public var name: String
  /// The `id` of `<device>` in documents saved for it: `retina6_12`; nil when Xcode's canvas does not have it.
  public var canvasIdentifier: String?
  /// The kind of device.
  public var idiom: Idiom
  /// The shape of the screen.
  public var shape: Shape
  /// The screen held upright, in points.
  public var screen: Size
  /// Pixels per point.
  public var scale: Double
  /// The height of the status bar with the parts beside it, held upright, before iOS 26 on iPads; in points.
  public var statusBar: Double
  /// The generations of iOS that run on it.
  public var systems: ClosedRange<SystemRelease>
  /// Heights of the status bar on Xcode's canvas; empty when the canvas has the device's own.
  package var canvasStatusBar: [CanvasStatusBar.Step]
}

/// The orientation of a device.
public enum Orientation: String, Sendable, CaseIterable { case portrait, landscape }

extension Device {
  /// The orientations in which the device is used.
  package var orientations: [Orientation] { idiom == .tv ? [.landscape] : Orientation.allCases }

  /// Returns the screen in an orientation. A television is never turned.
  public func screen(_ orientation: Orientation) -> Size {
    guard orientation == .landscape, idiom != .tv else { return screen }
    return Size(width: screen.height, height: screen.width)
  }

  /// Returns the size classes of a scene that fills the screen.
  ///
  /// Source: the table in Apple's Human Interface Guidelines, Layout, Device size classes.
  public func sizeClasses(_ orientation: Orientation) -> SizeClasses {
    guard idiom == .phone else { return SizeClasses(width: .regular, height: .regular) }
    if orientation == .portrait { return SizeClasses(width: .compact, height: .regular) }
    return SizeClasses(width: isWide ? .regular : .compact, height: .compact)
  }

  /// Whether a phone has a regular width on its side: those named Plus or Max, iPhone XR, 11 and Air.
  private var isWide: Bool { screen.width >= 414 }
}

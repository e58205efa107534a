/// A color in sRGB.
public struct RGBColor: Sendable, Hashable {
  /// The red component, from 0 to 255.
  public var red: UInt8
  /// The green component, from 0 to 255.
  public var green: UInt8
  /// The blue component, from 0 to 255.
  public var blue: UInt8
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a color.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// White.
  public static let white = RGBColor(255, 255, 255)
  /// Black.
  public static let black = RGBColor(0, 0, 0)
  /// A fully transparent color.
  public static let clear = RGBColor(0, 0, 0, 0)

  /// Returns the same color, more transparent by a factor.
  public func faded(_ factor: Double) -> RGBColor {
    var copy = self
    copy.alpha *= factor
    return copy
  }
}

/// A light or dark appearance.
public enum ColorScheme: Sendable, Hashable, CaseIterable {
  case light, dark
}

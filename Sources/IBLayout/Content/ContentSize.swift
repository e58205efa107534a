import IBModel

/// What a view wants for its content, as its frame would store it, in points.
public struct ContentSize: Sendable, Hashable {
  /// Nil when the content says nothing about the width.
  public var width: Double?
  /// Nil when the content says nothing about the height.
  public var height: Double?

  /// A size; nil components are not determined by content.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

/// The text size a user has chosen in the system's settings.
public enum ContentSizeCategory: Int, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// What a device comes with, and what Xcode's canvas shows.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

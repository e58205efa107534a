/// The text size a user has chosen in the system's settings, which text styles follow.
public enum TextSize: Int, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The default size of devices and of Xcode's canvas.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

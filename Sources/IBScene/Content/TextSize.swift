/// The text size a user has chosen in the system's settings, which text styles follow.
public enum TextSize: Int, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The size devices come with, and the one Xcode's canvas shows.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
}

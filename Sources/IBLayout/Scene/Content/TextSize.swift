/// The text size a user has chosen in the system's settings, which text styles follow.
public enum TextSize: Int, Sendable, CaseIterable {
  case extraSmall, small, medium
  /// The default size of devices and of Xcode's canvas.
  case large
  case extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// The short name: `xs`, `l`, `xxxl`, and `ax1` to `ax5` for the accessibility sizes.
  public var name: String { TextSize.names[rawValue] }

  /// The size with a short name.
  public init?(name: String) {
    guard let index = TextSize.names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }

  private static let names = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
}

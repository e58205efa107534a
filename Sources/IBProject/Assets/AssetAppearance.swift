/// What a variant of an asset is for, as far as `Contents.json` says it.
///
/// Source: Apple, Asset Catalog Format Reference; `appearances` as Xcode writes them.
package struct AssetAppearance: Sendable, Hashable {
  /// Whether it is dark.
  package var isDark: Bool
  /// Whether contrast is increased.
  package var hasHighContrast: Bool

  /// Without arguments any appearance.
  package init(isDark: Bool = false, hasHighContrast: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
  }

  /// What is shown in the appearance, the best first.
  package var candidates: [AssetAppearance] {
    var all = [self]
    if hasHighContrast { all.append(AssetAppearance(isDark: isDark)) }
    if isDark, hasHighContrast { all.append(AssetAppearance(hasHighContrast: true)) }
    if isDark { all.append(AssetAppearance()) }
    return all
  }

  /// What is stored for a variant; nil for an appearance that is not known.
  init?(stored: [[String: String]]?) {
    self.init()
    for appearance in stored ?? [] {
      switch (appearance["appearance"], appearance["value"]) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): break
      case ("contrast", "high"): hasHighContrast = true
      default: return nil
      }
    }
  }
}

/// The appearance that a variant of an asset is for, according to `Contents.json`.
///
/// Source: Apple, Asset Catalog Format Reference; `appearances` as Xcode writes them.
package struct AssetAppearance: Sendable, Hashable {
  package var isDark: Bool
  package var hasHighContrast: Bool

  /// Creates an appearance, by default any.
  package init(isDark: Bool = false, hasHighContrast: Bool = false) {
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
  }

  /// The appearances whose variants can stand in for this one, best first.
  package var candidates: [AssetAppearance] {
    var all = [self]
    if hasHighContrast { all.append(AssetAppearance(isDark: isDark)) }
    if isDark, hasHighContrast { all.append(AssetAppearance(hasHighContrast: true)) }
    if isDark { all.append(AssetAppearance()) }
    return all
  }

  /// Creates an appearance from `appearances`; nil for an unknown one.
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

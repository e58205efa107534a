import IBModel
import IBXML

extension Rule {
  static let invalidVariationKey = Rule(
    "invalid_variation_key", .variations, .error,
    check: .elements([.variation]) { element, _, findings in
      guard let key = element.attribute(.key), !isVariationKey(key.value) else { return }
      findings.report(key, "`\(key.value)` does not name traits")
    })
}

/// The values of the traits in variations; empty if any is possible.
private let traits: [Substring: Set<Substring>] = [
  "widthClass": ["compact", "regular"], "heightClass": ["compact", "regular"],
  "userInterfaceStyle": ["light", "dark"], "layoutDirection": ["leftToRight", "rightToLeft"],
  "displayGamut": ["P3", "sRGB"], "device": [], "accessibilityContrast": [], "idiom": [], "vibrancy": [],
  "userInterfaceIdiom": [],
]

/// Whether a key is `default`, or traits joined by `-`.
private func isVariationKey(_ key: String) -> Bool {
  if key == "default" { return true }
  return key.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { part in
    let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard pair.count == 2, let known = traits[pair[0]] else { return false }
    return known.isEmpty ? !pair[1].isEmpty : known.contains(pair[1])
  }
}

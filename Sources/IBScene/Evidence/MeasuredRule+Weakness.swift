extension MeasuredRule {
  /// Why a rule is kept that fewer than 8 documents of 3 projects speak for; nil for the others.
  package var weakness: String? { MeasuredRule.weaknesses[name] }

  /// By name. A test keeps the list at 25 and compares it with the counts in Documents/Evidence.md.
  package static let weaknesses: [String: String] = {
    var result = [
      "canvasStatusBar: homeButton, 20 points from Xcode 14": "few iPads; five documents for it, two against",
      "canvasStatusBar: roundedPad, 24 points from Xcode 4": "the height that Apple gives for these iPads",
    ]
    for rule in PlatformRule.allCases { result[rule.name] = rule.row?.weakness }
    return result
  }()
}

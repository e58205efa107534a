extension MeasuredRule {
  /// Why a rule is kept that fewer than 8 documents of 3 projects speak for; nil for the others.
  package var weakness: String? { MeasuredRule.weaknesses[name] }

  /// By name. A test keeps the list at 25 and compares it with the counts in Documents/Evidence.md.
  package static let weaknesses: [String: String] = [
    "idleIndicatorsKeepPlace": "rare; 5 of 5 indicators in stack views are where it says",
    "simulatedStatusBar": "two documents outside of the two sets, 18 views; nothing speaks against it",
    "bottomInsetBelowAnySize": "rare; nothing speaks against it in either part",
    "opaqueBarAboveRoot": "the documents of LDOLayoutTemplates, which came with their frames",
    "noStandardDistanceToSafeArea": "in ten more documents outside of the two sets, too; nothing speaks against it",
    "rowsWithoutSafeArea": "rare; nothing speaks against it",
    "plainTopLevelMargins": "rare; six documents for it, one against",
    "gridBaselines": "AppKit documents it for the row alignments of grid views",
    "detachedInCorner": "rare; nothing speaks against it",
    "ambiguousIsMisplaced": "rare; six documents for it, one against",
    "canvasStatusBar: homeButton, 20 points from Xcode 14": "few iPads; five documents for it, two against",
    "canvasStatusBar: roundedPad, 24 points from Xcode 4": "the height that Apple gives for these iPads",
    "mediumTextStyles": "rare; six documents for it, one against",
    "highFieldLines": "rare; nothing speaks against it",
    "lineHighSymbols": "rare; nothing speaks against it",
  ]
}

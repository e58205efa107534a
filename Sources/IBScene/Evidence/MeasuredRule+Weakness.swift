extension MeasuredRule {
  /// Why a rule is kept that fewer than 8 documents of 3 projects speak for; nil for the others.
  package var weakness: String? { MeasuredRule.weaknesses[name] }

  /// By name. A test keeps the list at 25 and compares it with the counts in Documents/Evidence.md.
  package static let weaknesses: [String: String] = [
    "idleIndicatorsKeepPlace": "rare; 5 of 5 indicators in stack views are where it says",
    "bottomInsetBelowAnySize": "rare; nothing speaks against it in either part",
    "opaqueBarAboveRoot": "the documents of LDOLayoutTemplates, which came with their frames",
    "lowerSheetBar": "new in Xcode 16.3; nothing speaks against it",
    "highToolbars": "toolbars on the canvas are rare; nothing speaks against it",
    "titleBars": "window roots are rare; 52 and 84 are stored, 28 is the height of a title bar",
    "rowsWithoutSafeArea": "UIKit documents it: scroll views take the insets of what they scroll",
    "plainTopLevelMargins": "views at the top level with margins are rare in old documents",
    "stackViewsWithoutMargins": "stack views that keep margins nearly always write them",
    "gridBaselines": "AppKit documents it for the row alignments of grid views",
    "emptyStackViews": "rare; a stack view without shown views has no extent in any document",
    "detachedInCorner": "rare; nothing speaks against it",
    "ambiguousIsMisplaced": "documents before Xcode 7.1 are few",
    "canvasStatusBar: roundedPad, 24 points from Xcode 4": "the height that Apple gives for these iPads",
    "mediumTextStyles": "documents before Xcode 8 with text styles are few",
    "highFieldLines": "fields without a border are rare",
    "symbolGlyphs": "rare; nothing speaks against it",
    "lineHighSymbols": "rare; nothing speaks against it",
    "tickMarkHeights": "rare; nothing speaks against it",
    "appKitInsets: datePickers": "rare; without it the views beside them are off by 3 points",
    "appKitInsets: framedImages": "rare; nothing speaks against it",
    "macControl: datePickers": "rare; nothing speaks against it",
    "touchControl: slider from Xcode 26": "new in Xcode 26; nothing speaks against it",
    "touchControl: pageControl": "page controls are mostly as wide as their superview",
  ]
}

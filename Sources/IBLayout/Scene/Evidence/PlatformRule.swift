/// A rule of Xcode's canvas or of a platform that was measured on stored frames: a row of
/// `Sources/IBLayout/Scene/Tables/Rules.tsv`, which describes it. The cases have the order of the rows.
///
/// `tools/bench evidence` counts the evidence for each rule; for rules with little evidence, `weakness` has the reason to
/// keep them.
package enum PlatformRule: Int, CaseIterable, Sendable {
  case lookOfRoot, insetsByStoredHeight, lookOfControl, storedSymbolInsets, symbolEdges, templateImageEdges
  case idleIndicatorsKeepPlace, lastHiddenViewTouches, hiddenViewsBesideShown, portraitInsetsAdded
  case simulatedStatusBar, lowRootsWithoutStatusBar, notchAboveLowRoots, bottomInsetBelowAnySize, opaqueBarAboveRoot
  case rootsBesideBars, sheetBar, lowerSheetBar, rowsWithoutSafeArea, noStandardDistanceToSafeArea
  case plainTopLevelMargins, marginsWithinSafeArea, marginsAddSafeArea, fieldBaselines, gridBaselines, gridSpacing
  case farEdgeYields, selfSizedRows, lowRowsOutsideTablesGrow, stacksWithoutContent, detachedInCorner
  case contentDistances, rowsOutOfSightAmbiguous, containersSettle, stacksHugEachView, rowsFitContents, rowsShareRoom
  case openContentAmbiguous, fixedRowsAmbiguous, unsettledContents, resizedRootsMisplaced, ambiguousIsMisplaced
  case labelsMeasuredTwice, mediumTextStyles, smallTextStyles, olderSystemFonts, highFieldLines, raisedSegments
  case lineHighSymbols, lowLargeLines, symbolsByFont

  package var name: String { "\(self)" }
}

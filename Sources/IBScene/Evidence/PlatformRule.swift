import IBModel

/// A rule of Xcode's canvas or of a platform that was measured on stored frames, and the releases it holds for.
///
/// What a rule is worth is in Documents/Evidence.md; where it rests on little, `weakness` says why it is kept.
package enum PlatformRule: String, CaseIterable, Sendable {
  // MARK: Looks and hidden views

  /// Documents and roots of Xcode 26 show the look of AppKit that most of their controls have the heights of.
  case lookOfRoot
  /// Insets of pop-up buttons follow the height of their stored frame.
  case insetsByStoredHeight
  /// An AppKit control shows the look whose insets its stored frame and its own constraints have.
  case lookOfControl
  /// A symbol's alignment rectangle is what its own constraints say; the stored frame is around it.
  case storedSymbolInsets
  /// Activity indicators that do not animate keep their place in stack views.
  case idleIndicatorsKeepPlace
  /// A hidden view after the last shown one of a stack view touches it.
  case lastHiddenViewTouches
  /// A hidden view before the first shown one is beside it, and one after it at its end.
  case hiddenViewsBesideShown

  // MARK: Safe areas

  /// The canvas adds the insets of a phone held upright to those of its orientation.
  case portraitInsetsAdded
  /// A document may simulate that there is no status bar.
  case simulatedStatusBar
  /// Low roots of other sizes than the screen have no status bar, nor have those in popovers; those in containers have it
  /// once where the canvas adds it twice to others.
  case lowRootsWithoutStatusBar
  /// Views at the top level have the bottom inset whatever their size.
  case bottomInsetBelowAnySize
  /// A root below an opaque bar begins under it.
  case opaqueBarAboveRoot
  /// A root that is shorter than the screen by a bar is beside that bar.
  case rootsBesideBars
  /// A sheet's root is lower than the screen, under a bar of 56 points.
  case sheetBar
  /// A sheet of Xcode 26 is lower by the status bar, with 16 or 20 points above its bar.
  case lowerSheetBar
  /// What a table or collection scrolls has no safe area.
  case rowsWithoutSafeArea

  /// The standard distance to a safe area of iOS is none.
  case noStandardDistanceToSafeArea

  // MARK: Margins

  /// Views at the top level have margins of 8 like other views: since Xcode 9.1 only those that preserve the margins of
  /// their superview, and only above and below.
  case plainTopLevelMargins
  /// Margins keep clear of the safe area even with top and bottom layout guides.
  case marginsWithinSafeArea

  // MARK: Edges and baselines

  /// The baseline of a field of AppKit counts from the top of its text.
  case fieldBaselines
  /// Rows of grid views align baselines.
  case gridBaselines
  /// Rows and columns of grid views are 6 points apart.
  case gridSpacing

  // MARK: Sizes and conflicts

  /// Of constraints that conflict, the one to the far edge is broken first.
  case farEdgeYields
  /// Rows of tables grow with their content before anything conflicts.
  case selfSizedRows
  /// What has no content in stack views: one that shows none of its views has no extent and does not hold their far
  /// edges, an empty one that nothing gives a height is 50 points high, and a plain view fills one that aligns baselines.
  case stacksWithoutContent
  /// Hidden views that left an AppKit stack view are in its corner.
  case detachedInCorner
  /// Boxes and tab views without a stored size keep their distance to their content.
  case contentDistances

  // MARK: Flags

  /// What is in rows that their table does not show is ambiguous.
  case rowsOutOfSightAmbiguous
  /// Tables of AppKit leave nothing in them ambiguous, grid views nothing horizontally.
  case containersSettle
  /// Stack views of AppKit hug each of their views, but do not say how large views without content are.
  case stacksHugEachView
  /// Views in table cells at the top level share no room, since the cells are as high as their contents.
  case rowsFitContents
  /// Views that fill a row of a stack view may share it in any way.
  case rowsShareRoom
  /// What a scroll view scrolls is ambiguous where nothing gives it an extent.
  case openContentAmbiguous
  /// Contents of table cells at the top level are ambiguous where their constraints require another height.
  case fixedRowsAmbiguous
  /// What an unsettled box, scroll or tab view of AppKit shows is ambiguous.
  case unsettledContents
  /// Roots of AppKit that their contents resize are misplaced.
  case resizedRootsMisplaced
  /// Ambiguous views are misplaced as well.
  case ambiguousIsMisplaced

  // MARK: Content

  /// Labels that wrap are measured twice: first they take no room that required constraints need, then they are as wide
  /// as their longest line, with the white space where it is broken.
  case labelsMeasuredTwice
  /// Text styles have the size "medium" on the canvas.
  case mediumTextStyles
  /// Text styles have the size "extra small" on the canvas.
  case smallTextStyles
  /// Large system text is Helvetica Neue before Xcode 7, and a little wider than today in Xcode 8.
  case olderSystemFonts
  /// Editable text is a point higher than that of labels from 15 points on.
  case highFieldLines
  /// Segments are bolder and have 18 points beside their title.
  case raisedSegments
  /// A symbol of a button configuration that is not above its title is no higher than the line.
  case lineHighSymbols
  /// Text of AppKit from 17 points on has lines of 1.1777 em.
  case lowLargeLines
  /// Symbols have the size of the font around them.
  case symbolsByFont
}

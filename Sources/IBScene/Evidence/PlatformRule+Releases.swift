import IBModel

extension PlatformRule {
  /// Whether the rule holds for documents of a release of Xcode.
  func holds(in version: XcodeVersion) -> Bool {
    let span = releases
    return span.first <= version && (span.before.map { version < $0 } ?? true)
  }

  /// The first release it holds for, and the first one it no longer does.
  package var releases: (first: XcodeVersion, before: XcodeVersion?) {
    switch self {
    case .lookOfRoot: (.v26, nil)
    case .lastHiddenViewTouches, .hiddenViewsBesideShown: (.v10_2, nil)
    case .simulatedStatusBar: (.v4, .v9)
    case .portraitInsetsAdded, .lowerSheetBar: (.v16_3, nil)
    case .bottomInsetBelowAnySize: (.v14_3, nil)
    case .marginsWithinSafeArea: (.v9_1, nil)
    case .rowsOutOfSightAmbiguous: (.v13, nil)
    case .unsettledContents: (.v4, .v11_4)
    case .ambiguousIsMisplaced: (.v4, .v7_1)
    case .fixedRowsAmbiguous: (.v12, nil)
    case .mediumTextStyles: (.v4, .v8)
    case .smallTextStyles: (.v12_5, .v14)
    case .olderSystemFonts: (.v4, .v9)
    case .highFieldLines: (.v11_4, nil)
    case .raisedSegments: (.v11_2, nil)
    default: (.v4, nil)
    }
  }

  /// Whether it is about measured content, and not about where views are.
  var concernsContent: Bool {
    switch self {
    case .labelsMeasuredTwice, .mediumTextStyles, .smallTextStyles, .olderSystemFonts, .highFieldLines,
      .raisedSegments,
      .lineHighSymbols, .lowLargeLines, .symbolsByFont:
      true
    default: false
    }
  }

  /// Whether it reads the answer that Xcode stored, which figures that claim to compute it leave out.
  var readsStoredFrames: Bool {
    switch self {
    case .lookOfRoot, .lookOfControl, .storedSymbolInsets, .insetsByStoredHeight: true
    default: false
    }
  }
}

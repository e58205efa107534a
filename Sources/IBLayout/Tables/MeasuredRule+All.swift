import IBScene

extension MeasuredRule {
  /// Every rule and every row of a table, in the order of Documents/Evidence.md.
  package static var all: [MeasuredRule] {
    PlatformRule.allCases.map(MeasuredRule.rule) + rows.sorted { $0.name < $1.name }
  }

  private static var rows: [MeasuredRule] {
    CanvasStatusBar.rules + AppKitMetrics.rules + TouchControls.rules + MeasuredRule.contentRows + FontFamilies.rules
  }
}

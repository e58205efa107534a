import IBScene

extension MeasuredRule {
  /// Every rule and every row of a table, in the order of Documents/Evidence.md.
  package static var all: [MeasuredRule] {
    PlatformRule.allCases.map(MeasuredRule.rule)
      + CanvasStatusBar.rules.sorted { $0.name < $1.name } + numbers
  }
}

import IBScene
import IBModel

extension MeasuredRule {
  /// Every rule and every row of a table, in the order of Documents/Evidence.md.
  package static var all: [MeasuredRule] {
    PlatformRule.allCases.map(MeasuredRule.rule)
      + CanvasStatusBar.rules.ordered { $0.name } + numbers
  }
}

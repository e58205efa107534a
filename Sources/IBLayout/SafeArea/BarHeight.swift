/// A bar whose height is in `Bars.tsv`.
package enum BarHeight: CaseIterable, Sendable {
  case navigationBar, navigationItems, largeTitle, prompt, sheetBar
  case tabBar, lowTabBar, toolbar
  case canvasTitleBar, windowTitleBar
  /// A status bar without a notch.
  case plainStatusBar

  var row: (control: String, variant: String) {
    switch self {
    case .navigationBar: ("navigation bar", "-")
    case .navigationItems: ("navigation bar", "its items")
    case .largeTitle: ("navigation bar", "large title")
    case .prompt: ("navigation bar", "its prompt")
    case .sheetBar: ("navigation bar", "of a sheet")
    case .tabBar: ("tab bar", "-")
    case .lowTabBar: ("tab bar", "on its side")
    case .toolbar: ("tool bar", "-")
    case .canvasTitleBar: ("title bar", "on the canvas")
    case .windowTitleBar: ("title bar", "of a window")
    case .plainStatusBar: ("status bar", "without a notch")
    }
  }
}

extension SceneEnvironment {
  /// In points; 0 in releases before the first row, whose canvas does not draw the bar.
  package func barHeight(_ bar: BarHeight) -> Double {
    number(.height, of: bar.row.control, bar.row.variant, in: .bars)?.value ?? 0
  }
}

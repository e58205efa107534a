import IBModel
import IBXML

/// The axes on which kinds of views have a content size of their own.
///
/// Source: Apple's documentation of intrinsic content sizes, checked on stored frames.
enum ContentAxes {
  private static let both: Set<Axis> = [.horizontal, .vertical]

  private static let uiKit: [Name: Set<Axis>] = [
    "label": both, "button": both, "textField": both, "imageView": both, "switch": both, "segmentedControl": both,
    "stepper": both, "activityIndicatorView": both, "pageControl": both, "datePicker": both, "pickerView": both,
    "slider": [.vertical], "progressView": [.vertical], "searchBar": [.vertical], "toolbar": [.vertical],
    "navigationBar": [.vertical], "tabBar": [.vertical], "tvCaptionButtonView": both,
  ]

  private static let appKit: [Name: Set<Axis>] = [
    "textField": both, "button": both, "popUpButton": both, "imageView": both, "segmentedControl": both,
    "stepper": both, "progressIndicator": both, "slider": both, "comboBox": both, "datePicker": both,
    "searchField": both, "secureTextField": both, "tokenField": both, "levelIndicator": both, "pathControl": both,
    "colorWell": both, "switch": both, "comboButton": both, "matrix": both, "control": both,
  ]

  static func of(_ view: ViewTree.Node, _ platform: Platform, _ tree: ViewTree, _ node: Int) -> Set<Axis> {
    if view.kind == .textView { return tree.value(.scrollEnabled, of: node) == "NO" ? both : [] }
    if view.kind == .imageView, view.element[.image] == nil, platform != .macOS { return [] }
    return (platform == .macOS ? appKit : uiKit)[view.kind] ?? []
  }
}

import IBModel
import IBXML

/// The path from a controller back through the segues that lead to it, and the bars found on it.
struct BarWalk {
  private(set) var context = SimulatedBars()
  private let controller: Object
  private var isTopSettled = false
  private var isBottomSettled = false
  private var hidesBottomBar = false
  private var titleMode: String?
  private var isInNavigation = false
  /// Whether the path passed a tab bar controller whose bar is shown.
  private var isInTabs = false
  private var isPushed = false

  /// Begins at a controller, or at a view without one, with the bars it simulates itself.
  init(from controller: Object) {
    self.controller = controller
    apply(simulatedMetricsOf: controller.element)
    context.hidesStatusBar = controller.element.child(withKey: "simulatedStatusBarMetrics")?.name.text == "nil"
  }

  mutating func visit(_ controller: Object) {
    if controller.element["hidesBottomBarWhenPushed"] == "YES" {
      hidesBottomBar = true
      // A tab bar controller that is pushed hides the bar around it, and keeps its own.
      if !isInTabs { (context.bottom, isBottomSettled) = (.none, true) }
    }
    titleMode = titleMode ?? largeTitleMode(of: controller)
  }

  /// Follows a segue back to its source; false if no bars come from there.
  mutating func follow(_ segue: Element, to source: Object) -> Bool {
    switch segue[.kind] {
    case "embed": context.isEmbedded = true
    case "popoverPresentation": context.isInPopover = true
    case "relationship":
      followRelationship(segue[.relationship], to: source)
      return true
    case "show", "push", "showDetail":
      isPushed = true
      // Controllers pushed on others keep the simulated bar above them, or its absence, and their toolbar.
      apply(simulatedTopBarOf: source.element)
      if source.element.child("simulatedToolbarMetrics") != nil { settleBottom(.toolbar) }
      return true
    default: break
    }
    return false
  }

  private mutating func followRelationship(_ relationship: String?, to source: Object) {
    if relationship == "rootViewController" {
      isInNavigation = true
      if !isTopSettled { settleTop(in: source) }
      if !hidesBottomBar, source.element["toolbarHidden"] == "NO" { settleBottom(.toolbar) }
      apply(simulatedMetricsOf: source.element)
    } else if relationship == "viewControllers", source.kind.text == "tabBarController" {
      // A tab without a navigation pushes on the one around the tab bar.
      let isBesideTabs = hidesBottomBar || isPushed && !isInNavigation
      if context.bottom == .toolbar, !isBesideTabs { context.bottom = .toolbarAboveTabBar }
      settleBottom(isBesideTabs ? .none : .tabBar)
      isInTabs = isInTabs || !isBesideTabs
    }
  }

  private mutating func settleTop(in navigation: Object) {
    context.top = navigation.element["navigationBarHidden"] == "YES" ? .none : .navigationBar
    let prefersLargeTitles = navigation.element.child(withKey: "navigationBar")?["largeTitles"] == "YES"
    context.hasLargeTitle = titleMode != "never" && prefersLargeTitles
    context.hasPrompt = controller.element.child(withKey: "navigationItem")?["prompt"]?.isEmpty == false
    isTopSettled = true
  }

  /// The first setting on the path counts.
  private mutating func settleBottom(_ bottom: SimulatedBars.Bottom) {
    guard !isBottomSettled else { return }
    (context.bottom, isBottomSettled) = (bottom, true)
  }

  /// Whether the title is `always` or `never` large; nil to follow the controller below.
  private func largeTitleMode(of controller: Object) -> String? {
    let mode = controller.element.child(withKey: "navigationItem")?["largeTitleDisplayMode"]
    return mode == "automatic" ? nil : mode
  }

  private mutating func apply(simulatedMetricsOf element: Element) {
    apply(simulatedTopBarOf: element)
    guard let bar = element.child(withKey: "simulatedBottomBarMetrics") else { return }
    switch bar.name.text {
    case "simulatedTabBarMetrics": settleBottom(.tabBar)
    case "simulatedToolbarMetrics": settleBottom(.toolbar)
    default: settleBottom(.none)
    }
  }

  private mutating func apply(simulatedTopBarOf element: Element) {
    guard !isTopSettled, let bar = element.child(withKey: "simulatedTopBarMetrics") else { return }
    isTopSettled = true
    guard bar.name.text == "simulatedNavigationBarMetrics" else { return }
    let isBelow = bar["translucent"] == "NO" && controller.element["extendedLayoutIncludesOpaqueBars"] != "YES"
    context.top = isBelow ? .opaqueNavigationBar : .navigationBar
  }
}

import IBModel
import IBXML

/// The bars of the controllers around a scene, with their items.
package struct SceneBars: Sendable, Hashable {
  package var navigationBar: NavigationBarAppearance?
  /// Whether the view begins below the bar.
  package var isOpaque = false
  package var toolbar: ToolbarAppearance?
  package var tabBar: TabBarAppearance?

  package init() {}
}

/// The title bar of a window of AppKit.
package struct TitleBarAppearance: Sendable, Hashable {
  /// Empty when the bar shows no title.
  package var title: String
  /// Whether it is in front of the view, which fills the window.
  package var coversContent: Bool
  package var isClosable: Bool
  package var isMiniaturizable: Bool
  package var isResizable: Bool
}

extension ResolvedScene {
  package var bars: SceneBars {
    let context: SimulatedBars
    switch rootKind {
    case .controller(let controller): context = controller.bars
    case .topLevel(let bars): context = bars
    case .window, .reusable: return SceneBars()
    }
    var reader = SceneBarReader(self)
    return reader.bars(in: context)
  }

  /// The title bar of the window around the view; nil when there is none.
  ///
  /// A window whose document lists no style has none: in public documents these are windows for logging in.
  package var titleBar: TitleBarAppearance? {
    guard case .window(let isFullSize) = rootKind, let window = root.owner?.element,
      let style = window.child(withKey: "styleMask"), style["titled"] == "YES"
    else { return nil }
    return TitleBarAppearance(
      title: window["titleVisibility"] == "hidden" ? "" : window[.title] ?? "", coversContent: isFullSize,
      isClosable: style["closable"] == "YES", isMiniaturizable: style["miniaturizable"] == "YES",
      isResizable: style["resizable"] == "YES")
  }
}

private struct SceneBarReader {
  private let scene: ResolvedScene
  private var reader: AttributeReader

  init(_ scene: ResolvedScene) {
    self.scene = scene
    reader = AttributeReader(scene.environment)
  }

  mutating func bars(in context: SimulatedBars) -> SceneBars {
    var bars = SceneBars()
    let controller = scene.root.viewTreeOwner
    let containers = controller.map { scene.environment.bars.containers(of: $0) } ?? BarSearch.Containers()
    if context.top != .none {
      let item = controller?.element.child("navigationItem")
      let bar = containers.navigation?.element.child("navigationBar")
      var top = reader.navigationBar(of: item, in: bar)
      if top.title.isEmpty, item == nil { top.title = controller.flatMap { $0.element[.title] } ?? "" }
      top.isPushed = containers.isPushed
      top.hasLargeTitle = context.hasLargeTitle
      bars.navigationBar = top
      bars.isOpaque = context.top == .opaqueNavigationBar
    }
    switch context.bottom {
    case .none: break
    case .toolbar: bars.toolbar = toolbar(controller, containers)
    case .tabBar: bars.tabBar = tabBar(containers)
    case .toolbarAboveTabBar:
      bars.toolbar = toolbar(controller, containers)
      bars.tabBar = tabBar(containers)
    }
    return bars
  }

  private mutating func toolbar(_ controller: Object?, _ containers: BarSearch.Containers) -> ToolbarAppearance {
    let list = controller?.element.child("toolbarItems")
    let bar = containers.navigation?.element.child("toolbar")
    return ToolbarAppearance(items: reader.barItems(list), style: reader.barStyle(of: bar))
  }

  private mutating func tabBar(_ containers: BarSearch.Containers) -> TabBarAppearance {
    let tabs = containers.tabs.map { tab in
      tab.element.child("tabBarItem").map { reader.tab($0) }
        ?? TabBarAppearance.Tab(title: tab.element[.title] ?? "Item")
    }
    let style = reader.barStyle(of: containers.tab?.element.child("tabBar"))
    return TabBarAppearance(tabs: tabs, selected: containers.selectedTab, style: style)
  }
}

import IBModel
import IBXML

/// The bars Xcode's canvas simulates around a controller's view.
public struct BarContext: Sendable, Hashable {
  /// What is above the view.
  public enum Top: Sendable, Hashable {
    case none, navigationBar
    /// The content begins below the bar.
    case opaqueNavigationBar
  }

  /// What is below the view.
  public enum Bottom: Sendable, Hashable {
    case none, tabBar, toolbar
    /// The toolbar of a navigation controller in a tab.
    case toolbarAboveTabBar
  }

  /// What is above the view.
  public internal(set) var top = Top.none
  /// What is below the view.
  public internal(set) var bottom = Bottom.none
  /// Whether a large title is below the buttons of the navigation bar.
  public internal(set) var hasLargeTitle = false
  /// Whether a line of text is above the buttons of the navigation bar.
  public internal(set) var hasPrompt = false
  /// Whether the scene is shown inside another one.
  public internal(set) var isEmbedded = false
  /// Whether the scene is shown in a popover.
  public internal(set) var isInPopover = false
}

/// Finds the bars of controllers by the segues that lead to them.
struct BarContexts: Sendable {
  private let document: Document
  /// Segues by destination.
  private var incoming: [String: [Element]] = [:]

  init(_ document: Document) {
    self.document = document
    guard document.kind == .storyboard else { return }
    var incoming: [String: [Element]] = [:]
    document.tree.visitElements(named: .segue) { segue in
      if let destination = segue[.destination] { incoming[destination, default: []].append(segue) }
    }
    self.incoming = incoming
  }

  /// The simulated bars of a view without a controller.
  func simulatedContext(of view: Object) -> BarContext {
    var context = BarContext()
    var settled = (top: false, bottom: false)
    apply(simulatedMetricsOf: view.element, to: &context, settled: &settled)
    return context
  }

  /// The bars around a controller's view.
  func context(of controller: Object) -> BarContext {
    var context = BarContext()
    var visited: Set<String> = []
    var settled: (top: Bool, bottom: Bool) = (false, false)
    apply(simulatedMetricsOf: controller.element, to: &context, settled: &settled)
    var current = controller
    var hidesBottomBar = false
    var titleMode: String?
    while visited.insert(current.id).inserted {
      if current.element["hidesBottomBarWhenPushed"] == "YES" {
        hidesBottomBar = true
        (context.bottom, settled.bottom) = (.none, true)
      }
      titleMode = titleMode ?? largeTitleMode(of: current)
      guard let (segue, source) = parent(of: current) else { break }
      let relationship = segue[.relationship]
      if segue[.kind] == "embed" {
        context.isEmbedded = true
        break
      }
      if segue[.kind] == "relationship" {
        if relationship == "rootViewController" {
          if !settled.top {
            context.top = source.element["navigationBarHidden"] == "YES" ? .none : .navigationBar
            context.hasLargeTitle = titleMode != "never" && prefersLargeTitles(source)
            context.hasPrompt = controller.element.child(withKey: "navigationItem")?["prompt"]?.isEmpty == false
            settled.top = true
          }
          if !settled.bottom, !hidesBottomBar, source.element["toolbarHidden"] == "NO" {
            (context.bottom, settled.bottom) = (.toolbar, true)
          }
          apply(simulatedMetricsOf: source.element, to: &context, settled: &settled)
        } else if relationship == "viewControllers", source.kind.text == "tabBarController" {
          if !settled.bottom {
            context.bottom = hidesBottomBar ? .none : .tabBar
          } else if context.bottom == .toolbar, !hidesBottomBar {
            context.bottom = .toolbarAboveTabBar
          }
          settled.bottom = true
        }
      } else if !["show", "push", "showDetail"].contains(segue[.kind] ?? "") {
        context.isInPopover = segue[.kind] == "popoverPresentation"
        break
      } else if !settled.bottom, source.element.child("simulatedToolbarMetrics") != nil {
        // Controllers pushed on others keep their toolbar.
        (context.bottom, settled.bottom) = (.toolbar, true)
      }
      current = source
    }
    return context
  }

  /// The segue that determines a controller's bars: a relationship, else the first one.
  private func parent(of controller: Object) -> (Element, Object)? {
    let segues = incoming[controller.id] ?? []
    let segue =
      BarContexts.strongest.lazy.compactMap { kind in segues.first { $0[.kind] == kind } }.first ?? segues.first
    guard let segue, let source = controllerOwning(segue) else { return nil }
    return (segue, source)
  }

  /// Kinds of segues in the order in which they are looked at.
  private static let strongest = ["relationship", "presentation", "modal", "show", "push", "embed"]

  /// The controllers around one that show bars.
  struct Containers {
    /// The one with a navigation bar.
    var navigation: Object?
    /// The one with a tab bar.
    var tab: Object?
    /// The controllers of its tabs, in order.
    var tabs: [Object] = []
    /// The position of the tab that contains the controller.
    var selectedTab = 0
    /// Whether another controller of the navigation is below this one.
    var isPushed = false
  }

  /// The controllers around one that show bars.
  func containers(of controller: Object) -> Containers {
    var result = Containers()
    var visited: Set<String> = []
    var current = controller
    while visited.insert(current.id).inserted, let (segue, source) = parent(of: current), segue[.kind] != "embed" {
      if segue[.relationship] == "rootViewController", result.navigation == nil {
        result.navigation = source
      } else if segue[.relationship] == "viewControllers", result.tab == nil {
        result.tab = source
        let ids =
          source.element.child("connections")?.children.filter { $0[.relationship] == "viewControllers" }
          .compactMap { $0[.destination] } ?? []
        result.tabs = ids.compactMap { document.object($0) }
        result.selectedTab = ids.firstIndex(of: current.id) ?? 0
      } else if ["show", "push"].contains(segue[.kind] ?? "") {
        if result.navigation == nil { result.isPushed = true }
      } else if segue[.kind] != "relationship" {
        break
      }
      current = source
    }
    return result
  }

  private func prefersLargeTitles(_ navigation: Object) -> Bool {
    navigation.element.child(withKey: "navigationBar")?["largeTitles"] == "YES"
  }

  /// Whether the title of a controller is `always` or `never` large; nil if it is as that of the controller below.
  private func largeTitleMode(of controller: Object) -> String? {
    let mode = controller.element.child(withKey: "navigationItem")?["largeTitleDisplayMode"]
    return mode == "automatic" ? nil : mode
  }

  private func controllerOwning(_ segue: Element) -> Object? {
    for ancestor in segue.ancestors {
      if let object = Object(ancestor), object.ownsViewTree { return object }
    }
    return nil
  }

  private func apply(
    simulatedMetricsOf element: Element, to context: inout BarContext, settled: inout (top: Bool, bottom: Bool)
  ) {
    for child in element.children {
      switch child[.key] {
      case "simulatedTopBarMetrics" where !settled.top:
        settled.top = true
        guard child.name.text == "simulatedNavigationBarMetrics" else { continue }
        context.top = child["translucent"] == "NO" ? .opaqueNavigationBar : .navigationBar
      case "simulatedBottomBarMetrics" where !settled.bottom:
        settled.bottom = true
        context.bottom =
          switch child.name.text {
          case "simulatedTabBarMetrics": .tabBar
          case "simulatedToolbarMetrics": .toolbar
          default: .none
          }
      default: break
      }
    }
  }
}

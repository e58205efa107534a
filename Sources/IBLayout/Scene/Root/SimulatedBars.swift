import IBModel
import IBXML

/// The bars Xcode's canvas simulates around a controller's view.
package struct SimulatedBars: Sendable, Hashable {
  /// The bars above the view.
  package enum Top: Sendable, Hashable {
    case none, navigationBar
    /// The content begins below the bar.
    case opaqueNavigationBar
  }

  /// The bars below the view.
  package enum Bottom: Sendable, Hashable {
    case none, tabBar, toolbar
    /// The toolbar of a navigation controller in a tab.
    case toolbarAboveTabBar
  }

  package internal(set) var top = Top.none
  package internal(set) var bottom = Bottom.none
  package internal(set) var hasLargeTitle = false
  package internal(set) var hasPrompt = false
  /// Whether the size inspector shows no status bar, which the canvas followed before Xcode 9.
  package internal(set) var hidesStatusBar = false
  package internal(set) var isEmbedded = false
  package internal(set) var isInPopover = false
}

/// Finds the bars of controllers by the segues that lead to them.
struct BarSearch: Sendable {
  private let document: Document
  private var incoming: [ObjectID: [Element]] = [:]
  /// The segues that the document says its bars are inferred from where several lead to a controller.
  private var tieBreakers: Set<ObjectID> = []

  init(_ document: Document) {
    self.document = document
    guard document.kind == .storyboard else { return }
    let entries = document.tree.root.child("inferredMetricsTieBreakers")?.children.compactMap { $0.id(.reference) }
    tieBreakers = Set(entries ?? [])
    var incoming: [ObjectID: [Element]] = [:]
    document.tree.visitElements(named: .segue) { segue in
      if let destination = segue.id(.destination) { incoming[destination, default: []].append(segue) }
    }
    self.incoming = incoming
  }

  func simulatedBars(of view: Object) -> SimulatedBars { BarWalk(from: view).context }

  func context(of controller: Object) -> SimulatedBars {
    var walk = BarWalk(from: controller)
    var visited: Set<ObjectID> = []
    var current = controller
    while visited.insert(current.id).inserted {
      walk.visit(current)
      guard let (segue, source) = parent(of: current), walk.follow(segue, to: source) else { break }
      current = source
    }
    return walk.context
  }

  /// The segue that determines a controller's bars: the one the document names, a relationship, or else the first one.
  private func parent(of controller: Object) -> (Element, Object)? {
    let segues = incoming[controller.id] ?? []
    let named = tieBreakers.isEmpty ? nil : segues.first { tieBreakers.contains($0.id(.id) ?? "") }
    let segue =
      named ?? BarSearch.strongest.lazy.compactMap { kind in segues.first { $0[.kind] == kind } }.first ?? segues.first
    guard let segue, let source = controllerOwning(segue) else { return nil }
    return (segue, source)
  }

  private static let strongest = ["relationship", "presentation", "modal", "show", "push", "embed"]

  /// The controllers around one that show bars.
  struct Containers {
    var navigation: Object?
    var tab: Object?
    var tabs: [Object] = []
    var selectedTab = 0
    var isPushed = false
  }

  func containers(of controller: Object) -> Containers {
    var result = Containers()
    var visited: Set<ObjectID> = []
    var current = controller
    while visited.insert(current.id).inserted, let (segue, source) = parent(of: current), segue[.kind] != "embed" {
      if segue[.relationship] == "rootViewController", result.navigation == nil {
        result.navigation = source
      } else if segue[.relationship] == "viewControllers", result.tab == nil {
        result.tab = source
        let ids =
          source.element.child("connections")?.children.filter { $0[.relationship] == "viewControllers" }
          .compactMap { $0.id(.destination) } ?? []
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

  private func controllerOwning(_ segue: Element) -> Object? {
    for ancestor in segue.ancestors {
      if let object = Object(ancestor), object.ownsViewTree { return object }
    }
    return nil
  }
}

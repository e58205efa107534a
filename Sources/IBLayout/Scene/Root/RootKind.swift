import IBModel
import IBXML

/// The kind of a root view, which determines its size and insets.
package enum RootKind: Sendable {
  case controller(ControllerRoot)
  /// A view at the top level of a .xib or scene.
  case topLevel(SimulatedBars)
  /// The content view of a window of AppKit, which may extend below the title bar.
  case window(hasFullSizeContent: Bool)
  /// A cell, header or footer.
  case reusable
}

/// The properties of a controller that determine its view's place on the canvas.
package struct ControllerRoot: Sendable {
  package var bars: SimulatedBars
  /// Whether its size was chosen in the size inspector.
  package var isFreeform: Bool
  package var hasLayoutGuides: Bool
  /// Whether Notification Center shows it, without any bar.
  package var isWidget: Bool
  /// The size chosen for the screen, in points.
  package var freeformSize: Size?
  /// The stored distance from the screen's top, in points.
  package var y: Double
  package var extendsUnderTopBar: Bool
  package var extendsUnderBottomBar: Bool

  init(_ controller: Object, view: Object, _ contexts: BarSearch) {
    let element = controller.element
    bars = contexts.context(of: controller)
    isFreeform = element.child(withKey: "simulatedDestinationMetrics")?.name == "freeformSimulatedSizeMetrics"
    hasLayoutGuides = element.child("layoutGuides") != nil
    freeformSize = element.child(withKey: "freeformSize").map { size in
      let number = { (name: Name) in size[name].flatMap { Double(finite: $0) } ?? 0 }
      return Size(width: number(.width), height: number(.height))
    }
    isWidget =
      view.element["simulatedAppContext"] == "notificationCenter" && bars.hidesStatusBar
    y = view.frame?.y ?? 0
    let edges = element.child(withKey: "edgesForExtendedLayout")
    extendsUnderTopBar = edges.map { $0[.top] == "YES" } ?? true
    extendsUnderBottomBar = edges.map { $0[.bottom] == "YES" } ?? true
  }
}

extension Object {
  func rootKind(on platform: Platform, _ contexts: BarSearch) -> RootKind {
    if Object.reusableKinds.contains(kind) { return .reusable }
    if let owner, owner.kind == "window", platform == .macOS {
      let style = owner.element.child(withKey: "styleMask")
      return .window(hasFullSizeContent: style?["fullSizeContentView"] == "YES")
    }
    guard let owner, owner.ownsViewTree, owner.kind.text != "window" else {
      return .topLevel(contexts.simulatedBars(of: self))
    }
    return .controller(ControllerRoot(owner, view: self, contexts))
  }

  private static let reusableKinds: Set<ElementKind> = [.tableViewCell, .collectionViewCell, .collectionReusableView]
}

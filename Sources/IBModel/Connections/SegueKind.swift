import IBXML

/// How a segue leads to its destination.
public enum SegueKind: Sendable, Hashable, CaseIterable {
  /// A controller contains another one: the pages of a tab bar controller.
  case relationship
  /// In the same place: show, push, show detail.
  case show
  /// In front of the scene: modal, popover, sheet.
  case presentation
  /// Inside of a container view.
  case embed
  /// Back to a scene that was shown before.
  case unwind
  /// As a class of the app decides.
  case custom
}

extension Connection {
  /// How a segue leads to its destination; nil for other connections.
  public var segueKind: SegueKind? {
    guard kind == .segue else { return nil }
    switch element[.kind] {
    case "relationship": return .relationship
    case "show", "push", "showDetail", "replace": return .show
    case "presentation", "popoverPresentation", "modal", "popover", "sheet": return .presentation
    case "embed": return .embed
    case "unwind": return .unwind
    default: return .custom
    }
  }
}

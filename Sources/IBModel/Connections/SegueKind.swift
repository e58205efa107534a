import IBXML

/// A way in which a segue leads to its destination.
public enum SegueKind: Sendable, Hashable, CaseIterable {
  /// A controller contains another one: the pages of a tab bar controller.
  case relationship
  /// Replaces the scene in place: show, push, show detail.
  case show
  /// Presents in front of the scene: modal, popover, sheet.
  case presentation
  case embed
  case unwind
  case custom
}

extension Connection {
  /// The kind of a segue; nil for other connections.
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

import IBModel
import IBTemplates
import IBXML

extension Document {
  /// Views of UIKit that only hold others: without a class, a color or behavior of their own, and without a connection.
  /// Views of templates are left out, because they represent others.
  func plainViews() -> [Object] {
    guard platform.isUIKit, usesAutoLayout else { return [] }
    let candidates = views.filter(\.isPlain)
    guard !candidates.isEmpty else { return [] }
    let connected = connectedIDs()
    return candidates.filter { !connected.contains($0.id) && $0.rootView.customClass != ViewTemplate.rootClass }
  }
}

extension Object {
  /// The parts of views that only place them and others.
  private static let parts: Set<Name> = [
    .rect, "autoresizingMask", .subviews, .constraints, .viewLayoutGuide, "userGuides",
  ]
  /// The attributes of views that change nothing users see or touch.
  private static let attributes: Set<Name> = [
    .id, .userLabel, "contentMode", "translatesAutoresizingMaskIntoConstraints", "multipleTouchEnabled", "opaque",
    "ambiguous", "misplaced", .fixedFrame, "verifyAmbiguity", "horizontalHuggingPriority", "verticalHuggingPriority",
  ]

  fileprivate var isPlain: Bool {
    kind == .view && element.parent?.name == .subviews && element.children.allSatisfy { Object.parts.contains($0.name) }
      && element.attributes.allSatisfy { Object.attributes.contains($0.name) }
  }
}

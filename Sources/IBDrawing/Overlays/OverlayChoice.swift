import IBLayout
import IBModel

/// The kind of an overlay and its subject: `conflicts`, or `constraints` of one view.
package struct OverlayChoice: Sendable {
  package let kind: PictureOverlay.Kind
  /// The id or name of a view or constraint; nil for all.
  package let subject: String?

  package init(_ kind: PictureOverlay.Kind) {
    self.kind = kind
    subject = nil
  }

  /// Reads a text like `constraints=ID`; nil for an overlay that does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = PictureOverlay.Kind(rawValue: parts[0]) else { return nil }
    subject = parts.count > 1 ? parts[1] : nil
    if let subject, kind != .constraints || subject.isEmpty { return nil }
    self.kind = kind
  }

  /// Whether the overlay shows faults of a layout, which the code of the app may decide.
  package var showsFaults: Bool { [.conflicts, .ambiguity, .misplaced].contains(kind) }

  package var layoutOptions: LayoutEngine.Options { showsFaults ? .faults : .framesOnly }

  /// Whether the overlay is about a scene; with a subject only about the one with it.
  package func concerns(_ scene: ResolvedScene) -> Bool { subject == nil || !constraints(of: scene).isEmpty }

  package func constraints(of scene: ResolvedScene) -> [ResolvedConstraint] {
    guard let subject else { return scene.constraints }
    let named = scene.constraints.filter { $0.source.id.rawValue == subject }
    if !named.isEmpty { return named }
    let views = Set(
      scene.indices.filter { scene[$0].object.id.rawValue == subject || scene[$0].object.name == subject })
    return scene.constraints.filter { constraint in
      constraint.items.contains { item in
        guard case .view(let view) = item else { return false }
        return views.contains(view)
      }
    }
  }
}

extension ResolvedConstraint {
  package var items: [ResolvedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

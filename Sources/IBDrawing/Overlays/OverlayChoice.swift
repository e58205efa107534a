import IBLayout
import IBModel

/// Which overlay is wanted, and of what: `conflicts`, or `constraints` of one view.
package struct OverlayChoice: Sendable {
  package let kind: PictureOverlay.Kind
  /// The id or name of the view or constraint that the overlay is about; nil for all.
  package let subject: String?

  /// An overlay about the whole scene.
  package init(_ kind: PictureOverlay.Kind) {
    self.kind = kind
    subject = nil
  }

  /// Text as in `constraints=ID`; nil for an overlay that does not exist.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = PictureOverlay.Kind(rawValue: parts[0]) else { return nil }
    subject = parts.count > 1 ? parts[1] : nil
    if let subject, kind != .constraints || subject.isEmpty { return nil }
    self.kind = kind
  }

  /// Whether the overlay shows what is wrong with a layout, which the code of the app may decide.
  package var showsFaults: Bool { [.conflicts, .ambiguity, .misplaced].contains(kind) }

  /// What a layout must tell for the overlay.
  package var layoutOptions: LayoutEngine.Options { showsFaults ? .faults : .framesOnly }

  /// Whether the overlay is about a scene; with a subject only about the one that it is in.
  package func concerns(_ scene: ResolvedScene) -> Bool { subject == nil || !constraints(of: scene).isEmpty }

  /// The constraints of a scene that the overlay shows.
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
  /// What the constraint relates.
  package var items: [ResolvedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

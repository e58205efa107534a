import ArgumentParser
import IBDrawing
import IBModel
import IBScene

/// The overlay that `--overlay` names: `conflicts`, or `constraints=ID` for the constraints of one view.
struct OverlayChoice: ExpressibleByArgument, Sendable {
  let kind: PictureOverlay.Kind
  /// The id or name of the view or constraint that the overlay is about; nil for all.
  let subject: String?

  /// An overlay about the whole scene.
  init(_ kind: PictureOverlay.Kind) {
    self.kind = kind
    subject = nil
  }

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let kind = PictureOverlay.Kind(rawValue: parts[0]) else { return nil }
    subject = parts.count > 1 ? parts[1] : nil
    if let subject, kind != .constraints || subject.isEmpty { return nil }
    self.kind = kind
  }

  /// Whether the overlay shows what is wrong with a layout, which the code of the app may decide.
  var showsFaults: Bool { [.conflicts, .ambiguity, .misplaced].contains(kind) }

  static var allValueStrings: [String] { PictureOverlay.Kind.allCases.map(\.rawValue) + ["constraints=ID"] }

  /// Whether the overlay is about a scene; with a subject only about the one that it is in.
  func concerns(_ scene: ResolvedScene) -> Bool { subject == nil || !constraints(of: scene).isEmpty }

  /// The constraints of a scene that the overlay shows.
  func constraints(of scene: ResolvedScene) -> [ResolvedConstraint] {
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
  var items: [ResolvedItem] { [first.item] + (second.map { [$0.item] } ?? []) }
}

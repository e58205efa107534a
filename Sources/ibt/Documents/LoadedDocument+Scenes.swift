import IBDrawing
import IBModel

extension LoadedDocument {
  /// What is drawn as a picture of its own and has an id or a name.
  /// - Throws: `CommandFailure` when nothing fits, or several do.
  func scene(_ name: String) throws -> Object {
    let candidates = document.drawableRoots.map {
      NameChoice.Candidate(
        value: $0, names: $0.sceneNames, identity: ($0.scene?.id ?? $0.id).rawValue, text: $0.reference)
    }
    return try NameChoice(wanted: name, noun: "scene or root view", place: "in `\(path)`").only(among: candidates)
  }
}

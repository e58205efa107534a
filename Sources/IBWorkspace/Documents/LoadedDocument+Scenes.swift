import IBDrawing
import IBModel

extension LoadedDocument {
  /// The object with an id or a name that is drawn as a picture of its own.
  package func scene(_ name: String) throws -> Object {
    let candidates = document.drawableRoots.map {
      NameChoice.Candidate(
        value: $0, names: $0.sceneNames, identity: ($0.scene?.id ?? $0.id).rawValue, text: $0.reference)
    }
    return try NameChoice(wanted: name, noun: "scene or root view", place: "in `\(path)`").only(among: candidates)
  }
}

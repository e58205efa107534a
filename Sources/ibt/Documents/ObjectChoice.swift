import IBModel
import IBWorkspace

/// Finds the object a command is about in one document or several.
enum ObjectChoice {
  static func object(_ wanted: String, at path: String?) async throws -> (document: LoadedDocument, object: Object) {
    let search = try await DocumentSearch(at: path)
    let candidates = search.documents.flatMap { loaded in
      loaded.document.objects.map { object in
        let place = loaded.place(of: object)
        return NameChoice.Candidate(
          value: (document: loaded, object: object), names: [[object.id.rawValue], [object.name]], identity: place,
          text: "\(place) \(object.reference) \(object.kind)")
      }
    }
    return try choice(wanted, "object", in: search).only(among: candidates)
  }

  static func identifier(_ wanted: String, at path: String?) async throws -> (document: LoadedDocument, id: ObjectID) {
    let search = try await DocumentSearch(at: path)
    let candidates = search.documents.flatMap { loaded in
      let objects = loaded.document.objects.map { (id: $0.id, name: $0.name, kind: $0.kind.text) }
      let scenes = loaded.document.scenes.map { (id: $0.id, name: "\($0.name) Scene", kind: "scene") }
      return (objects + scenes).map { entry in
        NameChoice.Candidate(
          value: (document: loaded, id: entry.id), names: [[entry.id.rawValue], [entry.name]],
          identity: "\(loaded.path) \(entry.id)", text: "\(loaded.path): \(entry.name) (\(entry.id)) \(entry.kind)")
      }
    }
    return try choice(wanted, "object or scene", in: search).only(among: candidates)
  }

  private static func choice(_ wanted: String, _ noun: String, in search: DocumentSearch) -> NameChoice {
    NameChoice(wanted: wanted, noun: noun, place: search.place, note: search.unread)
  }
}

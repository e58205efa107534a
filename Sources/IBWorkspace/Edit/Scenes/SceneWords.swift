import IBModel
import IBXML

/// The scenes that words on a command line name.
package struct SceneWords {
  package var words: [String]
  package let path: String

  /// Splits words into scenes and the path of a document or folder as the last word.
  package init(_ words: [String]) {
    let last = words.last ?? ""
    let isPath = words.count > 1 && (last.hasSuffix(".storyboard") || DocumentPaths.isFolder(last))
    self.words = isPath ? Array(words.dropLast()) : words
    path = isPath ? last : "."
  }

  /// The only document that has all the scenes, and the ids of the scenes.
  /// - Parameters:
  ///   - place: The searched place, for messages: `in the current folder`.
  ///   - note: A suffix for the message that nothing was found.
  package static func storyboard(
    with words: [String], in documents: [LoadedDocument], _ place: String, note: String = ""
  ) throws -> (LoadedDocument, Set<ObjectID>) {
    let storyboards = documents.filter { $0.document.kind == .storyboard }
    if storyboards.isEmpty { throw CommandError("there is no storyboard \(place)\(note)") }
    var found: [(storyboard: LoadedDocument, scenes: Set<ObjectID>)] = []
    for word in words {
      let hits = try scenes(word, in: storyboards, place, note)
      for hit in hits {
        if let index = found.firstIndex(where: { $0.storyboard.path == hit.storyboard.path }) {
          found[index].scenes.insert(hit.id)
        } else {
          found.append((hit.storyboard, [hit.id]))
        }
      }
    }
    guard found.count == 1 else {
      throw CommandError("the scenes are in several storyboards: \(listed(found.map(\.storyboard.path)))")
    }
    return found[0]
  }

  /// The scenes that a word means: by ids and names, or by a selector of something in them.
  private static func scenes(
    _ word: String, in storyboards: [LoadedDocument], _ place: String, _ note: String
  ) throws -> [(storyboard: LoadedDocument, id: ObjectID)] {
    if word.contains(where: { ".[:#>*".contains($0) }), let selector = try? ObjectSelector(word) {
      let hits = storyboards.flatMap { loaded in
        selector.objects(in: loaded.document).compactMap { object in object.scene.map { (loaded, $0.id) } }
      }
      if hits.isEmpty { throw CommandError("nothing is selected by `\(word)` \(place)") }
      return hits
    }
    let candidates = storyboards.flatMap { loaded in
      loaded.document.scenes.map { scene in
        let controller = scene.controller
        let ids = [scene.id, controller?.id].compactMap { $0?.rawValue }
        let names = [
          controller?.element["storyboardIdentifier"], controller?.name, scene.name, "\(scene.name) Scene",
          controller?.customClass, controller?.element["storyboardName"],
        ]
        return NameChoice.Candidate(
          value: (storyboard: loaded, id: scene.id), names: [ids, names.compactMap(\.self)],
          identity: "\(loaded.path) \(scene.id)", text: "\(loaded.path): \(controller?.reference ?? scene.name)")
      }
    }
    let choice = NameChoice(wanted: word, noun: "scene", place: place, note: note)
    return [try choice.only(among: candidates)]
  }
}

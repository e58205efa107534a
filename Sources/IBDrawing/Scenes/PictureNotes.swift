import IBModel

/// The differences between pictures and the later look of objects, by kind.
package struct PictureNotes {
  private var objects: [String: [String]] = [:]
  /// Whether some object has neither a look nor a placeholder.
  package private(set) var isIncomplete = false

  package init(_ pictures: [Picture]) {
    for note in pictures.flatMap(\.notes) {
      let reference = "\(note.name) (\(note.id))"
      if objects[note.text]?.contains(reference) != true { objects[note.text, default: []].append(reference) }
      if note.reason == .notDrawn { isIncomplete = true }
    }
  }

  /// The number of names, after which objects are only counted.
  private static let mostNames = 3

  /// One line per kind, the most frequent first.
  package var lines: [String] {
    let sorted = objects.sorted {
      $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count
    }
    return sorted.map { text, references in
      let more = references.count - PictureNotes.mostNames
      let names = references.prefix(PictureNotes.mostNames).joined(separator: ", ")
      return "note: \(text): \(names)\(more > 0 ? " and \(more) more" : "")"
    }
  }
}

extension PictureNote {
  fileprivate var text: String {
    switch reason {
    case .placeholder: "placeholder for `\(kind)`"
    case .missingImage(let name): "placeholder for the image `\(name)`"
    case .symbol(let name): "neutral shape for the symbol `\(name)`"
    case .characters: "characters in a font of the viewer in `\(kind)`"
    case .script(let name): "no outlines for the \(name) text of `\(kind)`"
    case .notDrawn: "not drawn: `\(kind)`"
    }
  }
}

import IBDrawing
import IBModel

/// What pictures do not show as it will look, by kind.
struct PictureNotes {
  private var counts: [String: Int] = [:]
  /// Whether something has neither a look nor a placeholder.
  private(set) var isIncomplete = false

  init(_ pictures: [Picture]) {
    for note in pictures.flatMap(\.notes) {
      counts[note.text, default: 0] += 1
      if note.reason == .notDrawn { isIncomplete = true }
    }
  }

  /// One line per kind, the most frequent first.
  var lines: [String] {
    let sorted = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
    return sorted.map { "note: \($0.key): \($0.value)" }
  }
}

extension PictureNote {
  fileprivate var text: String {
    switch reason {
    case .placeholder: "placeholder for `\(kind)`"
    case .missingImage(let name): "placeholder for the image `\(name)`"
    case .symbol(let name): "neutral shape for the symbol `\(name)`"
    case .characters: "characters in a font of the viewer in `\(kind)`"
    case .notDrawn: "not drawn: `\(kind)`"
    }
  }
}

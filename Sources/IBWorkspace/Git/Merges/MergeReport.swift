import IBBase
import IBChanges
import IBModel

/// The conflicts of a merge, and its notes.
package struct MergeReport: Report {
  package let path: String
  package let conflicts: [MergeConflict]
  /// Remarks that are not conflicts.
  package var notes: [String] = []
  package var names = MergeNames()
  package var isFull = false

  package init(
    path: String, conflicts: [MergeConflict], notes: [String] = [], names: MergeNames = MergeNames(),
    isFull: Bool = false
  ) {
    (self.path, self.conflicts, self.notes) = (path, conflicts, notes)
    (self.names, self.isFull) = (names, isFull)
  }

  package var lines: [String] {
    let remarks = notes.map { "\(path): note: \($0)" }
    guard !conflicts.isEmpty else { return remarks }
    let blocks = conflicts.flatMap { conflict in
      ["\(path): conflict: \(conflict.heading)"] + conflict.versions(names, isFull: isFull)
    }
    return remarks + blocks + ["\(path): \(counted(conflicts.count, "conflict"))"]
  }

  package var members: JSONObject {
    [
      "file": path, "oursName": names.ours, "theirsName": names.theirs, "conflicts": conflicts.map(members(of:)),
      "notes": notes,
    ]
  }

  private func members(of conflict: MergeConflict) -> JSONObject {
    [
      "kind": conflict.kind.rawValue, "id": conflict.object, "path": conflict.path, "subject": conflict.subject,
      "base": conflict.base, "ours": conflict.ours, "theirs": conflict.theirs,
      "chosen": conflict.chosen.rawValue,
    ]
  }
}

extension MergeConflict {
  package var heading: String { "\(path)\(object.map { " (\($0))" } ?? ""): \(what)" }

  /// The text of each version, a line each.
  /// - Parameter isFull: Whether long lists are complete.
  package func versions(_ names: MergeNames, isFull: Bool = false) -> [String] {
    let versions = [("base", nil, base), ("ours", names.ours, ours), ("theirs", names.theirs, theirs)]
    return versions.compactMap { word, name, text in
      guard let text else { return nil }
      let title = name.map { "\(word) (\($0))" } ?? word
      let isCut = !isFull && (kind == .removal || kind == .order) && text.count > 200
      let shown = isCut ? "\(text.prefix(200))…" : text
      return "  \(title): \(shown.showingInvisibles)\(word == chosen.rawValue ? "  ← in the document" : "")"
    }
  }

  private var what: String {
    switch kind {
    case .value: "both sides changed \(subject)"
    case .removal:
      subject.isEmpty
        ? "removed on one side, changed on the other" : "\(subject) was removed on one side, and changed on the other"
    case .place: "both sides moved it"
    case .occupant: "both sides set \(subject)"
    case .order: "both sides changed the order of \(subject.isEmpty ? "its parts" : subject)"
    case .kind: "both sides changed what it is"
    }
  }
}

extension String {
  /// The text with marks for spaces at its ends or in a row, and with the codes of other invisible characters.
  fileprivate var showingInvisibles: String {
    let padded: [Character] = [" "] + Array(self) + [" "]
    return zip(padded, zip(padded.dropFirst(), padded.dropFirst(2))).map { before, pair in
      let (character, after) = pair
      if character == " " { return " ⏎".contains(before) || " ⏎".contains(after) ? "␣" : " " }
      guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
        scalar.properties.isWhitespace || scalar.properties.generalCategory == .format
      else { return String(character) }
      return scalar.escaped(asASCII: true)
    }.joined()
  }
}

import IBChanges
import IBModel

/// The conflicts of a merge.
package struct MergeReport: Report {
  package let path: String
  package let conflicts: [MergeConflict]
  package var names = MergeNames()
  /// The side whose version the document has; nil for both.
  package var chosen: MergeSide? = .ours

  package init(
    path: String, conflicts: [MergeConflict], names: MergeNames = MergeNames(), chosen: MergeSide? = .ours
  ) {
    (self.path, self.conflicts, self.names, self.chosen) = (path, conflicts, names, chosen)
  }

  package var lines: [String] {
    guard !conflicts.isEmpty else { return [] }
    let blocks = conflicts.flatMap { conflict in
      ["\(path): conflict: \(conflict.heading)"]
        + conflict.versions(names, marking: chosen == nil ? nil : conflict.chosen)
    }
    return blocks + ["\(path): \(counted(conflicts.count, "conflict"))"]
  }

  package func write(to json: inout JSONWriter) {
    json.member("file", path)
    json.member("oursName", ifPresent: names.ours)
    json.member("theirsName", ifPresent: names.theirs)
    json.member("conflicts", array: conflicts) { json, conflict in
      json.object {
        $0.member("kind", conflict.kind.rawValue)
        $0.member("id", ifPresent: conflict.object?.rawValue)
        $0.member("path", conflict.path)
        $0.member("subject", conflict.subject)
        $0.member("base", ifPresent: conflict.base)
        $0.member("ours", ifPresent: conflict.ours)
        $0.member("theirs", ifPresent: conflict.theirs)
        $0.member("chosen", ifPresent: chosen == nil ? nil : conflict.chosen.rawValue)
      }
    }
  }
}

extension MergeConflict {
  package var heading: String { "\(path)\(object.map { " (\($0))" } ?? ""): \(what)" }

  /// The text of each version, a line each.
  /// - Parameter side: The side whose version the document has.
  package func versions(_ names: MergeNames, marking side: MergeSide?) -> [String] {
    let versions = [("base", nil, base), ("ours", names.ours, ours), ("theirs", names.theirs, theirs)]
    return versions.compactMap { word, name, text in
      guard let text else { return nil }
      let title = name.map { "\(word) (\($0))" } ?? word
      return "  \(title): \(text)\(word == side?.rawValue ? "  ← in the document" : "")"
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

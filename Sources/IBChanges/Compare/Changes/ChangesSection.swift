import IBModel

/// The changes of one scene, or of the objects outside scenes, as rows of a table.
package struct ChangesSection: Sendable {
  /// The name of the scene; nil outside scenes.
  package let scene: String?
  package let sceneID: ObjectID?
  package private(set) var rows: [Row] = []
  package var remarks: [String] = []

  /// The texts for a change: the object, and the difference.
  package struct Row: Sendable {
    package let name: String
    package let text: String
    /// The name without kind and container.
    let plainName: String
    let kind: String
    let object: ObjectID?
    let isValue: Bool
    let isEquation: Bool

    fileprivate init(_ change: DocumentChange) {
      name = ChangesSection.name(of: change)
      text = ChangesSection.text(of: change)
      plainName = ChangesSection.plainName(of: change)
      (kind, object) = (change.kindTitle, change.object)
      if case .value = change.kind { isValue = object != nil } else { isValue = false }
      if case .equation = change.kind { isEquation = true } else { isEquation = false }
    }
  }

  /// The sections of a list of changes, in the order of their first changes.
  package static func sections(of changes: DocumentChanges) -> [ChangesSection] {
    var sections: [ChangesSection] = []
    for change in changes.list {
      let index = sections.place(ofScene: change.sceneID, name: change.scene)
      sections[index].rows.append(Row(change))
    }
    return sections
  }

  fileprivate static func name(of change: DocumentChange) -> String {
    let kind = change.kindTitle.isEmpty || change.kindTitle == "scene" ? "" : " (\(change.kindTitle))"
    let name = plainName(of: change)
    switch change.kind {
    case .added: return "+ \(name)\(kind)\(change.container.map { " in \($0)" } ?? "")"
    case .removed: return "− \(name)\(kind)"
    case .equation: return change.kindTitle
    default: return "\(name)\(kind)"
    }
  }

  /// The name, quoted if it begins with the sign of an added or removed object.
  fileprivate static func plainName(of change: DocumentChange) -> String {
    let isSign = change.name.first.map { "+−-".contains($0) } ?? false
    return isSign ? "\"\(change.name)\"" : change.name
  }

  fileprivate static func text(of change: DocumentChange) -> String {
    let subject = change.subject.isEmpty ? "" : "\(change.subject) "
    switch change.kind {
    case .added, .removed:
      // Only outlets to a removed object are listed: they are in code too, but constraints cannot outlive it.
      let details = change.details.filter { change.kind == .added || $0.hasPrefix("outlet") }
      return [change.contents, details.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: "; ")
    case .moved(let from, let to): return from == to ? "moved in \(to)" : "moved from \(from) to \(to)"
    case .reordered(let from, let to): return "place \(from) → \(to)"
    case .replaced(let old, let new): return "\(old) → \(new)"
    case .value(let old, let new): return "\(subject)\(old ?? "–") → \(new ?? "–")"
    case .equation(let old, let new): return "\(old) → \(ending(of: new, after: old))"
    }
  }

  /// The end of an equation without the words that it shares with another one, if only a word or two differ.
  private static func ending(of equation: String, after other: String) -> String {
    let (words, others) = (equation.split(separator: " "), other.split(separator: " "))
    let common = zip(words, others).prefix { $0 == $1 }.count
    let isShort = 1...2 ~= others.count - common && words.count == others.count
    return isShort ? words[common...].joined(separator: " ") : equation
  }
}

extension [ChangesSection] {
  /// Returns the index of a scene's section, appending one if needed.
  package mutating func place(ofScene id: ObjectID?, name: String?) -> Int {
    if let index = firstIndex(where: { $0.sceneID == id }) { return index }
    append(ChangesSection(scene: name, sceneID: id))
    return count - 1
  }
}

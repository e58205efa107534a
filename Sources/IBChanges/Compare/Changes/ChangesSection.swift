import IBModel

/// The changes of one scene, or of what is in none, as rows of a table.
package struct ChangesSection: Sendable {
  /// The name of the scene; nil outside of scenes.
  package let scene: String?
  package let sceneID: ObjectID?
  /// One for each change.
  package private(set) var rows: [Row] = []
  /// What follows from the changes.
  package var remarks: [String] = []

  /// What is shown of a change: the object, and what is different about it.
  package struct Row: Sendable {
    package let name: String
    package let text: String
    /// The name alone, without kind and container.
    let plainName: String
    let kind: String
    let object: ObjectID?
    /// Whether a value of an object differs.
    let isValue: Bool
    /// Whether a constraint says something else.
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

  /// A section without changes.
  package init(scene: String?, sceneID: ObjectID?) { (self.scene, self.sceneID) = (scene, sceneID) }

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

  /// The name, in quotation marks if it begins as a line about an object that came or went.
  fileprivate static func plainName(of change: DocumentChange) -> String {
    let isSign = change.name.first.map { "+−-".contains($0) } ?? false
    return isSign ? "\"\(change.name)\"" : change.name
  }

  fileprivate static func text(of change: DocumentChange) -> String {
    let subject = change.subject.isEmpty ? "" : "\(change.subject) "
    switch change.kind {
    case .added: return change.details.joined(separator: ", ")
    // Constraints cannot stay without the object; an outlet is in code, too.
    case .removed: return change.details.filter { $0.hasPrefix("outlet") }.joined(separator: ", ")
    case .moved(let from, let to): return from == to ? "moved in \(to)" : "moved from \(from) to \(to)"
    case .reordered(let from, let to): return "place \(from) → \(to)"
    case .replaced(let old, let new): return "\(old) → \(new)"
    case .value(let old, let new): return "\(subject)\(old ?? "–") → \(new ?? "–")"
    case .equation(let old, let new): return "\(old) → \(ending(of: new, after: old))"
    }
  }

  /// An equation without what it begins with as another one does, if both end in a word or two.
  private static func ending(of equation: String, after other: String) -> String {
    let (words, others) = (equation.split(separator: " "), other.split(separator: " "))
    let common = zip(words, others).prefix { $0 == $1 }.count
    let isShort = 1...2 ~= others.count - common && words.count == others.count
    return isShort ? words[common...].joined(separator: " ") : equation
  }
}

extension [ChangesSection] {
  /// The index of the section of a scene, which is added at the end if there is none.
  package mutating func place(ofScene id: ObjectID?, name: String?) -> Int {
    if let index = firstIndex(where: { $0.sceneID == id }) { return index }
    append(ChangesSection(scene: name, sceneID: id))
    return count - 1
  }
}

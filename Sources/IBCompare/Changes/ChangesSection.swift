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
  }

  /// A section without changes.
  package init(scene: String?, sceneID: ObjectID?) { (self.scene, self.sceneID) = (scene, sceneID) }

  /// The sections of a list of changes, in the order of their first changes.
  package static func sections(of changes: DocumentChanges) -> [ChangesSection] {
    var sections: [ChangesSection] = []
    for change in changes.list {
      let index = sections.place(ofScene: change.sceneID, name: change.scene)
      sections[index].rows.append(Row(name: name(of: change), text: text(of: change)))
    }
    return sections
  }

  /// The lines of the rows and what follows from them. Of rows about the same object only the first one names it.
  func lines(column: Int) -> [String] {
    var previous = ""
    let lines = rows.map { row in
      let name = row.name == previous ? String(repeating: " ", count: min(row.name.count, column)) : row.name
      previous = row.text.isEmpty ? "" : row.name
      if row.text.isEmpty { return name }
      return name + String(repeating: " ", count: max(column - name.count, 0) + 2) + row.text
    }
    return lines + remarks
  }

  private static func name(of change: DocumentChange) -> String {
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
  private static func plainName(of change: DocumentChange) -> String {
    let isSign = change.name.first.map { "+−-".contains($0) } ?? false
    return isSign ? "\"\(change.name)\"" : change.name
  }

  private static func text(of change: DocumentChange) -> String {
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

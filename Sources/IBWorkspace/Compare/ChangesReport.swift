import IBBase
import IBChanges
import IBLint
import IBModel
import IBXML

/// The report of `ibt diff` on a document.
package struct ChangesReport: Report {
  package let document: ChangedDocument<Document>
  package let changes: DocumentChanges
  package var effects = ChangeEffects()
  package var showsNoise = false
  package var isShort = false
  /// The scenes that look different, if they are drawn.
  package var pictures: [ComparedScene] = []

  package init(document: ChangedDocument<Document>, changes: DocumentChanges) {
    (self.document, self.changes) = (document, changes)
  }

  /// Whether anything meaningful changed.
  package var isChanged: Bool { !changes.isEmpty || document.remark != nil }

  /// The changes of each scene with their effects.
  var sections: [ChangesSection] {
    var sections = ChangesSection.sections(of: changes)
    for frames in effects.frames {
      let index = sections.place(ofScene: frames.scene?.id, name: frames.scene?.name)
      sections[index].remarks.append("layout: \(frames.text)")
    }
    for located in effects.newFindings {
      let scene = effects.scene(of: located.finding)
      let index = sections.place(ofScene: scene?.id, name: scene?.name)
      sections[index].remarks.append(
        "new: \(located.finding.rule) \(located.start): \(located.finding.subjectAndMessage)")
    }
    return sections
  }

  var remarks: [String] { [noiseNote, fixed].compactMap(\.self) }

  /// `6 differences without meaning (frame 4, canvasLocation 1, toolsVersion 1)`, unless they are listed.
  private var noiseNote: String? {
    guard !showsNoise, let kinds = ChangesText(changes, path: "").noise else { return nil }
    let count = changes.noise.count
    return "\(count) \(count == 1 ? "difference" : "differences") without meaning (\(kinds))"
  }

  /// `fixed: 3 findings (ambiguous_layout 2, misplaced_view 1)`.
  private var fixed: String? {
    let count = effects.fixedFindings.count
    if count == 0 { return nil }
    var counts: [String: Int] = [:]
    for finding in effects.fixedFindings { counts[finding.rule, default: 0] += 1 }
    let rules = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.key) \($0.value)" }
    return "fixed: \(count) \(count == 1 ? "finding" : "findings") (\(rules.joined(separator: ", ")))"
  }

  var noise: DocumentChanges { DocumentChanges(changes.noise) }

  var renaming: String? { document.earlierPath.map { "renamed, was \($0)" } }

  package var lines: [String] {
    let path = document.path
    if let remark = document.remark { return ["\(path): \(remark)"] }
    var lines = renaming.map { ["\(path): \($0)"] } ?? []
    if isShort { return lines + ["\(path): \(summary)"] }
    let sections = sections
    let noise = showsNoise ? nil : ChangesText(changes, path: "").noise
    lines += ChangesText.lines(of: sections, path: path, note: noise.map { "noise: \($0)" })
    if sections.isEmpty, let noiseNote { lines.append("\(path): \(noiseNote)") }
    if showsNoise {
      lines += ChangesText(self.noise, path: "\(path) (without meaning)").lines
    }
    // Notes on the whole document do not belong into the last scene.
    let isBelowPath = !showsNoise && sections.last.map { $0.scene == nil } ?? false
    return lines + [fixed].compactMap(\.self).map { isBelowPath ? "  \($0)" : "\(path): \($0)" }
  }

  /// `2 added, 1 changed`.
  package var summary: String {
    var counts: [String: Int] = [:]
    for change in changes.list { counts[change.kindName, default: 0] += 1 }
    let words = ["added", "removed", "moved", "reordered", "replaced", "changed"].compactMap { kind in
      counts[kind].map { "\($0) \(kind)" }
    }
    return words.isEmpty ? "no changes except noise" : words.joined(separator: ", ")
  }
}

extension Finding {
  /// The message, with the name of the object in front if it does not name it.
  fileprivate var subjectAndMessage: String {
    guard let object, !message.contains(object.name), !message.contains(object.id.rawValue) else { return message }
    return "\(object.name): \(message)"
  }
}

extension ChangesReport {
  package var members: JSONObject {
    let fixed = effects.fixedFindings.map { finding -> JSONObject in
      ["rule": finding.rule, "id": finding.object?.id, "message": finding.message]
    }
    let pictures = pictures.map { scene -> JSONObject in ["scene": scene.title, "file": scene.file] }
    return [
      "file": document.path, "earlierFile": document.earlierPath,
      "state": document.old == nil ? "new" : document.new == nil ? "removed" : "changed",
      "changes": changes.list.map(\.members), "noise": changes.noise.count,
      "withoutMeaning": showsNoise ? changes.noise.map(\.members) : nil,
      "layouts": effects.frames.map(\.members), "newFindings": effects.newFindings.map(members(of:)),
      "fixedFindings": fixed, "pictures": pictures.unlessEmpty,
    ]
  }

  private func members(of located: LocatedFinding) -> JSONObject {
    let (finding, place) = (located.finding, located.start.lineAndColumn)
    return [
      "rule": finding.rule, "id": finding.object?.id, "line": place.line, "column": place.column,
      "message": finding.message,
    ]
  }
}

extension FrameChanges {
  fileprivate var members: JSONObject {
    let resized = resized.map { view -> JSONObject in
      [
        "id": view.view.id, "name": view.view.name, "old": [view.old.width, view.old.height],
        "new": [view.new.width, view.new.height],
      ]
    }
    return ["scene": scene?.name, "resized": resized, "moved": movedCount]
  }
}

extension DocumentChange {
  fileprivate var members: JSONObject {
    let (old, new) = values
    return [
      "kind": kindName, "category": category.rawValue, "id": object, "earlierID": earlierID,
      "similarity": similarity < 1 ? similarity : nil, "name": name, "contents": contents.unlessEmpty,
      "details": details.unlessEmpty, "objectKind": kindTitle, "container": container, "scene": scene,
      "subject": subject.unlessEmpty, "old": old, "new": new, "line": position.line,
      "column": position.columnInUTF16,
    ]
  }

  /// The old and the new value as text, or the places in an order.
  private var values: (old: (any Encodable)?, new: (any Encodable)?) {
    switch kind {
    case .added, .removed: (nil, nil)
    case .moved(let old, let new), .replaced(let old, let new), .equation(let old, let new): (old, new)
    case .reordered(let old, let new): (old, new)
    case .value(let old, let new): (old, new)
    }
  }
}

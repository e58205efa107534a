import IBCompare
import IBInspection
import IBLint
import IBModel
import IBReport
import IBWorkspace
import IBXML

/// A document in two versions.
struct ComparedDocument {
  /// The path that is shown.
  var path: String
  var earlierPath: String?
  /// nil where a version does not exist.
  var old: Document?
  var new: Document?

  init(_ file: ChangedFile) throws {
    (path, earlierPath) = (file.path, file.earlierPath)
    old = try file.old.map { try LoadedDocument(path: file.earlierPath ?? file.path, bytes: $0).document }
    new = try file.new.map { try LoadedDocument(path: file.path, bytes: $0).document }
  }

  /// What changed; nothing where a version is missing.
  var changes: DocumentChanges {
    guard let old, let new else { return DocumentChanges() }
    return new.changes(from: old)
  }

  /// The findings that the newer version has and the older one did not.
  func consequences(_ linter: Linter) -> [LocatedFinding] {
    guard let old, let new else { return [] }
    let findings = linter.lint(new).locatedFindings
    let added = findings.missing(from: linter.lint(old).findings)
    return findings.filter(added.contains)
  }
}

/// What `ibt diff` says about a document.
struct ChangesReport: Report {
  let document: ComparedDocument
  let changes: DocumentChanges
  let consequences: [LocatedFinding]
  let showsNoise: Bool
  let isShort: Bool

  var lines: [String] {
    guard document.old != nil, document.new != nil else {
      return ["\(document.path): \(document.old == nil ? "new document" : "removed")"]
    }
    var lines: [String] = []
    if let earlier = document.earlierPath { lines.append("\(document.path): renamed, was \(earlier)") }
    if isShort {
      lines.append("\(document.path): \(summary)")
      return lines
    }
    let text = ChangesText(changes, path: document.path)
    lines += text.lines
    if lines.isEmpty, consequences.isEmpty, !showsNoise {
      return text.noise.map { ["\(document.path): \($0)"] } ?? []
    }
    if lines.isEmpty { lines.append(document.path) }
    if showsNoise {
      lines += ChangesText(DocumentChanges(changes.noise), path: "\(document.path) (without meaning)").lines
    } else if let noise = text.noise {
      lines.append("  \(noise)")
    }
    lines += consequences.map { "  new: \($0.finding.rule) \($0.start): \($0.finding.message)" }
    return lines
  }

  private var summary: String {
    var counts: [String: Int] = [:]
    for change in changes.list { counts[change.kindName, default: 0] += 1 }
    let words = ["added", "removed", "moved", "reordered", "replaced", "changed"].compactMap { kind in
      counts[kind].map { "\($0) \(kind)" }
    }
    return words.isEmpty ? "no change that means something" : words.joined(separator: ", ")
  }

  func write(to json: inout JSONWriter) {
    json.member("file", document.path)
    json.member("earlierFile", ifPresent: document.earlierPath)
    json.member("state", document.old == nil ? "new" : document.new == nil ? "removed" : "changed")
    json.member("changes", array: changes.list) { $0.change($1) }
    json.member("noise", changes.noise.count)
    if showsNoise { json.member("withoutMeaning", array: changes.noise) { $0.change($1) } }
    json.member("newFindings", array: consequences) { json, located in
      json.object {
        $0.member("rule", located.finding.rule)
        $0.member("line", located.start.line)
        $0.member("column", located.start.columnInUTF16)
        $0.member("message", located.finding.message)
      }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func change(_ change: DocumentChange) {
    object { json in
      json.member("kind", change.kindName)
      json.member("id", ifPresent: change.object?.rawValue)
      json.member("earlierID", ifPresent: change.earlierID?.rawValue)
      if change.similarity < 1 { json.member("similarity", change.similarity) }
      json.member("name", change.name)
      if !change.details.isEmpty { json.member("details", change.details) }
      json.member("objectKind", change.kindTitle)
      json.member("scene", ifPresent: change.scene)
      if !change.subject.isEmpty { json.member("subject", change.subject) }
      switch change.kind {
      case .added, .removed: break
      case .moved(let old, let new), .replaced(let old, let new), .equation(let old, let new):
        json.member("old", old)
        json.member("new", new)
      case .reordered(let old, let new):
        json.member("old", old)
        json.member("new", new)
      case .value(let old, let new):
        json.member("old", ifPresent: old)
        json.member("new", ifPresent: new)
      }
      json.member("line", change.position.line)
      json.member("column", change.position.columnInUTF16)
    }
  }
}

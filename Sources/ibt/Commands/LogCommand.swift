import ArgumentParser
import IBBase
import IBChanges
import IBModel
import IBWorkspace

struct LogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Show the history of a document or of one of its objects.",
    discussion: """
      Each commit that changed something has its id, day, author and subject, and below them the lines of `ibt diff`. \
      Commits that changed only noise are left out. Renamed files are followed.
      Changes of what is in an object, and of constraints and connections that refer to it, are changes of the object.
      Exit codes: 0 done, 2 git could not be run, or no version has the object.
      """)

  @Argument(help: "The document.", completion: .documents) var path: String

  @Option(help: "Only changes of the object with this id.") var object: String?

  @Option(name: [.customShort("n"), .customLong("max-count")], help: "How many commits to look at.") var limit: Int?

  @OptionGroup var format: FormatOptions

  func run() async throws {
    var printer = ReportPrinter(format)
    let commits = try await Git().history(of: path, limit: limit)
    if commits.isEmpty { throw CommandError("git knows no commit with `\(path)`") }
    var sought = object.map { SoughtObject(ObjectID($0)) }
    for commit in commits {
      if let report = CommitReport(commit, path: path, &sought) { try printer.print(report) }
    }
    try printer.finish()
    try sought?.requireFound(in: path)
  }
}

/// The object of a history, which is read from the newest version to the oldest.
private struct SoughtObject {
  /// The id in the versions that are read next.
  private(set) var id: ObjectID
  private let wanted: ObjectID
  private var known: Set<ObjectID> = []

  init(_ id: ObjectID) { (self.id, wanted) = (id, id) }

  mutating func isIn(_ document: Document?) -> Bool {
    let ids = Set((document?.objects.map(\.id) ?? []) + (document?.scenes.map(\.id) ?? []))
    known.formUnion(ids)
    return ids.contains(id)
  }

  mutating func follow(_ earlierIDs: [ObjectID: ObjectID]) { id = earlierIDs[id] ?? id }

  func requireFound(in path: String) throws {
    if known.contains(wanted) { return }
    let nearest = NameQuery(wanted.rawValue).nearest(among: known.map(\.rawValue).sorted())
    let suggestion = nearest.map { "; did you mean `\($0)`?" } ?? ""
    throw CommandError("no version of `\(path)` has an object with the id `\(wanted)`\(suggestion)")
  }
}

/// The changes of one commit to a document.
private struct CommitReport: Report {
  let commit: FileCommit
  let changes: ChangesReport?
  let remark: String?

  /// Returns nil for a commit without requested changes.
  init?(_ commit: FileCommit, path: String, _ sought: inout SoughtObject?) {
    self.commit = commit
    let file = ChangedDocument(path: path, old: commit.old, new: commit.new)
    guard let document = try? ChangedDocument<Document>(file) else {
      (changes, remark) = (nil, "a version cannot be read")
      return
    }
    let versions = [document.new, document.old].map { sought?.isIn($0) ?? true }
    if !versions.contains(true) { return nil }
    if let remark = document.remark {
      (changes, self.remark) = (nil, remark)
      return
    }
    let found = document.changes(of: sought?.id)
    sought?.follow(found.earlierIDs)
    if found.isEmpty { return nil }
    remark = nil
    changes = ChangesReport(document: document, changes: DocumentChanges(found.list))
  }

  var lines: [String] {
    let below = changes?.lines ?? [remark ?? ""]
    return ["\(commit.id) \(commit.date) \(commit.author): \(commit.subject)"] + below.map { "    \($0)" }
  }

  var members: JSONObject {
    [
      "commit": commit.id, "date": commit.date, "author": commit.author, "subject": commit.subject, "remark": remark,
      "diff": changes?.members,
    ]
  }
}

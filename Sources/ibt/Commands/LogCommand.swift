import ArgumentParser
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
      Exit codes: 0 done, 2 git could not be run.
      """)

  @Argument(help: "The document.", completion: .documents) var path: String

  @Option(help: "Only changes of the object with this id.") var object: String?

  @Option(name: [.customShort("n"), .customLong("max-count")], help: "How many commits to look at.") var limit: Int?

  @OptionGroup var format: FormatOptions

  func run() async throws {
    var printer = ReportPrinter(format)
    let commits = try await Git().history(of: path, limit: limit)
    if commits.isEmpty { throw CommandError("git knows no commit with `\(path)`") }
    for commit in commits {
      guard let report = CommitReport(commit, path: path, object: object.map { ObjectID($0) }) else { continue }
      try printer.print(report)
    }
    try printer.finish()
  }
}

/// The changes of one commit to a document.
private struct CommitReport: Report {
  let commit: FileCommit
  let changes: ChangesReport?
  let remark: String?

  /// Returns nil for a commit without requested changes.
  init?(_ commit: FileCommit, path: String, object: ObjectID?) {
    self.commit = commit
    let file = ChangedDocument(path: path, old: commit.old, new: commit.new)
    guard let document = try? ChangedDocument<Document>(file) else {
      (changes, remark) = (nil, "a version cannot be read")
      return
    }
    if let remark = document.remark {
      (changes, self.remark) = (nil, remark)
      return
    }
    var list = document.changes.list
    if let object { list.removeAll { $0.object != object && $0.earlierID != object } }
    if list.isEmpty { return nil }
    remark = nil
    changes = ChangesReport(document: document, changes: DocumentChanges(list))
  }

  var lines: [String] {
    let below = changes?.lines ?? [remark ?? ""]
    return ["\(commit.id) \(commit.date) \(commit.author): \(commit.subject)"] + below.map { "    \($0)" }
  }

  func write(to json: inout JSONWriter) {
    json.member("commit", commit.id)
    json.member("date", commit.date)
    json.member("author", commit.author)
    json.member("subject", commit.subject)
    json.member("remark", ifPresent: remark)
    if let changes { json.member("diff", object: changes.write) }
  }
}

import ArgumentParser
import IBModel
import IBWorkspace

/// `ibt-dev selfcheck`: the check of `tools/corpus-check`.
struct SelfCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "selfcheck",
    abstract: "Check that edits which change nothing leave every byte of documents.",
    discussion: """
      An empty edit, and edits that insert something and then remove it: a constraint (into a view with constraints and \
      into one without), an outlet, a runtime attribute and a view. Exit codes: 0 every byte is the same, 1 some are \
      not, 2 a document could not be read.
      """)

  @Argument(help: "Documents and folders.")
  var paths: [String]

  func run() throws {
    let found = DocumentPaths(paths)
    var errors = found.errors.map(\.description)
    var changes = 0
    for path in found.documents {
      do {
        let faults = NoOpEdits(try Document(parsing: try FileBytes.read(path))).faults
        faults.forEach { print("\(path): \($0)") }
        changes += faults.count
      } catch {
        errors.append("\(path): \(error)")
      }
    }
    var messages = StandardError()
    for error in errors { print("ibt-dev: error: \(error)", to: &messages) }
    print(
      "\(found.documents.count) documents, \(changes) changed by an edit of nothing, \(errors.count) errors",
      to: &messages)
    if !errors.isEmpty { throw ExitCode(2) }
    if changes > 0 { throw ExitCode(1) }
  }
}

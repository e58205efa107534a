import ArgumentParser
import IBBase
import IBChanges
import IBModel
import IBWorkspace

struct TextconvCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "textconv", _superCommandName: "ibt",
    abstract: "Print a document as lines that `git diff`, `git log -p` and `git blame` can compare.",
    discussion: """
      One line for each object, attribute, constraint and connection, without what Xcode writes by itself. \
      `ibt git install` makes git use it. A file that is not a document is printed without changes.
      """, shouldDisplay: false)

  @Argument(help: "The document.", completion: .documents) var path: String

  func run() throws {
    let bytes = try FileBytes.read(path)
    guard let document = try? Document(parsing: bytes) else { return Terminal.write(bytes) }
    Terminal.write(DocumentOutline(document).lines.asLines)
  }
}

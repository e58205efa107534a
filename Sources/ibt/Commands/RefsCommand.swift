import ArgumentParser
import IBWorkspace

struct RefsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refs",
    abstract: "Show what refers to an object and what it refers to.",
    discussion: """
      The object is named by its id, or else by its name as `ibt tree` shows it. If the name is ambiguous, the objects \
      are listed and the exit code is 2.
      """)

  @Argument(help: ArgumentHelp("Id or name of the object.", valueName: "id|name"))
  var object: String

  @Argument(
    help: "The document, `-` for standard input, or a folder. (default: the current folder)", completion: .documents)
  var path: String?

  @OptionGroup var format: FormatOptions

  func run() async throws {
    let choice = try await ObjectChoice.object(object, at: path)
    try format.print(ReferencesReport(choice.object, in: choice.document))
  }
}

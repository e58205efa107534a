import ArgumentParser
import IBChanges

struct DisconnectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "disconnect",
    abstract: "Remove connections of objects.",
    discussion: """
      The selector selects objects, whose connections are removed, or connections themselves. \
      \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("What is changed: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @Option(name: .customLong("name"), help: "Only connections with this property, method or identifier.")
  var name: String?

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    try await options.run(at: input.paths) { documents in
      [DisconnectOperation(try target.targets(selector, in: documents), name)]
    }
  }
}

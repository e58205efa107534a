import ArgumentParser
import IBChanges

struct WrapCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap",
    abstract: "Put views into a new stack view or view around them.",
    discussion: """
      The views must have one superview. A stack view takes their order, axis and spacing from their frames; constraints \
      at edges become its own, and those that it replaces are removed and listed. A plain view is as large as the views \
      in it. \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("What to change: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @Option(name: .customLong("in"), help: "stackView, view, or customView on macOS.")
  var kind: String

  @Option(help: "What the new view is called in Interface Builder.")
  var name: String?

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    try await options.run(at: input.paths) { documents in
      [WrapOperation(try target.targets(selector, in: documents), in: kind, named: name)]
    }
  }
}

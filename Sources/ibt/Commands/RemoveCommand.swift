import ArgumentParser
import IBChanges

struct RemoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove objects with everything in them, and what refers to them.",
    discussion: """
      Constraints, connections and members of variations that refer to a removed object are removed as well. The only controller of a scene takes it along. \
      \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("What is changed: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    try await options.run(at: input.paths) { documents in
      [RemoveOperation(try target.targets(selector, in: documents))]
    }
  }
}

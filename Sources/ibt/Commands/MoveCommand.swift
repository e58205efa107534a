import ArgumentParser
import IBChanges
import IBModel

struct MoveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "move",
    abstract: "Move views below another view, with their constraints.",
    discussion: """
      A constraint moves to the nearest common ancestor of its items, and is removed where there is none. On the canvas, \
      views that nothing else places stay where they are. \(OperationOptions.outcome)
      """)

  @Argument(
    help: ArgumentHelp("What to change: a selector, an id, or a name.", valueName: "selector"))
  var selector: String

  @Option(
    name: .customLong("to"),
    help: ArgumentHelp("The new superview: a selector, an id, or a name.", valueName: "selector"))
  var superview: String

  @OptionGroup var place: SubviewOptions

  @OptionGroup var input: EditedDocuments

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    try await options.run(at: input.paths) { documents in
      [
        MoveOperation(
          try target.targets(selector, in: documents), to: try ObjectSelector(written: superview, in: documents),
          at: try place.place(in: documents))
      ]
    }
  }
}

import ArgumentParser
import IBChanges

struct AddCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a view of a kind, with values and constraints.",
    discussion: """
      The view is as Interface Builder makes it; constraints name it by --name. Without constraints it keeps its frame. \
      \(OperationOptions.outcome)
      Example: ibt add label --to View --name Title --set text=Welcome --constrain 'Title.top = Safe Area.top + 20'

      """)

  @Argument(help: "The kind: label, button, imageView, textField, view …")
  var kind: String

  @OptionGroup var input: EditedDocuments

  @Option(
    name: .customLong("to"), help: ArgumentHelp("The superview: a selector, an id, or a name.", valueName: "selector"))
  var superview: String

  @OptionGroup var place: SubviewOptions

  @Option(help: "What the view is called in Interface Builder.")
  var name: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A value, as `ibt set` takes it. May be repeated.", valueName: "key=value"))
  var values: [String] = []

  @Option(
    name: .customLong("constrain"),
    help: ArgumentHelp("An equation, as `ibt constrain` takes it. May be repeated.", valueName: "equation"))
  var equations: [String] = []

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func run() async throws {
    let assignments = try values.map { try Assignment($0) }
    try await options.run(at: input.paths) { documents in
      let add = AddOperation(
        kind, to: try target.targets(superview, in: documents), at: try place.place(in: documents), named: name)
      return [add.with(assignments, equations)]
    }
  }
}

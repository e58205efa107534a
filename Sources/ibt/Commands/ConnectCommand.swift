import ArgumentParser
import IBChanges
import IBModel

struct ConnectCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect",
    abstract: "Connect objects by an outlet, an action or a segue.",
    discussion: """
      An outlet that has another destination gets the new one. An action of UIKit has the event that Interface Builder \
      proposes unless --event names one. A class that lacks the outlet or the action is a warning. \
      \(OperationOptions.outcome)
      Example: ibt connect LoginController Title --outlet titleLabel

      """)

  @Argument(
    help: ArgumentHelp("The object that has the connection: a selector, an id, or a name.", valueName: "source"))
  var source: String

  @Argument(
    help: ArgumentHelp("The object that it leads to: a selector, an id, or a name.", valueName: "destination"))
  var destination: String

  @OptionGroup var input: EditedDocuments

  @Option(help: ArgumentHelp("The property of an outlet.", valueName: "property"))
  var outlet: String?

  @Option(help: ArgumentHelp("The property of an outlet collection.", valueName: "property"))
  var collection: String?

  @Option(help: ArgumentHelp("The method that an action calls, such as `save:`.", valueName: "selector"))
  var action: String?

  @Option(help: "The event of an action, such as touchUpInside.")
  var event: String?

  @Option(help: ArgumentHelp("The kind of a segue, such as show.", valueName: "kind"))
  var segue: String?

  @Option(help: "The identifier of a segue.")
  var identifier: String?

  @OptionGroup var target: TargetOptions

  @OptionGroup var options: OperationOptions

  func validate() throws {
    guard [outlet, collection, action, segue].count(where: { $0 != nil }) == 1 else {
      throw ValidationError("specify one of --outlet, --collection, --action and --segue")
    }
    if event != nil, action == nil { throw ValidationError("--event requires --action") }
    if identifier != nil, segue == nil { throw ValidationError("--identifier requires --segue") }
  }

  private var kind: ConnectOperation.Kind {
    if let outlet { return .outlet(outlet) }
    if let collection { return .outletCollection(collection) }
    if let action { return .action(action, event: event) }
    return .segue(segue ?? "show", identifier: identifier)
  }

  func run() async throws {
    try await options.run(at: input.paths) { documents in
      [
        ConnectOperation(
          try target.targets(source, in: documents), kind, to: try ObjectSelector(written: destination, in: documents))
      ]
    }
  }
}

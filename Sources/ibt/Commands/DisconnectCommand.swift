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

  @Option(name: .customLong("name"), help: "Only connections with this property, method or identifier.")
  var name: String?

  @OptionGroup var change: ObjectChange

  func run() async throws { try await change.run { DisconnectOperation($0, name) } }
}

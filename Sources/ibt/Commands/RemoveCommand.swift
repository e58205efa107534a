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

  @OptionGroup var change: ObjectChange

  func run() async throws { try await change.run { RemoveOperation($0) } }
}

import ArgumentParser
import IBWorkspace

struct ConnectionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connections",
    abstract: "List outlets, actions, segues and bindings.",
    discussion: """
      Each with its location and id. A connection whose destination is not in the document is marked as unresolved.
      """)

  @OptionGroup var options: LookupOptions

  func run() async throws { try await options.print { ConnectionsReport($0) } }
}

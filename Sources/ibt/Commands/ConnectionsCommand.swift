import ArgumentParser

/// `ibt connections`
struct ConnectionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "connections",
    abstract: "Lists outlets, actions, segues and bindings.",
    discussion: """
      Each with its position and id; one that leads to no object of the document is marked as unresolved.
      """)

  @OptionGroup var options: InspectionOptions

  func run() throws { try options.print { ConnectionsReport($0) } }
}

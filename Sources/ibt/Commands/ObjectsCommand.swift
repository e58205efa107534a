import ArgumentParser
import IBWorkspace

struct ObjectsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "objects",
    abstract: "List every object of documents.",
    discussion: """
      Everything with an id, constraints and connections included: position, kind, id, path of names and class.
      """)

  @OptionGroup var options: LookupOptions

  func run() async throws { try await options.print { ObjectsReport($0) } }
}

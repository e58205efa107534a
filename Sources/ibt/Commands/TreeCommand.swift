import ArgumentParser
import IBWorkspace

struct TreeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Show the objects of documents as an outline.",
    discussion: """
      Scenes, their controllers, and what is in them: name, id, kind, class and stored frame. For constraints and \
      connections use `ibt constraints` and `ibt connections`.
      """)

  @OptionGroup var options: LookupOptions

  func run() async throws { try await options.print { TreeReport($0) } }
}

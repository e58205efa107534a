import ArgumentParser

/// The command line: one file a command in `Commands/`.
@main
struct IBT: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibt",
    abstract: "Reads, checks and transforms Interface Builder documents.",
    discussion: """
      Exit codes: 0 nothing to report, 1 findings (or a check that would change something), 2 could not run.
      """,
    version: Version.text,
    subcommands: [
      LintCommand.self, RulesCommand.self, RuleCommand.self, TemplatesCommand.self, ApplyCommand.self,
      CaptureCommand.self, FormatCommand.self, TreeCommand.self, ObjectsCommand.self, ConnectionsCommand.self,
      ConstraintsCommand.self, RefsCommand.self, InfoCommand.self, LayoutCommand.self, FramesCommand.self,
      DevicesCommand.self, RenameCommand.self, HookCommand.self,
    ])

  static func main() async {
    Terminal.outliveReaders()
    let arguments = LongArguments(Array(CommandLine.arguments.dropFirst()))
    await LongArguments.$remainingPaths.withValue(arguments.remainingPaths) { await run(arguments.parsed) }
  }

  private static func run(_ arguments: [String]) async {
    do {
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      Terminal.flush()
    } catch {
      ExitStatus.leave(with: error)
    }
  }
}

enum Version {
  static let text = "0.1.0"
}

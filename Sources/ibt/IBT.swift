import ArgumentParser
import CPlatform
import IBWorkspace

/// The command line: one file per command in `Commands/`.
@main
struct IBT: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibt",
    abstract: "Read, check and transform Interface Builder documents.",
    discussion: """
      Exit codes: 0 nothing to report, 1 findings (or a check that would change something), 2 could not run.
      """,
    version: Program.version + buildNote,
    groupedSubcommands: [
      CommandGroup(
        name: "Check",
        subcommands: [LintCommand.self, RulesCommand.self, FormatCommand.self]),
      CommandGroup(
        name: "Review and merge",
        subcommands: [DiffCommand.self, MergeCommand.self, ResolveCommand.self]),
      CommandGroup(
        name: "Lay out and draw",
        subcommands: [
          LayoutCommand.self, FramesCommand.self, DevicesCommand.self, RenderCommand.self, CanvasCommand.self,
          PreviewCommand.self,
        ]),
      CommandGroup(
        name: "Templates",
        subcommands: [
          TemplatesCommand.self, ApplyCommand.self, CaptureCommand.self, ConvertCommand.self, TransitionCommand.self,
          LayoutsCommand.self,
        ]),
      CommandGroup(
        name: "Look up",
        subcommands: [
          TreeCommand.self, ConnectionsCommand.self, ConstraintsCommand.self, RefsCommand.self,
          InfoCommand.self, FindCommand.self, UnusedCommand.self,
        ]),
      CommandGroup(
        name: "Edit",
        subcommands: [
          SetCommand.self, AddCommand.self, RemoveCommand.self, MoveCommand.self, WrapCommand.self, ConnectCommand.self,
          DisconnectCommand.self, ConstrainCommand.self, PinCommand.self, ReplaceCommand.self, RenameCommand.self,
          ExtractCommand.self, InlineCommand.self, StringsCommand.self, RunCommand.self,
        ]),
      CommandGroup(
        name: "Set up",
        subcommands: [
          ConfigCommand.self, GitCommand.self, HookCommand.self, CompletionCommand.self, ReportCommand.self,
        ]),
      CommandGroup(
        name: "Run by other programs",
        subcommands: [TextconvCommand.self, MergeDriverCommand.self, ServerCommand.self, MCPCommand.self]),
    ])

  /// A program of `tools/ibt` is not optimized everywhere, so its speed says nothing about packages.
  private static var buildNote: String {
    #if CHECKOUT
      " (checkout)"
    #else
      ""
    #endif
  }

  /// The number of files that are open at once at most, with pipes to git.
  private static let openFiles: UInt = 64

  static func main() async {
    // Each document reuses the memory of the previous one: returning it to the system costs a tenth of a project run.
    platform_keep_freed_memory()
    Terminal.outliveReaders()
    RunProgress.showNotes { Terminal.note("ibt: note: \($0)") }
    ProgramRun.endWithParent()
    let arguments = CommandArguments(Array(CommandLine.arguments.dropFirst()))
    let files = platform_allow_open_files(IBT.openFiles)
    if files < IBT.openFiles {
      let problem = "only \(files) files can be open at once, but \(IBT.openFiles) are required; raise `ulimit -n`"
      ExitStatus.leave(with: CommandError(problem), of: arguments.command)
    }
    if arguments.words.first == ServerCommand._commandName { platform_share_freed_memory() }
    let long = LongArguments(arguments.words)
    Progress.show(arguments)
    await LongArguments.$remainingPaths.withValue(long.remainingPaths) { await run(long.parsed, of: arguments) }
  }

  private static func run(_ words: [String], of arguments: CommandArguments) async {
    do {
      try arguments.requireKnownCommand()
      var command = try arguments.parsed(words) ?? parseAsRoot(words)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      ExitStatus.leave(with: ExitCode.success, of: arguments.command)
    } catch {
      ExitStatus.leave(with: error, of: arguments.command)
    }
  }
}

import ArgumentParser

/// The command line for work on ibt itself, which `tools/bench`, `tools/solver-check` and `tools/corpus-check` run.
@main
struct Development: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibt-dev",
    abstract: "Measure and check ibt itself.",
    discussion: "For tools/bench, tools/solver-check and tools/corpus-check. Its options and output may change.",
    subcommands: [
      EvidenceCommand.self, ModulesCommand.self, ParseCommand.self, PicturesCommand.self,
      SelfCheckCommand.self, SolverCommand.self, TemplatesCostCommand.self,
    ])
}

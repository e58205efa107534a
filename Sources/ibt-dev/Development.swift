import ArgumentParser

/// The command line for work on ibt itself, which `tools/bench` and `tools/solver-check` run.
@main
struct Development: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ibt-dev",
    abstract: "Measure and check ibt itself.",
    discussion: "For tools/bench and tools/solver-check. Its options and output may change.",
    subcommands: [
      EvidenceCommand.self, ModulesCommand.self, ParseCommand.self, SolverCommand.self,
    ])
}

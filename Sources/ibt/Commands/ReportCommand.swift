import ArgumentParser
import IBLint
import IBWorkspace

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Merge the reports of several machines.", subcommands: [Merge.self])
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "merge", abstract: "Merge the reports of all shards of a run into the report of the whole run.",
      discussion: """
        Reports come from `ibt lint --shard` with --format json, json-lines or sarif, or baselines, all in the same \
        format and in any order. The result is what `ibt lint` without --shard prints, to the byte. Exit codes: 0 the \
        reports are merged, 2 they do not fit together: one is missing, there twice, or of another run.
        """)

    @Argument(
      help: ArgumentHelp("The reports of all shards.", valueName: "report"), completion: .file())
    var parsedReports: [String]

    @Option(
      name: [.customShort("o"), .customLong("output")],
      help: ArgumentHelp("Write the result to a file, or to standard output if it is `-`.", valueName: "file"),
      completion: .file())
    var output: String?

    func run() throws {
      var reports: [(name: String, text: [UInt8])] = []
      for path in parsedReports + LongArguments.remainingPaths {
        reports.append((path, try FileBytes.read(path)))
      }
      let context = ReportContext(version: Program.version, folder: WorkingFolder.path)
      let merged = try MergedReport.merging(reports, in: context)
      try Terminal.write(merged, to: output)
    }
  }
}

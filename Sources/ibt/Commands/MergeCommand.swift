import ArgumentParser
import IBWorkspace

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge two versions of a document that come from a common one.",
    discussion: """
      Objects are matched by id, so moved lines are not changes. Frames never conflict: in scenes that both sides \
      changed, they are computed again where the layout is certain; elsewhere the side that changed them wins. Two \
      changes conflict if both sides changed the same thing differently, or one side changed what the other removed. \
      Standard error lists conflicts, and the document has our version of each (see --conflicts).
      Exit codes: 0 merged, 1 merged with conflicts, 2 a document could not be read, and nothing was written.
      """)

  @Argument(help: "The version that both sides come from.", completion: .documents) var base: String
  @Argument(help: "Our version, whose bytes are kept where neither side changed anything.", completion: .documents)
  var ours: String
  @Argument(help: "Their version.", completion: .documents) var theirs: String

  @OptionGroup var merging: MergeOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write the result to a file instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var format: FormatOptions

  func validate() throws {
    if format.printsData, output == nil {
      throw ValidationError(
        "--format json needs --output for the document, or a file for the conflicts: --format json:FILE")
    }
  }

  func run() throws {
    let names = [base, ours, theirs]
    let merge = try merging.merge(names.map(FileBytes.read), path: ours, names: names)
    let report = MergeReport(path: output ?? ours, conflicts: merge.conflicts, notes: merge.notes, isFull: true)
    if format.isText {
      report.lines.forEach(Terminal.note)
    } else {
      try format.print(report)
    }
    try Terminal.write(merge.bytes, to: output)
    if !merge.conflicts.isEmpty { throw ExitStatus.findings }
  }
}

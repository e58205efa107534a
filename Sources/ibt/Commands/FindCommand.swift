import ArgumentParser
import IBModel
import IBWorkspace

struct FindCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find objects, classes, colors, images, fonts, texts and connections.",
    discussion: """
      A selector such as `button[enabled=false]` finds objects; Documents/Lookup.md#selectors describes the language. \
      Options find values: with several, an object must have all of them, and one of those with the same option. With a selector, \
      they are looked for in the objects that it selects. Patterns are about the whole value; `*` stands for any \
      characters and `?` for one. The first argument is the selector, unless there is an option for values and a \
      document or folder of that name. Exit codes: 0 found, 1 nothing found, 2 something could not be read.
      """)

  @Argument(
    help: ArgumentHelp(
      "A selector, then documents and folders, or `-` for standard input. (default: the current folder)",
      valueName: "selector|path"), completion: .documents)
  private var arguments: [String] = []

  @OptionGroup(title: "Values") var values: ValueOptions

  @Flag(help: "Print only how much was found.")
  var count = false

  @Option(
    name: .customLong("group-by"),
    help: ArgumentHelp(
      "Group what was found by its value, key, document, class, kind or scene; with --count, only count.",
      valueName: "group"))
  var group: FoundRow.Group?

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  func run() async throws {
    let tests = try values.tests()
    let words = try FindArguments(arguments + LongArguments.remainingPaths, hasTests: !tests.isEmpty)
    if words.paths.contains("-"), words.paths.count > 1 {
      throw CommandError("`-` (standard input) cannot be combined with other paths")
    }
    let query = DocumentQuery(words.selector, tests)
    let sources = await DocumentSources(
      at: words.paths.isEmpty ? ["."] : words.paths, configuration.configurations,
      forcesExclusion: configuration.forceExclude
    ).noted()
    var output = FindOutput(format, group: group, countsOnly: count)
    let status = await sources.visit(where: { query.mayMatch($0) }) {
      try output.add(FindReport(query, in: $0))
      return .success
    }
    try output.finish()
    if status.hasFailed { throw ExitStatus.couldNotRun }
    if output.count == 0 {
      if format.isText { Terminal.note("ibt: note: nothing found\(values.suggestion(among: sources.list))") }
      throw ExitStatus.nothingFound
    }
  }
}

extension FoundRow.Group: ExpressibleByArgument {}

/// Prints the results of a search: each document at once, or everything in the end if it is counted or grouped.
struct FindOutput {
  private(set) var count = 0
  private var printer: ReportPrinter
  private let group: FoundRow.Group?
  private let countsOnly: Bool
  private var rows: [FoundRow] = []

  init(_ format: FormatOptions, group: FoundRow.Group?, countsOnly: Bool) {
    printer = ReportPrinter(format)
    (self.group, self.countsOnly) = (group, countsOnly)
  }

  mutating func add(_ report: FindReport) throws {
    count += report.rows.count
    if group != nil {
      rows += report.rows
    } else if !countsOnly, !report.rows.isEmpty {
      try printer.print(report)
    }
  }

  mutating func finish() throws {
    if let group {
      try printer.print(FindGroups(rows, by: group, showsRows: !countsOnly))
    } else if countsOnly {
      try printer.print(FindCount(count))
    }
    try printer.finish()
  }
}

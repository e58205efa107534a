import ArgumentParser

/// `ibt refs`
struct RefsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refs",
    abstract: "Shows who points at an object and what it points at.",
    discussion: """
      The object is named by its id, or else by its name as `ibt tree` shows it. When several have the name, they are \
      listed and the exit code is 2.
      """)

  @Argument(help: ArgumentHelp("Id or name of the object.", valueName: "id|name"))
  var object: String

  @Argument(help: "The document (- for standard input), or a folder (default: here).")
  var path: String?

  @OptionGroup var format: FormatOptions

  func run() throws {
    let choice = try ObjectChoice.object(object, at: path)
    var printer = ReportPrinter(format)
    try printer.print(ReferencesReport(choice.object, in: choice.document))
    try printer.finish()
  }
}

import ArgumentParser
import IBProject
import IBWorkspace

struct UnusedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unused",
    abstract: "List documents, outlets, identifiers, images and strings that nothing uses.",
    discussion: """
      Reads the whole project around the paths: documents, Swift and Objective-C sources, asset catalogs, strings files, \
      property lists, Xcode projects and packages. Each line says why nothing uses the thing. `certain` means that its \
      name occurs nowhere, `possible` that something may use it when the app runs, and where. Nothing is certain if the \
      project names documents that are not there. Names are compared without \
      case and separators, since generated code spells them in its own way. Exit codes: 0 nothing certain, 1 something \
      is certainly unused, 2 could not run.
      """)

  @Argument(
    help: ArgumentHelp("Folders and files to report on. (default: the current folder)", valueName: "path"),
    completion: .file())
  private var parsedPaths: [String] = []

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      "Only these categories, separated by commas: \(UnusedItem.Category.names). May be repeated.",
      valueName: "categories"), completion: .list(UnusedItem.Category.allCases.map(\.rawValue)))
  private var names: [String] = []

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Configuration") var configuration: ConfigurationOptions

  private var categories: Set<UnusedItem.Category> {
    get throws { try UnusedItem.Category.chosen(by: names, "a category") }
  }

  func validate() throws { _ = try categories }

  func run() async throws {
    let typed = parsedPaths + LongArguments.remainingPaths
    let paths = typed.isEmpty ? ["."] : typed
    let configured = try configuration.configurations.configuration(for: paths[0] + "/Main.storyboard")
      .configuredProject
    var printer = ReportPrinter(format)
    var isCertain = false
    for project in try await ProjectReader().unused(below: paths, in: try categories, configured) {
      let report = UnusedReport(project.items, read: project.read)
      try printer.print(report)
      Terminal.note(report.summary)
      if let absence = project.read.absence { Terminal.note("note: nothing is certain, because \(absence)") }
      if report.certainCount > 0 { isCertain = true }
    }
    try printer.finish()
    if isCertain { throw ExitStatus.findings }
  }
}

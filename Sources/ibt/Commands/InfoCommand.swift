import ArgumentParser
import IBWorkspace

struct InfoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Summarize documents: type, target, counts.",
    discussion: """
      With --coverage: how many of the ids in the text are objects of the model, references to ids that no object has, \
      and elements and attributes that no known document contains. Edits keep them. With --project: the targets of the \
      Xcode project or package that the document belongs to, which Info.plists, build settings, sources and storyboards \
      refer to it, and which classes, resources, strings files and storyboards it refers to.
      """)

  @Flag(help: "Report how much of the documents the model covers.")
  var coverage = false

  @Flag(help: "List the targets of the documents, what refers to them, and what they refer to.")
  var project = false

  @OptionGroup var options: LookupOptions

  func validate() throws {
    if coverage, project { throw ValidationError("--coverage and --project cannot be combined") }
  }

  func run() async throws {
    if project { return try await printProjects() }
    guard coverage else { return try await options.print { InfoReport($0) } }
    var total = CoverageTotal()
    defer {
      if total.documents > 1 { Terminal.note("\(total.documents) documents: \(total.text)") }
    }
    try await options.print { loaded in
      let report = CoverageReport(loaded)
      total.add(report)
      return report
    }
  }

  private func printProjects() async throws {
    var printer = ReportPrinter(options.format)
    var loaded: [LoadedDocument] = []
    var status = await options.input.visitDocuments { loaded.append($0) }
    let projects = ProjectReader.keeping()
    for document in loaded {
      guard let known = await projects.references(around: document.path, document.project) else {
        Terminal.note("\(document.path): note: the document is in no project")
        continue
      }
      status.attempt {
        try printer.print(ProjectReport(document.path, as: known.document, in: known.references))
        return .success
      }
    }
    await projects.save()
    try printer.finish()
    try status.leave()
  }
}

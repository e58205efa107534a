import ArgumentParser
import IBTemplates
import IBWorkspace

struct TemplatesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List the layout templates of documents and what each would change.",
    discussion: """
      With --check, each template is applied and the screen is laid out on the canvas, on devices, and after each other \
      template of the same views: constraints must not conflict, views must not be ambiguous, \
      controls must not cover others or texts that they do not cover without the template, and the result must not \
      depend on the template that was applied before. A template whose name contains portrait or landscape is checked \
      in that orientation only, one for size classes on devices that have them. Exit codes: 0 nothing is certainly wrong, 1 --check finds problems, 2 a document could not be read.
      """)

  @OptionGroup var input: DocumentInput

  @OptionGroup var format: FormatOptions

  @Flag(help: "Lay out the screen with each template applied and report problems.")
  var check = false

  @OptionGroup(title: "Checking") var checking: CheckOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func run() async throws {
    var printer = ReportPrinter(format)
    var templateCount: Int?
    let sources = await input.sources()
    let status = await (check ? sources.withCode() : sources).visit { loaded in
      let loaded = try sheet.added(to: loaded)
      let templates = try loaded.templates()
      templateCount = (templateCount ?? 0) + templates.count
      if check { return try isFine(loaded, templates, &printer) ? .success : ExitStatus.findings }
      return try list(templates, of: loaded, &printer)
    }
    try printer.finish()
    if templateCount == 0, !status.hasFailed {
      Terminal.note(
        "ibt: note: there are no templates: no template views, sets of constraints, alternate trees, layouts of sheets or size classes"
      )
    }
    try status.leave()
  }

  /// Prints every template with its changes. One that cannot be applied is reported as an error.
  private func list(
    _ templates: [any Template], of loaded: LoadedDocument, _ printer: inout ReportPrinter
  ) throws -> ExitCode {
    let plans = loaded.document.plans(of: templates, ApplyOptions(state: sheet.state))
    for plan in plans where plan.template.problems.allSatisfy({ $0.position == nil }) {
      try printer.print(TemplateReport(plan, in: loaded))
    }
    try loaded.requireSoundSheets()
    return .success
  }

  private func isFine(
    _ loaded: LoadedDocument, _ templates: [any Template], _ printer: inout ReportPrinter
  ) throws -> Bool {
    loaded.problemNotes(of: templates).forEach(Terminal.note)
    try loaded.requireSoundSheets()
    let check = try TemplateCheck(
      loaded, on: checking.devices(for: loaded), checking.content, ApplyOptions(state: sheet.state),
      resources: .searchingProjects())
    let checked = try check.results(for: templates, of: loaded)
    for result in checked { try printer.print(TemplateCheckText(result)) }
    if check.isCut { throw CommandError("\(loaded.path): \(TemplateCheck.cut)") }
    return checked.allSatisfy(\.isFine)
  }
}

import ArgumentParser
import IBLayout
import IBModel
import IBWorkspace

struct LayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Compute the frames of views.",
    discussion: """
      Solves Auto Layout for Xcode's canvas or for a device. Frames are in the coordinates of the superview. Conflicts \
      are listed with their constraints; ambiguous and misplaced views are marked. Exit codes: 0 all required \
      constraints are satisfied, 1 some conflict, 2 a document could not be read. With --check: 0 nothing is certainly \
      wrong, 1 something is.
      """)

  @OptionGroup var options: LookupOptions

  @Option(
    help: ArgumentHelp("Only the scene or root view with this id or name.", valueName: "id|name"))
  var scene: String?

  @Option(
    name: .customLong("template"),
    help: ArgumentHelp(
      "Apply a template first, as `ibt apply` does. May be repeated; templates are applied in order.", valueName: "name"
    ))
  var templates: [String] = []

  @Option(
    help: ArgumentHelp("List the constraints that determine each edge of a view.", valueName: "id|name"))
  var explain: String?

  @Flag(help: "Print only what is wrong: conflicts, ambiguous and misplaced views, and what cannot be read or used.")
  var problems = false

  @Flag(help: "Exit with 1 only if something is certainly wrong.")
  var check = false

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Configuration") var language: LanguageOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    if !templates.isEmpty, options.input.paths.count > 1 {
      throw ValidationError("--template requires a single document")
    }
    if problems || check, explain != nil {
      throw ValidationError("--problems and --check cannot be combined with --explain")
    }
    if situation.deviceNames.count > 1, !templates.isEmpty || explain != nil {
      throw ValidationError(
        "--template and --explain take one device; `ibt templates --check` checks templates on several")
    }
  }

  func run() async throws {
    let situations = try situation.situations().map { language.adapted($0, requesting: situation.content) }
    let applied = AppliedTemplates(names: templates, sheet: sheet, situation: situation)
    var selection = SceneSelection(input: options.input, scene: scene, templates: applied, readsCode: true)
    selection.localized = language.localized
    let engine = LayoutEngine()
    let resources = SceneResolver.searchingProjects()
    var printer = ReportPrinter(options.format)
    let status: RunStatus
    if let explain {
      status = try await selection.visitViews(explain) { views, loaded in
        for situation in situations {
          let resolved = resources.resolve(loaded, in: situation.showing(loaded))
          try self.explain(views, of: resolved, in: loaded, engine, &printer)
        }
        return .success
      }
    } else {
      status = try await selection.visitRoots { roots, loaded in
        var isFaulty = false
        for situation in situations {
          let resolved = resources.resolve(loaded, in: situation.showing(loaded))
          let answer = LayoutAnswer(
            for: roots, of: resolved, in: loaded, by: engine, tells: problems ? .problems : .frames)
          if let report = answer.report { try printer.print(report) }
          try loaded.refuse(answer.failures)
          language.clippedTexts(in: loaded, situation).forEach(Terminal.note)
          isFaulty = isFaulty || (check ? answer.isCertainlyFaulty : answer.hasConflicts)
        }
        return isFaulty ? ExitStatus.findings : .success
      }
    }
    try printer.finish()
    try status.leave()
  }

  private func explain(
    _ views: [Object], of resolved: ResolvedDocument, in loaded: LoadedDocument, _ engine: LayoutEngine,
    _ printer: inout ReportPrinter
  ) throws {
    for view in views {
      switch Result(catching: { () throws(LayoutError) in try engine.explanation(of: view, in: resolved) }) {
      case .success(let explanation?): try printer.print(ExplanationText(explanation, in: loaded))
      case .success(nil): throw CommandError("\(loaded.place(of: view)): \(view.reference) is not installed")
      case .failure(let failure): try loaded.refuse([failure])
      }
    }
  }
}

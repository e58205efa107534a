import ArgumentParser
import IBLayout
import IBModel
import IBScene

/// `ibt layout`
struct LayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout",
    abstract: "Computes where the views of documents come to lie.",
    discussion: """
      Auto Layout is solved for Xcode's canvas, or for a device; each view has its frame in the coordinates of its \
      superview. Constraints that cannot hold together are spelled out, ambiguous and misplaced views are marked. \
      Exit codes: 0 all required constraints can hold, 1 some cannot, 2 a document could not be read.
      """)

  @OptionGroup var options: InspectionOptions

  @Option(help: ArgumentHelp("Only the scene or root view with an id or name.", valueName: "id|name"))
  var scene: String?

  @Option(
    name: .customLong("template"),
    help: ArgumentHelp("Apply a template first, as `ibt apply` does; several are applied in order.", valueName: "name"))
  var templates: [String] = []

  @Option(help: "Find the widths or heights of root views at which the layout changes its mode, conflicts or clips.")
  var sweep: Sweep.Axis?

  @Option(help: ArgumentHelp("Say which constraints determine each edge of a view.", valueName: "id|name"))
  var explain: String?

  @OptionGroup(title: "Situation") var situation: SituationOptions

  func validate() throws {
    if !templates.isEmpty, options.input.paths.count > 1 {
      throw ValidationError("--template requires a single document")
    }
    if sweep != nil, explain != nil { throw ValidationError("--sweep and --explain cannot be combined") }
    if sweep != nil, situation.size != nil { throw ValidationError("--sweep cannot be combined with --size") }
  }

  func run() throws {
    let situation = try situation.situation()
    let engine = LayoutEngine()
    let resources = ProjectResources()
    if let explain { return try self.explain(explain, situation, engine, resources) }
    var hasConflicts = false
    var hasFound = scene == nil
    var printer = ReportPrinter(options.format)
    var status = try visitDocuments { loaded in
      let resolved = resources.resolve(loaded, in: situation)
      let answer = sweep.map { swept(resolved, loaded, Sweep(axis: $0, engine: engine)) }
      let (report, roots, isFaulty) = answer ?? laidOut(resolved, loaded, engine)
      let wanted = loaded.document.rootViews.filter(isWanted)
      if isFaulty { hasConflicts = true }
      if !wanted.isEmpty { hasFound = true }
      try printer.print(report)
      try loaded.requireLayouts(of: wanted, solved: roots)
    }
    try printer.finish()
    if status.hasFailed { try status.leave() }
    if !hasFound { throw CommandFailure("no scene or root view has the id or name `\(scene ?? "")`") }
    status.hasFindings = hasConflicts
    try status.leave()
  }

  /// What is said about a document, of which root views, and whether constraints conflict.
  private typealias Answer = (report: any Report, roots: [Object], isFaulty: Bool)

  private func laidOut(_ resolved: ResolvedDocument, _ loaded: LoadedDocument, _ engine: LayoutEngine) -> Answer {
    var layouts = engine.layouts(of: resolved).filter { isWanted($0.root) }
    if !resolved.environment.situation.isCanvasOfDocument { layouts.forgetMisplacement() }
    let report = LayoutReport(layouts, of: resolved, in: loaded)
    return (report, layouts.map(\.root), layouts.contains { !$0.conflicts.isEmpty })
  }

  private func swept(_ resolved: ResolvedDocument, _ loaded: LoadedDocument, _ sweep: Sweep) -> Answer {
    let found = sweep.answers(of: resolved, where: isWanted)
    let report = SweepReport(found, along: sweep.axis, in: InspectedDocument(loaded))
    return (report, found.map(\.root), found.contains { !$0.conflicts.isEmpty })
  }

  /// Explains the views that have an id or, when there is none, a name.
  private func explain(
    _ wanted: String, _ situation: Situation, _ engine: LayoutEngine, _ resources: ProjectResources
  ) throws {
    var hasFound = false
    var printer = ReportPrinter(options.format)
    let status = try visitDocuments { loaded in
      let views = loaded.document.views(wanted).filter { isWanted($0.rootView) }
      let inspected = InspectedDocument(loaded)
      let resolved = resources.resolve(loaded, in: situation)
      for view in views {
        guard let explanation = engine.explanation(of: view, in: resolved) else {
          let solved = engine.layouts(of: resolved).map(\.root)
          try loaded.requireLayouts(of: [view.rootView], solved: solved)
          continue
        }
        hasFound = true
        try printer.print(ExplanationText(explanation, in: inspected))
      }
    }
    try printer.finish()
    try status.leave()
    if !hasFound { throw CommandFailure("no installed view has the id or name `\(wanted)`") }
  }

  /// The documents named, or the one with the templates after they were applied.
  private func visitDocuments(_ visit: (LoadedDocument) throws -> Void) throws -> RunStatus {
    guard let first = templates.first else { return options.input.visitDocuments(visit) }
    let original = try TemplateChoice.document(for: first, at: options.input.paths.first)
    try visit(try original.applying(templates: templates))
    return RunStatus()
  }

  private func isWanted(_ root: Object) -> Bool {
    guard let scene else { return true }
    let (owner, place) = (root.viewTreeOwner, root.scene)
    return [root.id, root.name, owner?.id, owner?.name, place?.id, place?.name].contains(scene)
  }
}

extension Document {
  /// The views with an id, or else those with a name.
  fileprivate func views(_ wanted: String) -> [Object] {
    if let object = object(wanted), object.isView { return [object] }
    return objects.filter { $0.isView && $0.name == wanted }
  }
}

extension Situation {
  /// Whether the stored frames are meant for it.
  fileprivate var isCanvasOfDocument: Bool { mode == .canvas && device == nil && orientation == nil && size == nil }
}

extension [Layout] {
  /// Says of no view that it is misplaced: elsewhere than on the canvas of the document every other frame is right.
  fileprivate mutating func forgetMisplacement() {
    for layout in indices {
      for view in self[layout].views.indices { self[layout].views[view].isMisplaced = false }
    }
  }
}

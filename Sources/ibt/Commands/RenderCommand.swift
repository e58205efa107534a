import ArgumentParser
import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBWorkspace

struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as SVG or PNG.",
    discussion: """
      Lays out a scene for Xcode's canvas or for a device and draws it. A document with several scenes becomes one \
      picture, as with `ibt canvas`, or with -o FOLDER/ one file per scene. PNG requires `rsvg-convert`, images in \
      PDF `pdftocairo`. Standard error lists what is a placeholder or not drawn. Exit codes: 0 everything was drawn, \
      1 with --require-complete something was not, 2 a document could not be read or has nothing to draw.
      """)

  @OptionGroup var input: DocumentInput

  @Option(
    help: ArgumentHelp("Only the scene or root view with this id or name.", valueName: "id|name"))
  var scene: String?

  @Option(
    name: .customLong("template"),
    help: ArgumentHelp(
      "Apply a template first, as `ibt apply` does. May be repeated; templates are applied in order.", valueName: "name"
    ))
  var templates: [String] = []

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Configuration") var language: LanguageOptions

  @OptionGroup(title: "Picture") var picture: PictureOptions

  @OptionGroup(title: "Picture") var details: SceneDetailOptions

  @OptionGroup(title: "Rules") var rules: RuleOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    if !templates.isEmpty, input.paths.count > 1 {
      throw ValidationError("--template requires a single document")
    }
    if situation.deviceNames.count > 1 { throw ValidationError("specify one device only") }
    if rules.choice.selected != nil || !rules.choice.ignored.isEmpty, details.overlay?.kind != .findings {
      throw ValidationError("--select, --ignore and --no-solver are about --overlay findings")
    }
  }

  func run() async throws {
    var (scenes, status, withoutFrames) = try await selectedScenes()
    if scenes.isEmpty, !withoutFrames.isEmpty {
      withoutFrames.forEach { Terminal.note("\($0): note: watchOS interfaces have no frames") }
      return try status.leave()
    }
    if scenes.isEmpty, !status.hasFailed { throw nothingToDraw }
    if details.overlay != nil { try picture.output.requireRoom(forSceneCount: scenes.count) }
    var rendered: [RenderedScene] = []
    var canvases: [Picture] = []
    for group in scenes.chunked(by: \.loaded.path) {
      let drawn = try await drawn(group, &status)
      rendered += drawn
      guard let first = group.first, !drawn.isEmpty, scene == nil, details.overlay == nil else { continue }
      let cards = StoryboardCards(
        drawn, of: first.loaded.document, in: first.document.environment, first.options.scheme)
      if let canvas = cards.picture { canvases.append(canvas) }
    }
    if rendered.isEmpty, !status.hasFailed { throw nothingToDraw }
    // The scenes of one document are where Xcode shows them; those of several have no common canvas.
    if rendered.count > 1, canvases.count == 1, !picture.output.isFolder {
      try await picture.output.write(canvases[0])
    } else {
      try await picture.output.write(rendered)
    }
    let notes = PictureNotes(rendered.map(\.picture))
    notes.lines.forEach(Terminal.note)
    try status.leave()
    if details.requireComplete, notes.isIncomplete { throw ExitStatus.findings }
  }

  /// A requested scene before it is laid out.
  private struct SelectedScene {
    let root: Object
    let document: ResolvedDocument
    let loaded: LoadedDocument
    let options: DrawingOptions
  }

  private func selectedScenes() async throws -> (scenes: [SelectedScene], status: RunStatus, withoutFrames: [String]) {
    let requested = language.adapted(try situation.situation(), requesting: situation.content)
    let (resources, drawing) = (SceneResolver.searchingProjects(), picture.appearance.canvasDrawing)
    // Changes by templates are drawn beside the scene without them.
    let applied = details.overlay?.kind == .templates ? [] : templates
    var selection = SceneSelection(
      input: input, scene: scene, templates: AppliedTemplates(names: applied, sheet: sheet, situation: situation))
    selection.localized = language.localized
    selection.readsCode = details.overlay?.showsFaults ?? false
    var scenes: [SelectedScene] = []
    var withoutFrames: [String] = []
    let status = try await selection.visitRoots { roots, loaded in
      guard loaded.document.platform != .watchOS else {
        withoutFrames.append("\(loaded.path)")
        return .success
      }
      let resolved = resources.resolve(loaded, in: requested.showing(loaded))
      let options = details.drawing(drawing(loaded))
      let wanted = Set(scene == nil ? loaded.screens(among: roots) : loaded.namedScreens(among: roots))
      for root in roots where wanted.contains(root) && isDrawn(root, in: resolved, besideOthers: roots.count > 1) {
        scenes.append(SelectedScene(root: root, document: resolved, loaded: loaded, options: options))
      }
      return .success
    }
    return (scenes, status, withoutFrames)
  }

  /// Overlays explain views. What is a part of another picture has one of its own if it is named.
  private func isDrawn(_ root: Object, in document: ResolvedDocument, besideOthers: Bool) -> Bool {
    if let overlay = details.overlay {
      return document.scenes.first { $0.root == root }.map(overlay.concerns) ?? false
    }
    return scene != nil || !root.isBesideTheCanvas || !besideOthers
  }

  private func drawn(_ scenes: [SelectedScene], _ status: inout RunStatus) async throws -> [RenderedScene] {
    let engine = LayoutEngine()
    if let first = scenes.first { await first.options.prepare(first.loaded) }
    var findings: [LocatedFinding] = []
    if let first = scenes.first, details.overlay?.kind == .findings {
      let finding = DocumentFindings(rules: rules.choice, configurations: input.configuration.configurations)
      findings = try await finding.findings(in: first.loaded.document, at: first.loaded.path)
    }
    var rendered: [RenderedScene] = []
    for selected in scenes {
      let finding = details.overlay?.layoutOptions ?? .framesOnly
      let scene = status.result {
        try RenderedScene(
          selected.root, in: selected.document, of: selected.loaded, engine, selected.options, finding: finding)
      }
      guard var drawn = scene else { continue }
      drawn.notes(in: selected.loaded).forEach(Terminal.note)
      if let overlay = details.overlay, let layout = drawn.layout {
        let options = OverlayOptions(
          loaded: selected.loaded, drawing: selected.options, templates: templates, findings: findings.map(\.finding))
        let explained = try ExplainedPicture(layout, overlay, options, by: engine)
        explained.note.map(Terminal.note)
        drawn.show(explained)
      }
      rendered.append(drawn)
    }
    return rendered
  }

  private var nothingToDraw: CommandError {
    guard let subject = details.overlay?.subject else {
      return CommandError("\(input.place) has no scene to draw; `ibt canvas` also draws controllers without views")
    }
    return CommandError(
      "no view with constraints and no constraint in \(input.place) has the id or name `\(subject)`")
  }
}

/// Options that show more of a scene than the app does.
struct SceneDetailOptions: ParsableArguments {
  @Flag(help: "Draw hidden views, too: pale, with a dashed edge.")
  var showHidden = false

  @Flag(help: "Exit with 1 if something is not drawn.")
  var requireComplete = false

  @Option(
    help: ArgumentHelp(
      """
      Draw what explains the scene: constraints (of one view with =ID), conflicts, ambiguity, misplaced, templates, \
      findings or touch-targets.
      """, valueName: "overlay"))
  var overlay: OverlayChoice?

  func drawing(_ options: DrawingOptions) -> DrawingOptions {
    var options = options
    options.showsHidden = showHidden
    return options
  }
}

extension Array {
  fileprivate func chunked(by key: (Element) -> some Equatable) -> [[Element]] {
    var chunks: [[Element]] = []
    for element in self {
      if let last = chunks.last?.last, key(last) == key(element) {
        chunks[chunks.count - 1].append(element)
      } else {
        chunks.append([element])
      }
    }
    return chunks
  }
}

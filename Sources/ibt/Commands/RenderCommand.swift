import ArgumentParser
import IBDrawing
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// `ibt render`
struct RenderCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw scenes as SVG or PNG.",
    discussion: """
      Lays out a scene for Xcode's canvas or for a device and draws it. Without -o, the SVG goes to standard output. \
      Several scenes of a document are one picture, as with `ibt canvas`, or a file for each of them in a folder. PNG \
      requires `rsvg-convert`. What is a placeholder or not drawn is listed on standard error. Exit codes: 0 everything was drawn, 1 with \
      --require-complete something was not, 2 a document could not be read or has nothing to draw.
      """)

  @OptionGroup var input: DocumentInput

  @Option(
    help: ArgumentHelp("Only the scene or root view with this id or name.", valueName: "id|name"), completion: .scene)
  var scene: String?

  @Option(
    name: .customLong("template"),
    help: ArgumentHelp(
      "Apply a template first, as `ibt apply` does. May be repeated; templates are applied in order.", valueName: "name"
    ), completion: .template)
  var templates: [String] = []

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Picture") var picture: PictureOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    if !templates.isEmpty, input.paths.count > 1 {
      throw ValidationError("--template requires a single document")
    }
    if situation.deviceNames.count > 1 { throw ValidationError("specify one device only") }
  }

  func run() async throws {
    let requested = try situation.situation()
    let engine = LayoutEngine()
    let resources = ProjectResources()
    var rendered: [RenderedScene] = []
    var canvases: [Picture] = []
    let overlay = picture.overlay
    // What templates change is drawn beside the scene without them.
    let applied = overlay?.kind == .templates ? [] : templates
    let selection = SceneSelection(input: input, scene: scene, templates: applied, sheet: sheet, situation: situation)
    let status = try await selection.visitRoots { roots, loaded in
      let resolved = resources.resolve(loaded, in: requested.showing(loaded))
      let options = picture.drawing(ProjectPictures.resources(near: loaded.path))
      let wanted = scene == nil ? Set(loaded.screens(among: roots)) : Set(roots)
      var drawnHere: [RenderedScene] = []
      for scene in resolved.scenes where wanted.contains(scene.root) {
        guard var drawn = RenderedScene(scene, in: loaded, engine, options) else { continue }
        if let overlay, let solved = engine.solved(scene) {
          let explained = OverlaidScene(
            solved: solved, document: resolved, loaded: loaded, engine: engine, options: options, templates: templates)
          if let result = try explained.result(overlay) { drawn.show(result) } else { continue }
        }
        drawnHere.append(drawn)
      }
      rendered += drawnHere
      if !drawnHere.isEmpty, scene == nil, overlay == nil {
        let cards = StoryboardCards(drawnHere, of: loaded, in: resolved.environment, options.scheme)
        if let canvas = cards.picture { canvases.append(canvas) }
      }
      return .success
    }
    if rendered.isEmpty, !status.hasFailed { throw nothingToDraw }
    let output = PictureOutput(path: picture.output, scale: picture.scale)
    // The scenes of one document are where Xcode shows them; those of several have no common canvas.
    if rendered.count > 1, canvases.count == 1, try !output.isFolder {
      try await output.write(canvases[0])
    } else {
      try await output.write(rendered)
    }
    let notes = PictureNotes(rendered.map(\.picture))
    notes.lines.forEach(Terminal.note)
    try status.leave()
    if picture.requireComplete, notes.isIncomplete { throw ExitStatus.findings }
  }

  private var nothingToDraw: CommandFailure {
    guard let subject = picture.overlay?.subject else { return CommandFailure("\(input.place) has no scene to draw") }
    return CommandFailure(
      "no view with constraints and no constraint in \(input.place) has the id or name `\(subject)`")
  }
}

import ArgumentParser
import IBDrawing
import IBLayout
import IBModel
import IBWorkspace

struct CanvasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canvas",
    abstract: "Draw a whole storyboard as Xcode's canvas shows it.",
    discussion: """
      Scenes are at their places on the canvas, with their names and with arrows for segues; scenes without a place \
      are in a row below. Unwind segues are not drawn. For a part of a large storyboard, use --scene with --neighbors. \
      Without -o, SVG goes to standard output. PNG requires `rsvg-convert`. Exit codes: 0 done, 2 the document could not be read or has nothing to draw.
      """)

  @OptionGroup var input: DocumentInput

  @Option(
    help: ArgumentHelp(
      "Only the scene with this id or name, and those that --neighbors adds.", valueName: "id|name"))
  var scene: String?

  @Option(
    help: ArgumentHelp(
      "Also the scenes that this many segues connect with --scene, at most; 1 without a number.", valueName: "number"))
  var neighbors: Int?

  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Flag(help: "Lay out scenes for a language that is read from right to left.")
  var rightToLeft = false

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    try picture.requireFile()
    guard let neighbors else { return }
    if scene == nil { throw ValidationError("--neighbors requires --scene") }
    if neighbors < 0 { throw ValidationError("--neighbors is at least 0") }
  }

  func run() async throws {
    var selection = SceneSelection(input: input)
    selection.localized = language.localized
    let situation = language.adapted(Situation(layoutDirection: .init(isRightToLeft: rightToLeft)), requesting: nil)
    let neighborhood = scene.map { SceneNeighborhood(scene: $0, steps: neighbors ?? 0) }
    let (engine, resources) = (LayoutEngine(), SceneResolver.searchingProjects())
    let drawing = picture.appearance.canvasDrawing
    var canvases: [Picture] = []
    var documents: [(roots: [Object], loaded: LoadedDocument)] = []
    var status = try await selection.visitRoots { roots, loaded in
      documents.append((roots, loaded))
      return .success
    }
    for (roots, loaded) in documents {
      let options = drawing(loaded)
      await options.prepare(loaded)
      var drawn = RunStatus()
      status.attempt {
        let resolved = resources.resolve(loaded, in: situation)
        let ids = try neighborhood?.cards(in: loaded)
        let wanted = loaded.screens(among: roots).filter { $0.isShown(among: ids) }
        let rendered = wanted.compactMap { root in
          drawn.result { try RenderedScene(root, in: resolved, of: loaded, engine, options) }
        }
        rendered.flatMap { $0.notes(in: loaded) }.forEach(Terminal.note)
        let cards = StoryboardCards(rendered, of: loaded.document, in: resolved.environment, options.scheme, only: ids)
        if let canvas = cards.picture { canvases.append(canvas) }
        return .success
      }
      status.add(drawn)
    }
    if canvases.isEmpty, !status.hasFailed { throw CommandError("\(input.place) has no scene to draw") }
    guard canvases.count <= 1 else {
      throw CommandError("there are \(canvases.count) documents with scenes in \(input.place); name one of them")
    }
    if let canvas = canvases.first { try await picture.output.write(canvas) }
    try status.leave()
  }
}

extension Object {
  /// Whether the canvas shows it, if it shows only cards with some ids.
  fileprivate func isShown(among cards: Set<ObjectID>?) -> Bool {
    guard !isBesideTheCanvas else { return false }
    guard let cards else { return true }
    return cards.contains(id) || (viewTreeOwner.map { cards.contains($0.id) } ?? false)
  }
}

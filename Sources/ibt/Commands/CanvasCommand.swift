import ArgumentParser
import IBDrawing
import IBLayout
import IBModel
import IBScene

/// `ibt canvas`
struct CanvasCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "canvas",
    abstract: "Draw a whole storyboard as Xcode's canvas shows it.",
    discussion: """
      Scenes are at their places on the canvas, with their names and with arrows for segues; scenes without a place are \
      in a row below. Unwind segues are not drawn. Without -o, a terminal that shows pictures shows it, and \
      elsewhere the SVG goes to standard output. PNG requires `rsvg-convert`. Exit codes: 0 done, 2 the document could not be read or has nothing to draw.
      """)

  @OptionGroup var input: DocumentInput

  @OptionGroup(title: "Picture") var picture: PictureOptions

  @Flag(help: "Lay out scenes for a language that is read from right to left.")
  var rightToLeft = false

  func validate() throws { try picture.requireFile() }

  func run() async throws {
    let selection = SceneSelection(
      input: input, scene: nil, templates: [], sheet: try SheetOptions.parse([]),
      situation: try SituationOptions.parse([]))
    let (engine, resources) = (LayoutEngine(), ProjectResources())
    var canvases: [Picture] = []
    let status = try await selection.visitRoots { roots, loaded in
      let resolved = resources.resolve(loaded, in: Situation(layoutDirection: .init(isRightToLeft: rightToLeft)))
      let options = picture.appearance.drawing(near: loaded.path)
      let wanted = Set(loaded.screens(among: roots))
      let rendered = resolved.scenes.filter { wanted.contains($0.root) }.compactMap {
        RenderedScene($0, in: loaded, engine, options)
      }
      let cards = StoryboardCards(rendered, of: loaded, in: resolved.environment, options.scheme)
      if let canvas = cards.picture { canvases.append(canvas) }
      return .success
    }
    if canvases.isEmpty, !status.hasFailed { throw CommandFailure("\(input.place) has no scene to draw") }
    guard canvases.count <= 1 else {
      throw CommandFailure("there are \(canvases.count) documents with scenes in \(input.place); name one of them")
    }
    if let canvas = canvases.first { try await picture.output.write(canvas) }
    try status.leave()
  }
}

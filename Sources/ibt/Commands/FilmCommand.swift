import ArgumentParser
import IBDrawing
import IBModel
import IBScene

/// `ibt film`
struct FilmCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "film",
    abstract: "Draw the animated switch between two templates, orientations or sizes of a screen.",
    discussion: """
      A state is the name of a template, `portrait` or `landscape` in lower case, a size such as 320x568, `base` for the \
      layout without templates, or several of them with `+` between: `Landscape+landscape`. Views that both states have \
      move, the rest fades. GIF and APNG require `rsvg-convert`, GIF also ImageMagick. Exit codes: 0 done, 2 a state \
      could not be drawn.
      """)

  @Option(
    help: ArgumentHelp("The state before: a template, portrait, landscape, a size, or base.", valueName: "state"),
    completion: .template)
  var from: FilmState

  @Option(help: ArgumentHelp("The state afterwards, in the same form.", valueName: "state"), completion: .template)
  var to: FilmState

  @Option(help: ArgumentHelp("The scene or root view with this id or name.", valueName: "id|name"), completion: .scene)
  var scene: String?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write an .svg, .gif or .apng file. (default: SVG on standard output)", valueName: "file"), completion: .file())
  var output: String?

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the templates. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @Option(help: ArgumentHelp("How long the switch takes, in seconds.", valueName: "seconds"))
  var duration = 0.5

  @Option(help: ArgumentHelp("How often the film is shown. (default: endlessly)", valueName: "number"))
  var loops: Int?

  @Option(help: ArgumentHelp("Images per second of GIF and APNG.", valueName: "number"))
  var rate = 25.0

  @OptionGroup(title: "Picture") var appearance: AppearanceOptions

  @OptionGroup(title: "Curve") var timing: CurveOptions

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    guard duration.isFinite, duration >= 0, duration <= 60 else {
      throw ValidationError("--duration is from 0 to 60 seconds")
    }
    guard rate.isFinite, rate >= 1, rate <= 50 else { throw ValidationError("--rate is from 1 to 50 images a second") }
    if let loops, loops < 1 || loops > 65_535 { throw ValidationError("--loops is from 1 to 65535") }
    if let output { _ = try FilmOutput.Format(of: output) }
  }

  func run() async throws {
    let source = try await FilmSource(
      path: path, scene: scene, states: [from, to], try situation.situation(), sheet)
    let film = try source.film(from: from, to: to) { appearance.drawing(near: $0) }
    let timing = FilmTiming(duration: duration, curve: timing.curve, repetitions: loops)
    PictureNotes([film.picture(at: 0), film.picture(at: 1)]).lines.forEach(Terminal.note)
    try await FilmOutput(path: output, timing: timing, scale: appearance.scale ?? 1, rate: rate).write(film)
  }
}

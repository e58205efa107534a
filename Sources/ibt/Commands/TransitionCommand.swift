import ArgumentParser
import IBLayout
import IBTemplates
import IBWorkspace

struct TransitionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transition",
    abstract: "Compute the frames of an animated switch between two templates.",
    discussion: """
      Applies the first template, then the second one, and interpolates the frames between the two layouts, and values \
      that the second template assigns: numbers, colors, insets, points, sizes and sizes of fonts. Other values change at \
      the end, or at the start for a view that appears. JSON has the frames and values at each step. Exit codes: 0 done, \
      2 a template could not be applied.
      """)

  @Option(help: ArgumentHelp("The template before.", valueName: "name"))
  var from: String

  @Option(help: ArgumentHelp("The template afterwards.", valueName: "name"))
  var to: String

  @Option(help: ArgumentHelp("How long it takes, in seconds.", valueName: "seconds"))
  var duration = 0.3

  @OptionGroup(title: "Curve") var timing: CurveOptions

  @Option(help: ArgumentHelp("Steps per second.", valueName: "number"))
  var rate = 60.0

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the templates. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @OptionGroup var format: FormatOptions

  @OptionGroup(title: "Configuration") var situation: SituationOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    guard duration.isFinite, duration >= 0, duration <= 3600 else {
      throw ValidationError("--duration is from 0 to 3600 seconds")
    }
    guard rate.isFinite, rate >= 1, rate <= 1000 else {
      throw ValidationError("--rate is from 1 to 1000 steps a second")
    }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: from, at: path, sheet)
    let situation = try situation.situation()
    let options = ApplyOptions(situation: situation, state: sheet.state)
    let start = try original.applying(templates: [from], options)
    let template = try start.template(to)
    let report = try TransitionReport(
      from: start, to: template, options, resources: .searchingProjects(), duration: duration, curve: timing.curve,
      rate: rate)
    try format.print(report)
  }
}

/// Options for the timing of an animated switch, shared by the commands that show one.
struct CurveOptions: ParsableArguments {
  @Option(name: .customLong("curve"), help: "linear, ease-in, ease-out or ease-in-out.")
  private var name = Name.easeInOut

  @Option(help: ArgumentHelp("A spring with this damping, above 0 to 1, instead of a curve.", valueName: "damping"))
  private var spring: Double?

  @Option(help: ArgumentHelp("The initial velocity of the spring, in distances per second.", valueName: "velocity"))
  private var velocity = 0.0

  var curve: TimingCurve { spring.map { .spring(damping: $0, velocity: velocity) } ?? name.curve }

  func validate() throws {
    if let spring, !(spring > 0 && spring <= 1) { throw ValidationError("--spring is above 0 and at most 1") }
    guard velocity.isFinite else { throw ValidationError("--velocity is a number") }
  }

  /// Curves as people type them.
  enum Name: String, ExpressibleByArgument, CaseIterable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"

    fileprivate var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }
}

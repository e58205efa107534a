import ArgumentParser
import IBLayout
import IBModel
import IBReport
import IBScene
import IBTemplates

/// `ibt transition`
struct TransitionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transition",
    abstract: "Compute the frames of an animated switch between two templates.",
    discussion: """
      Applies the first template, then the second one, and interpolates the frames between the two layouts. Values that \
      the second template assigns are listed with what they were before. JSON has the frames at each step. Exit codes: 0 \
      done, 2 a template could not be applied.
      """)

  @Option(help: ArgumentHelp("The template before.", valueName: "name"), completion: .template)
  var from: String

  @Option(help: ArgumentHelp("The template afterwards.", valueName: "name"), completion: .template)
  var to: String

  @Option(help: ArgumentHelp("How long it takes, in seconds.", valueName: "seconds"))
  var duration = 0.3

  @Option(help: "linear, ease-in, ease-out or ease-in-out.")
  var curve = CurveName.easeInOut

  @Option(help: ArgumentHelp("A spring with this damping, above 0 to 1, instead of a curve.", valueName: "damping"))
  var spring: Double?

  @Option(help: ArgumentHelp("The velocity of the spring at the start, in ways per second.", valueName: "velocity"))
  var velocity = 0.0

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

  /// Curves as people type them.
  enum CurveName: String, ExpressibleByArgument, CaseIterable {
    case linear
    case easeIn = "ease-in"
    case easeOut = "ease-out"
    case easeInOut = "ease-in-out"

    var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      }
    }
  }

  func validate() throws {
    guard duration.isFinite, duration >= 0, duration <= 3600 else {
      throw ValidationError("--duration is from 0 to 3600 seconds")
    }
    guard rate.isFinite, rate >= 1, rate <= 1000 else {
      throw ValidationError("--rate is from 1 to 1000 steps a second")
    }
    if let spring, !(spring > 0 && spring <= 1) { throw ValidationError("--spring is above 0 and at most 1") }
    guard velocity.isFinite else { throw ValidationError("--velocity is a number") }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: from, at: path, sheet)
    let situation = try situation.situation()
    let options = ApplyOptions(situation: situation, state: sheet.state)
    let start = try original.applying(templates: [from], options)
    let template = try TemplateChoice.template(to, in: start)
    let applied = try start.applying(template, options)
    let end = LoadedDocument(original, editedTo: applied.document)
    let screens = Set(template.screens.map(\.id))
    let (engine, resources) = (LayoutEngine(), ProjectResources())
    let layouts = [start, end].map { document in
      engine.layouts(of: resources.resolve(document, in: situation)).filter { screens.contains($0.root.id) }
    }
    let transition = Transition(
      from: layouts[0], to: layouts[1], duration: duration,
      curve: spring.map { .spring(damping: $0, velocity: velocity) } ?? curve.curve)
    var printer = ReportPrinter(format)
    try printer.print(
      TransitionReport(
        path: original.path, transition: transition, rate: rate,
        values: applied.plan.transfers.filter { $0.target.isView && !$0.isList }.map { transfer in
          TransitionReport.Value(transfer, before: start.document)
        }))
    try printer.finish()
  }
}

/// A switch between two layouts, for people and as data.
private struct TransitionReport: Report {
  let path: String
  let transition: Transition
  let rate: Double
  let values: [Value]

  /// A value that changes.
  struct Value {
    let view: Object
    let keyPath: String
    let before: String?
    let after: String?

    init(_ transfer: AttributeTransfer, before document: Document) {
      view = transfer.target
      keyPath = transfer.keyPath
      after = transfer.value
      let target = document.object(transfer.target.id)
      before = target.flatMap { target in
        (try? AttributeTransfer(transfer.keyPath, from: target, to: target, in: document))?.value
      }
    }
  }

  var lines: [String] {
    let moving = transition.views.filter(\.moves)
    let still = transition.views.count - moving.count
    var lines = [
      "\(path): \(counted(moving.count, "view")) \(moving.count == 1 ? "moves" : "move"), \(still) do not, in "
        + "\(transition.duration) s"
    ]
    for view in moving { lines.append("  \(view.view.reference): \(text(view.start)) → \(text(view.end))") }
    for value in values where value.before != value.after {
      lines.append(
        "  \(value.view.reference).\(value.keyPath): \(value.before ?? "default") → \(value.after ?? "default")")
    }
    return lines
  }

  private func text(_ frame: Rect) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { number in
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: " ")
  }

  func write(to json: inout JSONWriter) {
    json.member("file", path)
    json.member("duration", transition.duration)
    json.member("views", array: transition.views) { json, view in
      json.object {
        $0.member("id", view.view.id)
        $0.member("name", view.view.name)
        $0.member("from", numbers(view.start))
        $0.member("to", numbers(view.end))
      }
    }
    json.member("values", array: values) { json, value in
      json.object {
        $0.member("view", value.view.id)
        $0.member("keyPath", value.keyPath)
        $0.member("from", ifPresent: value.before)
        $0.member("to", ifPresent: value.after)
      }
    }
    let moving = transition.views.filter(\.moves)
    json.member("steps", array: transition.times(rate: rate)) { json, time in
      json.object { json in
        json.member("time", time)
        json.member("progress", transition.progress(at: time))
        json.member("frames", array: moving) { json, view in
          json.object {
            $0.member("id", view.view.id)
            $0.member("frame", numbers(transition.frame(of: view, at: time)))
          }
        }
      }
    }
  }

  private func numbers(_ frame: Rect) -> [Double] { [frame.x, frame.y, frame.width, frame.height] }
}

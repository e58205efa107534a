import ArgumentParser
import IBModel
import IBTemplates

/// `ibt capture`
struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Writes the present layout of a template's targets as a new template.",
    discussion: """
      The new template stands beside the given one, with the same hierarchy and targets. It holds the live constraints \
      between the targets and the values the targets list; applying it later restores them.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template whose targets are captured.", valueName: "name"))
  var template: String

  @Option(name: .customLong("as"), help: ArgumentHelp("User label of the new template.", valueName: "label"))
  var label: String

  @Option(help: ArgumentHelp("Also connect an outlet of the controller to it.", valueName: "property"))
  var outlet: String?

  @Argument(help: "The document (- for standard input), or a folder with only one that fits.")
  var path: String?

  @OptionGroup var output: EditOutput

  func validate() throws {
    if !label.contains(where: { !$0.isWhitespace }) || label.contains(where: \.isNewline) {
      throw ValidationError("--as takes a label of one line that is not blank")
    }
    if let outlet, outlet.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      throw ValidationError("--outlet takes the name of a property, which `\(outlet)` cannot be")
    }
  }

  func run() throws {
    let original = try TemplateChoice.document(for: template, at: path)
    let template = try TemplateChoice.template(template, in: original)
    let captured: CapturedTemplate
    do throws(CaptureFault) {
      captured = try template.captured(as: label, outlet: outlet)
    } catch {
      throw CommandFailure("\(original.place(of: template.root)): \(error)")
    }
    let status = try output.deliver(captured.bytes, of: original)
    Terminal.note(
      "\(original.path): \(label) (\(captured.id)): \(template.participants.count) participants, "
        + "\(captured.constraintCount) constraints")
    for skip in captured.skipped {
      let place = original.document.object(skip.object).map(original.place) ?? original.path
      Terminal.note("\(place): note: skipped: \(skip.reason)")
    }
    if status != .success { throw status }
  }
}

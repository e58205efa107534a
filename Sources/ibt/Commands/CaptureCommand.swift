import ArgumentParser
import IBModel
import IBTemplates

/// `ibt capture`
struct CaptureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Write the current layout of a template's targets as a new template.",
    discussion: """
      The new template is added next to the given one, with the same hierarchy and targets. It contains the live \
      constraints between the targets and the values that the targets list; applying it later restores them.
      The result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds that \
      the document would change, 2 the layout could not be captured.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template whose targets are captured.", valueName: "name"),
    completion: .template)
  var template: String

  @Option(name: .customLong("as"), help: ArgumentHelp("User label of the new template.", valueName: "label"))
  var label: String

  @Option(help: ArgumentHelp("Also connect an outlet of the controller to the new template.", valueName: "property"))
  var outlet: String?

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the template. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @OptionGroup var output: EditOutput

  func validate() throws {
    if !label.contains(where: { !$0.isWhitespace }) || label.contains(where: \.isNewline) {
      throw ValidationError("--as requires a label on one line that is not empty")
    }
    if let outlet, outlet.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      throw ValidationError("--outlet requires the name of a property, and `\(outlet)` is not one")
    }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: template, at: path)
    guard let template = try TemplateChoice.template(template, in: original) as? ViewTemplate else {
      throw CommandFailure(
        "\(original.path): `\(template)` is not a template view tree; capture writes a new one beside an existing one")
    }
    let captured: CapturedTemplate
    do throws(CaptureError) {
      captured = try template.captured(as: label, outlet: outlet)
    } catch {
      throw CommandFailure("\(original.place(of: template.root)): \(error)")
    }
    let status = try output.deliver(captured.bytes, of: original)
    output.note(
      "\(original.path): \(label) (\(captured.id)): \(counted(template.participants.count, "participant")), "
        + counted(captured.constraintCount, "constraint"))
    for skip in captured.skipped {
      let place = original.document.object(skip.object).map(original.place) ?? original.path
      output.note("\(place): note: skipped: \(skip.reason)")
    }
    if status != .success { throw status }
  }
}

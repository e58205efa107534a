import ArgumentParser
import IBModel
import IBTemplates
import IBWorkspace

struct CaptureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Write the current layout of a template's targets as a new template.",
    discussion: """
      The new template is added next to the given one, with the same hierarchy and targets. It contains the live \
      constraints between the targets and the values that the targets list; applying it later restores them.
      With --to sheet the result is a layout of a sheet, and the template can have any form: the constraints between \
      the views that it lays out are captured, and the values if it is a template view.
      The result goes to standard output unless an option names another place. Exit codes: 0 done, 1 --check finds \
      that the document would change, or the document has an error that it did not have, 2 the layout could not be \
      captured.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template whose targets are captured.", valueName: "name"))
  var template: String

  @Option(name: .customLong("as"), help: ArgumentHelp("User label of the new template.", valueName: "label"))
  var label: String

  @Option(help: "The form of the new template: template-view, beside the given one, or sheet.")
  var to: ConversionForm = .templateView

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
    if to != .templateView, to != .sheet {
      throw ValidationError(
        "--to takes template-view or sheet; `ibt convert` writes a captured template in other forms")
    }
    if to == .sheet, outlet != nil { throw ValidationError("--outlet is only for template views") }
    if let outlet, outlet.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) == nil {
      throw ValidationError("--outlet requires the name of a property, and `\(outlet)` is not one")
    }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: template, at: path)
    let chosen = try original.template(template)
    if to == .sheet { return try captureSheet(of: chosen, in: original) }
    guard let template = chosen as? ViewTemplate else {
      throw CommandError(
        "\(original.path): `\(template)` is not a template view tree; capture writes a new one beside an existing one, "
          + "or a layout of a sheet with --to sheet")
    }
    let captured = try capture(template, in: original)
    var status = try output.deliver(captured.bytes, of: original)
    output.note(
      "\(original.path): \(label) (\(captured.id)): \(counted(template.participants.count, "participant")), "
        + counted(captured.constraintCount, "constraint"))
    for skip in captured.skipped {
      let place = original.document.object(skip.object).map(original.place) ?? original.path
      output.note("\(place): note: skipped: \(skip.reason)")
    }
    status = output.noting(BrokenResult([(original.path, original.document, captured.document)]), status)
    if status != .success { throw status }
  }
  private func capture(_ template: ViewTemplate, in original: LoadedDocument) throws -> CapturedTemplate {
    do throws(EditError) {
      return try template.captured(as: label, outlet: outlet)
    } catch {
      throw CommandError("\(original.place(of: template.root)): \(error)")
    }
  }

  private func captureSheet(of template: any Template, in original: LoadedDocument) throws {
    let conversion = try literal(template, in: original).sheet(named: label, replacing: .participants)
    try output.deliver(text: conversion.text ?? "", as: .sheet)
    for loss in conversion.losses { output.note("\(original.place(of: template)): note: not captured: \(loss)") }
  }

  /// A captured template view holds the values, too.
  private func literal(_ template: any Template, in original: LoadedDocument) throws -> LiteralLayout {
    guard let template = template as? ViewTemplate else { return LiteralLayout(live: template) }
    let captured = try capture(template, in: original)
    guard let copy = captured.document.viewTemplates.first(where: { $0.root.id == captured.id }) else {
      return LiteralLayout(live: template)
    }
    do throws(EditError) {
      return try LiteralLayout(copy)
    } catch {
      throw CommandError("\(original.place(of: template)): \(error)")
    }
  }
}

import ArgumentParser
import IBModel
import IBReport
import IBTemplates
import IBXML

/// `ibt apply`
struct ApplyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Applies layout templates to the screen of a document.",
    discussion: """
      The live constraints between the targets of the template's views are replaced by the template's, and the values \
      the template lists are copied. NAME is an id, the property of an outlet, a user label, or the beginning or a \
      word of one of them. Without PATH the only document below the current folder with such a template is taken.
      The result goes to standard output unless another place is named; whether the screen can be laid out afterwards \
      is said on standard error.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template; several are applied in order.", valueName: "name"))
  var templates: [String]

  @Argument(help: "The document (- for standard input), or a folder with only one that fits.")
  var path: String?

  @OptionGroup var output: EditOutput

  @OptionGroup(title: "Checking") var checking: CheckOptions

  @Flag(help: "Say what would be done instead of doing it.")
  var plan = false

  @Option(name: .format, help: "Form of the plan: text, or json with one object per template and line.")
  var format: OutputFormat = .text

  @Flag(name: .customLong("constraints-only"), help: "Leave values alone.")
  var constraintsOnly = false

  @Flag(name: .customLong("attributes-only"), help: "Leave constraints alone.")
  var attributesOnly = false

  @Flag(name: .customLong("map-guides"), help: "Also transfer constraints to layout guides, which the library cannot.")
  var mapGuides = false

  func validate() throws {
    if templates.isEmpty { throw ValidationError("name a template with --template; `ibt templates` lists them") }
    if constraintsOnly, attributesOnly {
      throw ValidationError("give only one of --constraints-only and --attributes-only")
    }
    if plan, output.inPlace || output.output != nil || output.diff || output.check {
      throw ValidationError("--plan goes without --in-place, --output, --diff and --check")
    }
    if format == .json, !plan { throw ValidationError("--format json goes with --plan") }
  }

  func run() throws {
    let original = try TemplateChoice.document(for: templates[0], at: path)
    var current = original
    var bytes = original.document.tree.source.bytes
    // Kept back, so that a run that fails says why and nothing else.
    var report: [String] = []
    for name in templates {
      let template = try TemplateChoice.template(name, in: current)
      let applied = try current.applying(template, options)
      bytes = applied.bytes
      let result = try LoadedDocument(path: original.path, bytes: bytes)
      report += try plan ? text(of: applied.plan) : notes(on: applied.plan, in: current, becoming: result)
      current = result
    }
    if plan { return report.forEach(Terminal.print) }
    let status = try output.deliver(bytes, of: original)
    report.forEach(Terminal.note)
    if status != .success { throw status }
  }

  private var options: ApplyOptions {
    let scope: ApplyOptions.Scope =
      if constraintsOnly { .constraints } else if attributesOnly { .attributes } else { .everything }
    return ApplyOptions(scope: scope, mapsGuides: mapGuides)
  }

  private func text(of plan: Plan) throws -> [String] {
    switch format {
    case .json: [try JSONWriter.report(PlanReport(plan).write)]
    case .text: PlanText(plan).lines
    }
  }

  /// What was done, and what there is to know about it.
  private func notes(
    on plan: Plan, in loaded: LoadedDocument, becoming result: LoadedDocument
  ) throws -> [String] {
    let root = plan.template.root
    let layout = try AppliedLayout(of: plan.template, in: result, on: checking.devices(on: result.document.platform))
    var notes = ["\(loaded.path): \(root.reference): \(PlanText(plan).summary), \(layout.summary)"]
    if plan.template.participants.isEmpty {
      notes.append(
        "\(loaded.place(of: root)): note: no view of \(root.reference) has a targetView, so that nothing changes; "
          + "connect the outlets in Xcode")
    }
    if !loaded.document.usesAutoLayout {
      notes.append("\(loaded.path): note: the document does not use Auto Layout, so that constraints have no effect")
    }
    notes += plan.uninstalled.map { constraint in
      "\(loaded.place(of: constraint.object)): note: an outlet refers to the constraint \(constraint.id); it stays, "
        + "not installed"
    }
    notes += plan.skipped.map { skip in
      let object = loaded.document.object(skip.object)
      let place = object.map(loaded.place) ?? loaded.path
      return "\(place): note: skipped for \(object?.reference ?? skip.object): \(skip.reason)"
    }
    notes += layout.notes
    return notes
  }
}

import ArgumentParser
import IBBase
import IBLayout
import IBModel
import IBTemplates
import IBWorkspace
import IBXML

struct ApplyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "apply",
    abstract: "Apply layout templates to the screen of a document.",
    discussion: """
      What happens depends on the kind of template. Template views replace the live constraints between their targets \
      and copy the values that they list. An outlet collection of constraints is installed, and the collections that \
      it excludes are uninstalled. An alternate view tree copies its frames to the corresponding views. A template for \
      size classes installs by default what is installed under these classes.
      NAME is an id, the property of an outlet, a user label, size classes such as h:compact, or the beginning or a \
      word of one of them. Without a path, the current folder must contain exactly one document with such a template.
      The result goes to standard output unless an option names another place. Standard error says whether the screen \
      can be laid out afterwards. Exit codes: 0 done, 1 --check finds that the document would change, or the \
      document has an error that it did not have, 2 the template could not be applied.
      """)

  @Option(
    name: .customLong("template"), help: ArgumentHelp("The template; several are applied in order.", valueName: "name"))
  var templates: [String]

  @Argument(
    help: """
      The document, `-` for standard input, or a folder in which one document has the template. (default: the current \
      folder)
      """, completion: .documents)
  var path: String?

  @OptionGroup var output: EditOutput

  @OptionGroup(title: "Checking") var checking: CheckOptions

  @Flag(help: "Print what would change, without changing it.")
  var plan = false

  @Option(name: .format, help: "Form of the plan: text, or json with one object per template and line.")
  var format: OutputFormat = .text

  @Flag(name: .customLong("constraints-only"), help: "Do not copy values.")
  var constraintsOnly = false

  @Flag(name: .customLong("attributes-only"), help: "Do not replace constraints.")
  var attributesOnly = false

  @Flag(
    name: .customLong("map-guides"),
    help: "Also transfer constraints to layout guides, which LDOLayoutTemplates cannot.")
  var mapGuides = false

  @Flag(
    name: .customLong("update-frames"),
    help:
      "Also update the stored frames, as `ibt frames --update --likely` does, so that Xcode opens the document without flags."
  )
  var updatesFrames = false

  @Flag(help: "Remove what layouts of a sheet added. Refused where they can have replaced other constraints.")
  var remove = false

  @Flag(help: "Remove layouts although the constraints that they replaced do not come back.")
  var force = false

  @Option(help: "The orientation for conditions of layouts. (default: the document's)")
  var orientation: Orientation?

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    if templates.isEmpty {
      throw ValidationError("specify a template with --template; `ibt templates` lists the templates")
    }
    if constraintsOnly, attributesOnly {
      throw ValidationError("--constraints-only and --attributes-only cannot be combined")
    }
    if plan, output.inPlace || output.output != nil || output.diff || output.check {
      throw ValidationError("--plan cannot be combined with --in-place, --output, --diff or --check")
    }
    if plan, updatesFrames { throw ValidationError("--plan cannot be combined with --update-frames") }
    if force, !remove { throw ValidationError("--force requires --remove") }
    if format == .json, !plan { throw ValidationError("--format json requires --plan") }
  }

  func run() async throws {
    let original = try await TemplateChoice.document(for: templates[0], at: path, sheet).withCode()
    var current = original
    // Printed at the end, so that a run that fails prints the reason and nothing else.
    var report: [String] = []
    for name in templates {
      let template = try current.template(name)
      if remove, !template.traits.canBeRemoved {
        throw CommandError(
          "\(current.place(of: template)): \(template.reference) is not a layout of a sheet; capture the screen before you "
            + "apply it, and apply what you captured")
      }
      if remove, !force, !plan, let sheet = template as? SheetLayout,
        [.participants, .slots].contains(sheet.layout.replacement)
      {
        throw CommandError(
          "\(current.place(of: template)): \(template.reference) can have replaced constraints of the screen, which "
            + "--remove does not bring back; apply what you captured before, or use --force")
      }
      let applied = try current.applying(template, options)
      let result = LoadedDocument(original, editedTo: applied.document)
      report +=
        try plan
        ? text(of: applied.plan, in: original)
        : notes(on: applied.plan, in: current, becoming: result)
      current = result
    }
    if plan { return Terminal.write(report.map { $0 + "\n" }.joined()) }
    let frames = updatesFrames ? try updatedFrames(of: current) : nil
    var status = try output.deliver(frames?.bytes ?? current.document.tree.source.bytes, of: original)
    report.forEach(output.note)
    if let frames {
      frames.kept.forEach { output.note("\(original.path): note: \($0.note)") }
      output.note("\(original.path): \(frames.summary)")
    }
    status = output.noting(BrokenResult([(original.path, original.document, current.document)]), status)
    if status != .success { throw status }
  }

  /// The frames that the applied templates require, with content as large as the checks take it.
  private func updatedFrames(of applied: LoadedDocument) throws -> FrameUpdate {
    let situation = SceneResolver.searchingProjects().situation(Situation(content: checking.content), for: applied)
    let frames = try applied.frameUpdate(in: situation, by: LayoutEngine(), includesLikely: true)
    try applied.refuse(frames.failures)
    return frames
  }

  private var options: ApplyOptions {
    let scope: ApplyOptions.Scope =
      if constraintsOnly { .constraints } else if attributesOnly { .attributes } else { .everything }
    return ApplyOptions(
      scope: scope, mapsGuides: mapGuides, situation: Situation(orientation: orientation), state: sheet.state,
      isRemoval: remove)
  }

  private func text(of plan: Plan, in loaded: LoadedDocument) throws -> [String] {
    switch format {
    case .json:
      [
        try JSONText.report(JoinedMembers(["file": loaded.path], PlanReport(plan)))
      ]
    case .text: PlanText(plan).lines.map(\.onOneLine)
    }
  }

  /// The notes that are printed.
  private func notes(
    on plan: Plan, in loaded: LoadedDocument, becoming result: LoadedDocument
  ) throws -> [String] {
    let devices = try checking.devices(for: loaded)
    if output.quiet { return [] }
    let check = TemplateCheck(loaded, on: devices, checking.content, options, resources: .searchingProjects())
    let layout = try AppliedLayout(check, of: plan.template, becoming: result)
    return AppliedTemplateText(plan, in: loaded, becoming: result, layout).lines
  }
}

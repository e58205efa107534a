import ArgumentParser
import IBLayout
import IBModel
import IBScene
import IBTemplates

/// `ibt templates`
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists the layout templates of documents and what each would change.",
    discussion: """
      With --check each is applied and the screen laid out, on the canvas, on devices, and after each other template of \
      the same views: constraints must not conflict, views must not be ambiguous, and what was applied before must make \
      no difference. A template whose name says portrait or landscape is checked held that way only. Exit codes: 0 fine, \
      1 --check finds something, 2 a document could not be read.
      """)

  @OptionGroup var input: DocumentInput

  @Option(help: "text, or json with one plan, or with --check one result, a line.")
  var format: OutputFormat = .text

  @Flag(help: "Lay out the screen with each template applied and say what is wrong.")
  var check = false

  @OptionGroup(title: "Checking") var checking: CheckOptions

  func run() throws {
    let status = input.sources().visit { loaded in
      if check { return try isFine(loaded) ? .success : ExitStatus.findings }
      list(loaded)
      return .success
    }
    try status.leave()
  }

  /// Checks every template of a document and prints what came of it.
  private func isFine(_ loaded: LoadedDocument) throws -> Bool {
    let templates = loaded.document.templates
    let devices = try checking.devices(on: loaded.document.platform)
    let check = TemplateCheck(original: loaded, devices: devices, engine: LayoutEngine())
    var isFine = true
    for template in templates {
      let result = try check.result(for: template, among: templates)
      let text = TemplateCheckText(result, of: loaded)
      switch format {
      case .json: Terminal.print(text.json)
      case .text: text.lines.forEach(Terminal.print)
      }
      if !result.faults.isEmpty { isFine = false }
    }
    return isFine
  }

  private func list(_ loaded: LoadedDocument) {
    for plan in loaded.document.plans() {
      let template = plan.template
      switch format {
      case .json:
        Terminal.print(JSON.line(TemplateReport(file: loaded.path, scene: template.root.scene?.name, plan: plan)))
      case .text: print(template, plan, in: loaded)
      }
    }
  }

  private func print(_ template: Template, _ plan: Plan, in loaded: LoadedDocument) {
    let outlets = template.outletProperties
    let outlet = outlets.isEmpty ? "" : ", outlet \(outlets.joined(separator: ", "))"
    let scene = template.root.scene.map { ", scene \($0.name)" } ?? ""
    Terminal.print("\(loaded.place(of: template.root)): \(template.root.reference)\(outlet)\(scene)")
    Terminal.print("    \(PlanText(plan).summary)")
  }
}

/// A template of a file as data.
private struct TemplateReport: Encodable {
  var file: String
  var scene: String?
  var plan: PlanReport

  init(file: String, scene: String?, plan: Plan) {
    self.file = file
    self.scene = scene
    self.plan = PlanReport(plan)
  }
}

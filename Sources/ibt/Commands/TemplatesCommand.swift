import ArgumentParser
import IBModel
import IBTemplates
import IBWorkspace

/// `ibt templates`
struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "Lists the layout templates of documents and what each would change.")

  @Argument(help: "Documents or folders (default: the current folder).")
  var paths: [String] = []

  @Option(help: "text, or json with one plan a line.")
  var format: OutputFormat = .text

  func run() throws {
    let files = paths == ["-"] ? paths : try DocumentPaths.expand(paths.isEmpty ? ["."] : paths)
    guard !files.isEmpty else {
      let place = paths.isEmpty ? "the current folder" : paths.map { "`\($0)`" }.joined(separator: ", ")
      throw CommandFailure("there are no documents (.storyboard, .xib, .xml) in \(place)")
    }
    var failed = false
    for file in files {
      do {
        list(try LoadedDocument(path: file))
      } catch {
        Terminal.complain((error as? CommandFailure)?.message ?? "\(error)")
        failed = true
      }
    }
    if failed { throw ExitStatus.couldNotRun }
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

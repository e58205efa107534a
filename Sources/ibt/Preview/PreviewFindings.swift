import IBDrawing
import IBLint
import IBModel
import IBWorkspace

/// What `ibt lint` finds in the document of a page.
struct PreviewFindings {
  let rules: RuleOptions
  let configurations: Configurations

  func findings(in source: DocumentSource, of document: Document) async throws -> [PreviewPage.Finding] {
    var linters = Linters(rules, standard: configurations.standard, [.text])
    let assigned = try linters.assign(source, configurations)
    let run = LintRun(mode: .none, formats: [.text], showsProgress: false, projects: ProjectReader())
    return await run.lint([assigned]).flatMap(\.findings).map { located in
      let finding = located.finding
      let object = finding.object.flatMap { document.object($0.id) }
      return PreviewPage.Finding(
        severity: finding.severity.rawValue, message: finding.message,
        place: "\(finding.rule), line \(located.start.line)", object: finding.object?.id,
        scene: object?.rootView.id)
    }
  }
}

import IBDrawing
import IBLint
import IBModel
import IBWorkspace

/// What `ibt lint` finds in the document of a page.
struct PreviewFindings {
  let rules: RuleOptions
  let configurations: Configurations

  func findings(in source: DocumentSource, of document: Document) async throws -> [PreviewPage.Finding] {
    let found = try await DocumentFindings(rules: rules, configurations: configurations).findings(in: source)
    return found.map { located in
      let finding = located.finding
      // Constraints and outlets are not drawn; the view that they are in is.
      let view = finding.object.flatMap { document.object($0.id) }.flatMap { object in
        sequence(first: object, next: \.owner).first(where: \.isView)
      }
      return PreviewPage.Finding(
        severity: finding.severity.rawValue, message: finding.message,
        place: "\(finding.rule), line \(located.start.line)", object: view?.id, scene: view?.rootView.id)
    }
  }
}

import IBDrawing
import IBLint
import IBModel
import IBWorkspace

/// What `ibt lint` finds in the document of a page.
struct PreviewFindings {
  let rules: RuleOptions
  let configurations: Configurations

  func findings(in source: DocumentSource) async throws -> [LocatedFinding] {
    try await DocumentFindings(rules: rules, configurations: configurations).findings(in: source)
  }

  /// The findings as the page lists them.
  static func listed(_ findings: [LocatedFinding], of document: Document) -> [PreviewPage.Finding] {
    findings.map { located in
      let finding = located.finding
      // Constraints and outlets are not drawn; the view that they are in is.
      let view = finding.object.flatMap { document.object($0.id) }.flatMap { object in
        sequence(first: object, next: \.owner).first(where: \.isView)
      }
      return PreviewPage.Finding(
        severity: finding.severity.rawValue, message: finding.message,
        place: "\(finding.rule), line \(located.start.line)", object: view?.id.rawValue,
        scene: view?.rootView.id.rawValue)
    }
  }
}

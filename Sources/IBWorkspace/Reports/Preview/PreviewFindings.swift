import IBDrawing
import IBLint
import IBModel

extension PreviewPage.Finding {
  package init(_ located: LocatedFinding, in document: Document) {
    let finding = located.finding
    // Constraints and outlets are not drawn; the view around them is.
    let view = finding.object.flatMap { document.object($0.id) }.flatMap { object in
      sequence(first: object, next: \.owner).first(where: \.isView)
    }
    self.init(
      severity: finding.severity.rawValue, message: finding.message,
      place: "\(finding.rule), line \(located.start.line)", object: view?.id.rawValue,
      scene: view?.rootView.id.rawValue)
  }
}

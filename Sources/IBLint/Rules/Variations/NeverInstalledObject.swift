import IBModel
import IBProject
import IBTemplates

extension Rule {
  static let neverInstalledObject = Rule(
    "never_installed_object", .variations, .warning, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      let document = inspection.document
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      // Code installs the members of a collection, and so does `ibt apply`.
      let sets = Set(document.constraintSets.flatMap(\.members).map(\.id))
      for object in document.objects where masks.neverInstalls(object.id) && !sets.contains(object.id) {
        if inspection.objectCode.mayInstall(object) { continue }
        findings.report(
          object.element, "\(document.subject(object)) is not installed for any size class",
          severity: object.kind == .constraint ? .info : nil,
          fact: Fact(object, .installation))
      }
    })
}

extension ObjectCode {
  /// Whether code may activate a constraint or add a view. Without sources, any outlet may serve that.
  fileprivate func mayInstall(_ object: Object) -> Bool {
    guard isKnown else { return hasOutlet(to: object) }
    // A view is passed to its new superview.
    return maySet([.active], of: object) || object.kind.isView && hasOutlet(to: object)
  }
}

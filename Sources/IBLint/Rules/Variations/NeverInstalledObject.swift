import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let neverInstalledObject = Rule(
    id: "never_installed_object", group: .variations, severity: .warning, implies: ["unneeded_variation_mask"],
    summary: "object that is not installed for any size class",
    reason: """
      The app never shows the object or uses the constraint, and outlets to it are nil. It is usually a leftover of an \
      experiment.
      """,
    repair: "Attributes inspector › switch on Installed, activate the object in code, or delete it",
    whenNotToUse: "Suppress it for an object that is only documentation in Xcode's canvas.",
    examples: [
      .bad(title: #"«<label userLabel="Title" id="lb1"/>»"#, masks: ["default": #"<exclude reference="lb1"/>"#]),
      .good(masks: ["default": #"<exclude reference="lb1"/>"#, "heightClass=compact": #"<include reference="lb1"/>"#]),
    ],
    check: .document { document, findings in
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      // Code installs what is in a collection, and `ibt apply` does.
      let sets = Set(document.constraintSets.flatMap(\.members).map(\.id))
      for object in document.objects where masks.neverInstalls(object.id) && !sets.contains(object.id) {
        findings.report(
          object.element, "\(document.subject(object)) is not installed for any size class",
          fact: Fact(object, .installation))
      }
    })
}

import IBModel
import IBXML

extension Rule {
  static let danglingVariationReference = Rule(
    id: "dangling_variation_reference", group: .variations, severity: .error,
    summary: "variation that installs or uninstalls an object that is not in the document",
    reason: """
      Interface Builder does not leave such entries; they are the result of a merge or of a manual edit. Xcode may refuse \
      to open the document.
      """,
    repair: "Open the file as source code and remove the entry",
    fix: .safe("Removes the entry, which has no effect."),
    examples: [
      .bad(
        masks: [
          "heightClass=compact": """
          <exclude reference="lb1"/>
          <exclude reference="«lb2»"/>
          """
        ], fixed: ["heightClass=compact": #"<exclude reference="lb1"/>"#]),
      .good(masks: ["heightClass=compact": #"<exclude reference="lb1"/>"#]),
    ],
    check: .elements([.include, .exclude]) { element, document, findings in
      guard element.parent?.variationKey != nil, let attribute = element.attribute(.reference),
        document.object(attribute.id) == nil
      else { return }
      let host = element.ancestors.lazy.compactMap { Object($0) }.first
      let subject = host.map { "a variation of \($0.reference)" } ?? "a variation"
      findings.report(
        attribute.valueRange, "\(subject) refers to `\(attribute.value)`, which is not in this document", object: host,
        fix: .safe("Remove the entry") { $0.remove(element) })
    })
}

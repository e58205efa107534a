import IBModel
import IBProject
import IBXML

extension Rule {
  static let emptyLabel = Rule(
    "empty_label", .accessibility, .warning, inputs: [.optional(.sources)], fix: .unsafe,
    check: .inspection { inspection, findings in
      inspection.document.tree.visitElements(named: "accessibility") { element in
        guard let label = element.attribute("label"), label.value.allSatisfy(\.isWhitespace),
          let object = element.owner, object.isAccessibilityElement != false, !inspection.objectCode.mayLabel(object)
        else { return }
        findings.report(
          label.valueRange, "the accessibility label of \(object.reference) is empty", object: object,
          fix: .setting("label", of: element, to: nil, .unsafe))
      }
    })
}

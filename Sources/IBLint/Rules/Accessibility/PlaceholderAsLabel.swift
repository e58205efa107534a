import IBModel
import IBProject
import IBXML

extension Rule {
  static let placeholderAsLabel = Rule(
    "placeholder_as_label", .accessibility, .warning, isOptIn: true, inputs: [.optional(.sources)],
    check: .inspection { inspection, findings in
      guard inspection.document.platform.isUIKit else { return }
      inspection.document.tree.visitElements(named: "textField") { element in
        guard let field = Object(element), let placeholder = element[.placeholder], !placeholder.isEmpty,
          !field.needsNoLabel, !inspection.objectCode.mayLabel(field)
        else { return }
        findings.report(element, "\(field.reference) has a placeholder, but no accessibility label")
      }
    })
}

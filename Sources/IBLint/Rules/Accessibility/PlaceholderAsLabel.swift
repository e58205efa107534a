import IBModel
import IBProject
import IBXML

extension Rule {
  static let placeholderAsLabel = Rule(
    id: "placeholder_as_label", group: .accessibility, severity: .warning, isOptIn: true, uses: [.sources],
    summary: "text field whose only name is its placeholder",
    reason:
      "The placeholder disappears when the field has text. VoiceOver then reads the text, but not what it is for.",
    repair: "Identity inspector › Accessibility › Label: enter what the text is for",
    whenNotToUse: "Suppress it if code sets the label, or a visible label is read before the field.",
    examples: [
      .bad(
        subviews: """
          «<textField placeholder="Name" id="tf1"/>»
          """),
      .good(
        subviews: """
          <textField placeholder="Name" id="tf1">
            <accessibility key="accessibilityConfiguration" label="Name"/>
          </textField>
          """),
    ],
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

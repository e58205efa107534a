import IBModel
import IBProject
import IBXML

extension Rule {
  static let emptyLabel = Rule(
    id: "empty_label", group: .accessibility, severity: .warning, uses: [.sources],
    summary: "empty accessibility label",
    reason: "VoiceOver reads nothing for the object, although users can reach it.",
    repair: "Identity inspector › Accessibility › Label: enter a label, or switch off Enabled to skip the object",
    whenNotToUse: "Suppress it if code sets the label before the view is shown.",
    fix: .unsafe("Removes the label. VoiceOver may read the title of the view instead."),
    examples: [
      .bad(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="«»"/>
          </button>
          """,
        fixedSubviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration"/>
          </button>
          """),
      .good(
        subviews: """
          <button userLabel="Delete" id="bt1">
            <accessibility key="accessibilityConfiguration" label="Delete"/>
          </button>
          """),
    ],
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

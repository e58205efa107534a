import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let unlocalizedAccessibilityLabel = Rule(
    id: "unlocalized_accessibility_label", group: .localization, severity: .info, isOptIn: true, needs: [.strings],
    summary: "accessibility label that a strings file of the document does not have",
    reason: "VoiceOver reads the label in the language of the document, with the pronunciation of another one.",
    repair: "Add the key to the strings file",
    examples: [
      .bad(
        subviews: """
          <button id="bt1">
            <accessibility key="accessibilityConfiguration" «label="Close"»/>
            <state key="normal" title="OK"/>
          </button>
          """,
        files: ["de.lproj/Main.strings": #""bt1.normalTitle" = "OK";"#]),
      .good(
        subviews: """
          <button id="bt1">
            <accessibility key="accessibilityConfiguration" label="Close"/>
          </button>
          """,
        files: ["de.lproj/Main.strings": #""bt1.accessibilityLabel" = "Schließen";"#]),
    ],
    check: .inspection { inspection, findings in
      let tables = (inspection.project.translations ?? []).filter { !$0.entries.isEmpty }
      guard !tables.isEmpty else { return }
      let keys = tables.map { Set($0.entries.map(\.key)) }
      for object in inspection.document.objects {
        guard let label = object.element.child(withKey: "accessibilityConfiguration")?.attribute("label"),
          !label.value.isEmpty
        else { continue }
        let missing = zip(tables, keys).filter { !$0.1.contains("\(object.id).accessibilityLabel") }.map(\.0)
        guard !missing.isEmpty else { continue }
        findings.report(label, "the accessibility label of \(object.reference) is not in \(missing.places)")
      }
    })
}

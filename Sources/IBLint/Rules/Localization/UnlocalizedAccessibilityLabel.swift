import IBModel
import IBProject
import IBXML

extension Rule {
  static let unlocalizedAccessibilityLabel = Rule(
    "unlocalized_accessibility_label", .localization, .info, isOptIn: true, inputs: [.required(.strings)],
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

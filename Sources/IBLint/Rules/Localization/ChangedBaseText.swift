import IBModel
import IBProject

extension Rule {
  static let changedBaseText = Rule(
    "changed_base_text", .localization, .info, isOptIn: true, inputs: [.required(.strings)],
    check: .inspection { inspection, findings in
      let tables = inspection.project.translations ?? []
      let entries = tables.map(\.entriesByKey)
      guard !tables.isEmpty else { return }
      for text in inspection.document.visibleTexts {
        let changed = zip(tables, entries).filter { _, entries in
          entries[text.key]?.baseText.map { $0 != text.text } ?? false
        }
        guard let first = changed.first, let earlier = first.1[text.key]?.baseText else { continue }
        findings.report(
          text.range,
          """
          the text of \(text.object.reference) was “\(earlier.prefix(40))” when it was translated in \
          \(changed.map(\.0).places)
          """, object: text.object)
      }
    })
}

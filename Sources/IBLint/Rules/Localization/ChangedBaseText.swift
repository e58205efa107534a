import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let changedBaseText = Rule(
    id: "changed_base_text", group: .localization, severity: .info, isOptIn: true, needs: [.strings],
    summary: "text that changed after it was translated",
    reason: "Users of other languages see the translation of the earlier text.",
    repair: "Translate the text again, and update the comment in the strings file",
    examples: [
      .bad(
        subviews: """
          <label text="«Full name»" id="lb1"/>
          """,
        files: [
          "de.lproj/Main.strings": """
          /* Class = "UILabel"; text = "Name"; ObjectID = "lb1"; */
          "lb1.text" = "Name";
          """
        ]),
      .good(
        subviews: """
          <label text="Name" id="lb1"/>
          """,
        files: [
          "de.lproj/Main.strings": """
          /* Class = "UILabel"; text = "Name"; ObjectID = "lb1"; */
          "lb1.text" = "Name";
          """
        ]),
    ],
    check: .inspection { inspection, findings in
      let tables = inspection.project.translations ?? []
      let entries = tables.map(\.entriesByKey)
      guard !tables.isEmpty else { return }
      for text in TranslatableText.all(in: inspection.document) {
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

import IBModel
import IBXML

extension Rule {
  static let placeholderText = Rule(
    id: "placeholder_text", group: .localization, severity: .info, isOptIn: true,
    summary: "text that Xcode or the author put in as a placeholder",
    reason: "Users see the placeholder, because code cannot replace the text of an object without an outlet.",
    repair: "Attributes inspector › enter the text that users are supposed to see",
    whenNotToUse: "Ignore it if `Label` and `Button` are words that your users see on purpose.",
    examples: [
      .bad(
        subviews: """
          <label text="«Label»" id="lb1"/>
          """),
      .good(
        subviews: """
          <label text="Name" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      let used = document.idsInUse()
      for element in document.tree.elements {
        for visible in VisibleText.all(of: element) where SampleText.contains(visible.text) {
          guard let object = visible.object, !used.contains(object.id), object.customClass == nil else { continue }
          findings.report(
            visible.range, "\(object.reference) shows a placeholder, and no outlet leads to it", object: object)
        }
      }
    })
}

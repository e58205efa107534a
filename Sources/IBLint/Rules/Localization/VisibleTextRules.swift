import IBModel
import IBProject

extension Rule {
  static let hardcodedText = Rule(
    "hardcoded_text", .localization, .info, isOptIn: true, needs: [.strings],
    check: .inspection { inspection, findings in
      guard let path = inspection.project.documentPath, inspection.project.translations?.isEmpty == true,
        !path.contains(".lproj/") || path.contains("Base.lproj/")
      else { return }
      let texts = inspection.document.visibleTexts.filter(\.hasWord)
      guard let first = texts.first else { return }
      let rest = texts.count == 1 ? "" : " and \(texts.count - 1) more"
      findings.report(
        inspection.document.tree.root,
        "no strings file translates the text of \(first.object.reference)\(rest)",
        related: [Finding.Related(first.range, "the first text")])
    })
}

extension Findings {
  /// Reports the texts of a document that meet a condition.
  mutating func report(textsOf document: Document, _ clause: String, where meetsCondition: (String) -> Bool) {
    for element in document.tree.elements {
      for visible in VisibleText.all(of: element) where meetsCondition(visible.text) {
        report(
          visible.range, "a text of \(visible.object?.reference ?? "the document") \(clause)", object: visible.object)
      }
    }
  }
}

import IBModel
import IBProject
import IBXML

extension Rule {
  static let hardcodedText = Rule(
    "hardcoded_text", .localization, .info, isOptIn: true, inputs: [.required(.strings)],
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

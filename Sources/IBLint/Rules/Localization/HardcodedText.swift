import IBAssets
import IBModel
import IBProject
import IBXML

extension Rule {
  static let hardcodedText = Rule(
    id: "hardcoded_text", group: .localization, severity: .info, isOptIn: true, needs: [.strings],
    summary: "texts in a document that cannot be translated",
    reason: "All users see the texts of the document, whatever their language is.",
    repair: "File inspector › Localize, and choose Base, or set the texts in code",
    examples: [
      .bad(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        «<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">»
            <objects>
                <label text="Name" id="lb1"/>
            </objects>
        </document>
        """),
      .good(
        subviews: """
          <label text="Name" id="lb1"/>
          """,
        files: ["de.lproj/Main.strings": #""lb1.text" = "Name";"#]),
    ],
    check: .inspection { inspection, findings in
      guard let path = inspection.project.documentPath, inspection.project.translations?.isEmpty == true,
        !path.contains(".lproj/") || path.contains("Base.lproj/")
      else { return }
      let texts = TranslatableText.all(in: inspection.document).filter(\.hasWord)
      guard let first = texts.first else { return }
      let rest = texts.count == 1 ? "" : " and \(texts.count - 1) more"
      findings.report(
        inspection.document.tree.root,
        "no strings file translates the text of \(first.object.reference)\(rest)",
        related: [Finding.Related(first.range, "the first text")])
    })
}

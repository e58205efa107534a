import IBAssets
import IBModel
import IBProject
import IBXML

/// Rules about the texts that users see.
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

  static let straightQuotes = Rule(
    id: "straight_quotes", group: .localization, severity: .info, isOptIn: true,
    summary: "straight quotation mark or apostrophe in a text",
    reason: "The system uses curly ones in its own texts. Straight ones look like source code.",
    repair: "Attributes inspector › replace them with “ ” or ’",
    whenNotToUse: "Suppress it for texts that show source code or measures in feet and inches.",
    examples: [
      .bad(
        subviews: """
          <label text="«Don't ask again»" id="lb1"/>
          """),
      .good(
        subviews: """
          <label text="Don’t ask again" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      findings.report(textsOf: document, "has a straight quotation mark or apostrophe") {
        $0.contains("\"") || $0.contains("'")
      }
    })

  static let textEdgeWhitespace = Rule(
    id: "text_edge_whitespace", group: .localization, severity: .info, isOptIn: true,
    summary: "text that starts or ends with a space or a line break",
    reason: "Translators drop or misplace such spaces, and the layout of the text depends on them.",
    repair: "Attributes inspector › remove the space and use constraints or insets for the distance",
    whenNotToUse: "Ignore it if your translators handle spaces at the ends of texts, or the texts are not translated.",
    examples: [
      .bad(
        subviews: """
          <label text="«Name: »" id="lb1"/>
          """),
      .good(
        subviews: """
          <label text="Name:" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      findings.report(textsOf: document, "starts or ends with white space") { text in
        guard let first = text.first, let last = text.last else { return false }
        return first.isWhitespace || last.isWhitespace
      }
    })

  static let threeDotsEllipsis = Rule(
    id: "three_dots_ellipsis", group: .localization, severity: .info, isOptIn: true,
    summary: "three periods instead of an ellipsis",
    reason:
      "The system uses the character … in its own texts. Three periods look different and may break into two lines.",
    repair: "Attributes inspector › replace the three periods with … (Option-semicolon)",
    whenNotToUse: "Ignore it for languages and brands whose typography differs.",
    examples: [
      .bad(
        subviews: """
          <label text="«Loading...»" id="lb1"/>
          """),
      .good(
        subviews: """
          <label text="Loading…" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      findings.report(textsOf: document, "has three periods instead of an ellipsis") { $0.containsBytes(of: "...") }
    })
}

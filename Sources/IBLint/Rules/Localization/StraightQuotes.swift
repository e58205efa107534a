import IBModel
import IBXML

extension Rule {
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
}

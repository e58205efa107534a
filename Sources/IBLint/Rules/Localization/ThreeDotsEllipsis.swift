import IBModel
import IBXML

extension Rule {
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

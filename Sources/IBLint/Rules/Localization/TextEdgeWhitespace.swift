import IBModel
import IBXML

extension Rule {
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
}

import IBModel
import IBXML

extension Rule {
  static let recordedAmbiguous = Rule(
    id: "recorded_ambiguous", group: .layout, severity: .warning, aliases: ["ambiguous"],
    summary: "view whose layout Xcode recorded as ambiguous",
    reason: "The position or size of the view is undefined and can differ between devices and versions of the system.",
    repair: """
      Add the missing constraints and save the document, or Size inspector › Ambiguity: Never Verify if code adds them
      """,
    whenNotToUse: "Suppress it if code adds the missing constraint, and tell Xcode so with a placeholder constraint.",
    examples: [
      .bad(
        subviews: """
          <label «ambiguous="YES"» userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label verifyAmbiguity="off" ambiguous="YES" userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      for (view, attribute) in document.recordedFlags(.ambiguous) where view.verifiesAmbiguity {
        findings.report(attribute, "the layout of \(view.reference) is recorded as ambiguous")
      }
    })
}

import IBModel
import IBXML

extension Rule {
  static let recordedMisplaced = Rule(
    id: "recorded_misplaced", group: .layout, severity: .warning, aliases: ["misplaced"],
    summary: "view that Xcode recorded as misplaced",
    reason: """
      The canvas shows the view in another place or size than the app does, so people who edit the document work with a \
      wrong picture. The next change in Xcode also changes the frame.
      """,
    repair: "Editor › Resolve Auto Layout Issues › Update Frames",
    whenNotToUse: "Ignore it if your team does not update frames in Xcode; the app computes them again.",
    examples: [
      .bad(
        subviews: """
          <label «misplaced="YES"» userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      for (view, attribute) in document.recordedFlags(.misplaced) {
        findings.report(attribute, "\(view.reference) is recorded as misplaced")
      }
    })
}

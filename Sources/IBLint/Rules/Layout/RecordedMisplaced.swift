import IBLayout
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
      .bad(
        subviews: """
          <view «misplaced="YES"» userLabel="Card" id="vw2">
            <subviews>
              <label misplaced="YES" userLabel="Title" id="lb1"/>
            </subviews>
          </view>
          <label «misplaced="YES"» userLabel="Footer" id="lb2"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .document { document, findings in
      let recorded = document.recordedFlags(.misplaced)
      for group in document.groups(ofRelated: recorded.map(\.view)) {
        let first = recorded[group[0]]
        findings.report(
          first.attribute, "\(first.view.reference) is recorded as misplaced",
          related: group.dropFirst().map { index in
            let (view, attribute) = recorded[index]
            return Finding.Related(attribute.range, "\(view.reference) is recorded as misplaced as well")
          })
      }
    })
}

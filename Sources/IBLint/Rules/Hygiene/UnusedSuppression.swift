import IBModel
import IBXML

extension Rule {
  static let unusedSuppression = Rule(
    id: "unused_suppression", group: .hygiene, severity: .warning,
    summary: "suppression of findings that do not exist",
    reason:
      "A suppression that is no longer necessary hides the next mistake of this kind. An entry of a configuration is "
      + "compared in the documents that contain its object.",
    repair: "Remove the rule from the notes of the object (Identity inspector › Document › Notes), or the entry from "
      + "`allow` in the configuration",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            «<attributedString key="userComments">»
              <fragment content="ibt:disable duplicate_id -- copied from the old app"/>
            </attributedString>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <attributedString key="userComments">
              <fragment content="Not translated"/>
            </attributedString>
          </view>
        </viewController>
        """),
    ],
    check: .suppressions { suppressed, findings in
      for entry in suppressed.unused {
        let what = entry.rules.count == 1 ? "`\(entry.rules.min() ?? "")`" : "\(entry.rules.count) rules"
        let writer = entry.origin ?? "the note"
        findings.report(
          entry.range, "\(writer) suppresses \(what) for \(entry.object.reference), which has no such finding",
          object: entry.object)
      }
    })
}

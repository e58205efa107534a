import IBModel
import IBXML

/// Rules about suppressions.
extension Rule {
  static let invalidSuppression = Rule(
    id: "invalid_suppression", group: .hygiene, severity: .warning,
    summary: "note that begins with `ibt:` and cannot be followed",
    reason: "The note looks like a suppression, but suppresses nothing: findings that were to be hidden are reported.",
    repair:
      "Write `ibt:disable rule, rule -- reason` in the notes of the object (Identity inspector › Document › Notes), "
      + "with rules that `ibt rules` lists",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            «<attributedString key="userComments">»
              <fragment content="ibt:disable duplicate_idd"/>
            </attributedString>
          </view>
        </viewController>
        """),
      .bad(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            «<attributedString key="userComments">»
              <fragment content="ibt:ignore duplicate_id"/>
            </attributedString>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController id="vc1">
          <view key="view" id="vw1">
            <attributedString key="userComments">
              <fragment content="Used by ibt: see the guide"/>
            </attributedString>
          </view>
        </viewController>
        """),
    ],
    check: .suppressions { suppressed, findings in
      for fault in suppressed.faults {
        findings.report(
          fault.note.range, "the note of \(fault.note.object.reference) is not a suppression: \(fault.message)",
          object: fault.note.object)
      }
    })

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

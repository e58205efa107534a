import IBModel
import IBXML

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
}

import IBModel
import IBXML

extension Rule {
  static let unwindWithoutAction = Rule(
    id: "unwind_without_action", group: .flow, severity: .error,
    summary: "unwind segue without an action",
    reason: "The app crashes or stays where it is when the segue is performed.",
    repair: "Delete the segue, and drag from the control to Exit › choose the method",
    examples: [
      .bad(
        scenes: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              «<segue destination="ex1" kind="unwind" identifier="back" id="sg1"/>»
            </connections>
          </viewController>
          <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
          """),
      .good(
        scenes: """
          <viewController userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <segue destination="ex1" kind="unwind" identifier="back" unwindAction="back:" id="sg1"/>
            </connections>
          </viewController>
          <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
          """),
    ],
    check: .connections([.segue]) { segue, _, findings in
      guard segue.element[.kind] == "unwind", segue.element["unwindAction"]?.isEmpty != false
      else { return }
      findings.report(segue.element, "the \(segue.segueName) has no unwind action")
    })
}

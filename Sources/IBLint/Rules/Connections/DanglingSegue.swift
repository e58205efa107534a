import IBModel
import IBXML

extension Rule {
  static let danglingSegue = Rule(
    id: "dangling_segue", group: .connections, severity: .error,
    summary: "segue to a scene that is not in the document",
    reason: "Xcode does not compile the storyboard, or the app crashes when it performs the segue.",
    repair: "Delete the segue in the outline, then drag a new one to the intended scene",
    examples: [
      .bad(
        """
        <viewController userLabel="List" id="vc1">
          <connections>
            «<segue destination="vc9" kind="show" identifier="showDetail" id="sg1"/>»
          </connections>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="List" id="vc1">
          <connections>
            <segue destination="ex1" kind="unwind" identifier="close" unwindAction="close:" id="sg1"/>
          </connections>
        </viewController>
        <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
        """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      findings.reportDangling(segue, subject: segue.segueName, in: document, fix: nil)
    })
}

import IBModel
import IBXML

extension Rule {
  static let unwindWithoutExit = Rule(
    id: "unwind_without_exit", group: .connections, severity: .error,
    summary: "unwind segue that does not lead to an exit",
    reason: "The app crashes or does nothing when the segue is performed.",
    repair: "Delete the segue, then drag from its source to Exit of the same scene",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Close" id="bt1">
            <connections>
              «<segue destination="vc1" kind="unwind" unwindAction="close:" id="sg1"/>»
            </connections>
          </button>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <button key="view" userLabel="Close" id="bt1">
            <connections>
              <segue destination="ex1" kind="unwind" unwindAction="close:" id="sg1"/>
            </connections>
          </button>
        </viewController>
        <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
        """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard segue.element[.kind] == "unwind", let destination = segue.destination,
        let object = document.object(destination), object.kind != "exit"
      else { return }
      findings.report(
        segue.element.startTagRange,
        "the unwind segue of \(segue.sourceName) leads to \(object.reference), which is not the exit of a scene",
        object: segue.source, related: [Finding.Related(object.element, "the destination of the segue")])
    })
}

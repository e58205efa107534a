import IBModel
import IBXML

extension Rule {
  static let segueToNonController = Rule(
    id: "segue_to_non_controller", group: .flow, severity: .error,
    summary: "segue that leads to something that is not a view controller",
    reason: "Xcode does not compile the document, or the app crashes when the segue is performed.",
    repair: "Delete the segue, and drag from its source to a view controller",
    examples: [
      .bad(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              «<segue destination="vw1" kind="show" identifier="open" id="sg1"/>»
            </connections>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <viewController storyboardIdentifier="login" userLabel="Login" id="vc1">
            <view key="view" id="vw1"/>
            <connections>
              <segue destination="vc2" kind="show" identifier="open" id="sg1"/>
            </connections>
          </viewController>

          <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .connections([.segue]) { segue, document, findings in
      guard segue.element[.kind] != "unwind",
        let target = segue.destination.flatMap({ document.object($0) }), !target.canBeShown
      else { return }
      findings.report(
        segue.element, "the \(segue.segueName) leads to \(target.reference), which is not a view controller")
    })
}

extension Object {
  /// Whether a segue can lead to the object. Kinds that are unknown may be controllers.
  fileprivate var canBeShown: Bool {
    switch category {
    case .controller, .placeholder, .other: true
    case .window: true
    default: kind == "exit"
    }
  }
}

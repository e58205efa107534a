import IBModel
import IBXML

extension Rule {
  static let missingFirstResponder = Rule(
    id: "missing_first_responder", group: .document, severity: .info, isOptIn: true,
    summary: "scene without First Responder",
    reason: "Actions of the scene cannot be connected to First Responder in Interface Builder.",
    repair: "Copy the controller to a new scene, which has a First Responder",
    examples: [
      .bad(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController id="vc1"/>
            <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
          </objects>
        </scene>
        «<scene sceneID="sc2">»
          <objects>
            <viewController storyboardIdentifier="detail" id="vc2"/>
          </objects>
        </scene>
        """),
      .good(
        scenes: """
          <viewController id="vc1"/>
          <placeholder placeholderIdentifier="IBFirstResponder" id="fr1" sceneMemberID="firstResponder"/>
          """),
    ],
    check: .elements([.scene]) { element, document, findings in
      guard document.platform != .watchOS, let objects = element.child(.objects),
        !objects.children.contains(where: {
          $0[.sceneMemberID] == "firstResponder" || $0["placeholderIdentifier"] == "IBFirstResponder"
        })
      else { return }
      findings.report(element, "the scene has no First Responder")
    })
}

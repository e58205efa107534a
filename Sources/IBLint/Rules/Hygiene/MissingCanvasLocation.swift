import IBModel

extension Rule {
  static let missingCanvasLocation = Rule(
    id: "missing_canvas_location", group: .hygiene, severity: .info, isOptIn: true,
    summary: "scene without a place on the canvas",
    reason: "Xcode puts the scene at the top left, over others, and changes the document when it is opened.",
    repair: "Open the storyboard, move the scene, and save",
    examples: [
      .bad(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController storyboardIdentifier="login" id="vc1"/>
          </objects>
          <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        «<scene sceneID="sc2">»
          <objects>
            <viewController storyboardIdentifier="detail" id="vc2"/>
          </objects>
        </scene>
        """),
      .good(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController id="vc1"/>
          </objects>
          <point key="canvasLocation" x="0.0" y="0.0"/>
        </scene>
        """),
    ],
    check: .elements([.scene]) { element, _, findings in
      guard element.child(withKey: "canvasLocation") == nil else { return }
      findings.report(element, "the scene has no place on the canvas")
    })
}

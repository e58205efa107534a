import IBModel
import IBXML

extension Rule {
  static let duplicateStoryboardIdentifier = Rule(
    id: "duplicate_storyboard_identifier", group: .identity, severity: .error,
    summary: "storyboard identifier of two view controllers",
    reason: "Xcode keeps only one of the two view controllers under this identifier, so code gets the wrong one.",
    repair: "Identity inspector of one of the view controllers › Storyboard ID › enter another identifier",
    examples: [
      .bad(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController storyboardIdentifier="login" userLabel="Login" id="vc1"/>
          </objects>
        </scene>
        <scene sceneID="sc2">
          <objects>
            <viewController «storyboardIdentifier="login"» userLabel="Detail" id="vc2"/>
          </objects>
        </scene>
        """),
      .good(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController storyboardIdentifier="login" userLabel="Login" id="vc1"/>
          </objects>
        </scene>
        <scene sceneID="sc2">
          <objects>
            <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
          </objects>
        </scene>
        """),
    ],
    check: .document { document, findings in
      var identifiers: [Attribute] = []
      document.tree.visitElements(having: "storyboardIdentifier") { identifiers.append($1) }
      for (first, later) in identifiers.repetitions(by: \.value) where !later.value.isEmpty {
        guard let controller = Object(first.element) else { continue }
        findings.report(
          later, "\(controller.reference) already has the storyboard identifier `\(later.value)`",
          related: [Finding.Related(first.element, "the first view controller with this identifier")])
      }
    })
}

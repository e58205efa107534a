import IBModel
import IBXML

extension Rule {
  static let invalidRelationship = Rule(
    id: "invalid_relationship", group: .flow, severity: .error,
    summary: "relationship that the container does not have",
    reason: "The app crashes when it loads the container, or shows it without contents.",
    repair: "Delete the segue, and drag from the container to the view controller again",
    fix: .unsafe("Writes the relationship of the container, if it has only one."),
    examples: [
      .bad(
        container(#"«<segue destination="vc1" kind="relationship" relationship="viewControllers" id="sg1"/>»"#),
        fixed: container(right)),
      .bad(
        container(#"«<segue destination="vc1" kind="relationship" id="sg1"/>»"#), fixed: container(right)),
      .good(container(right)),
    ],
    check: .connections([.segue]) { segue, _, findings in
      guard segue.isRelationship, let container = segue.source else { return }
      guard let relationship = segue.element["relationship"] else {
        return findings.report(
          segue.element, "the segue of \(container.reference) does not say which relationship it is",
          fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
      }
      guard let known = relationships[container.kind.name], !known.contains(relationship) else { return }
      findings.report(
        segue.element,
        "\(container.reference) has no relationship `\(relationship)`, but `\(known.joined(separator: "`, `"))`",
        fix: onlyRelationship(of: container).map { .setting("relationship", of: segue.element, to: $0, .unsafe) })
    })

  private static let right =
    #"<segue destination="vc1" kind="relationship" relationship="rootViewController" id="sg1"/>"#

  /// A navigation controller with a segue to another scene.
  private static func container(_ segue: String) -> String {
    """
    <scene sceneID="sc1">
      <objects>
        <navigationController storyboardIdentifier="start" userLabel="Start" id="nc1">
          <connections>
            \(segue)
          </connections>
        </navigationController>
      </objects>
    </scene>
    <scene sceneID="sc2">
      <objects>
        <viewController userLabel="Login" id="vc1"/>
      </objects>
    </scene>
    """
  }
}

/// The relationship of a container that has only one.
private func onlyRelationship(of container: Object) -> String? {
  guard let known = relationships[container.kind.name], known.count == 1 else { return nil }
  return known[0]
}

/// The relationships of containers.
private let relationships: [Name: [String]] = [
  "navigationController": ["rootViewController"],
  "tabBarController": ["viewControllers"],
  "splitViewController": [
    "masterViewController", "detailViewController", "supplementaryViewController", "compactViewController",
    "inspectorViewController", "splitItems",
  ],
  "tabViewController": ["tabItems"],
  "windowController": ["window.shadowedContentViewController"],
]

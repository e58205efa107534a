import IBModel
import IBXML

extension Rule {
  static let containerWithoutRoot = Rule(
    id: "container_without_root", group: .flow, severity: .warning,
    summary: "container view controller without contents",
    reason: "The app shows an empty bar or a black screen.",
    repair: "Drag from the container to a view controller › choose the relationship segue",
    whenNotToUse: "Suppress it for a container whose view controllers are set by code before it is shown.",
    examples: [
      .bad(
        scenes: """
          «<navigationController userLabel="Start" id="nc1"/>»

          <viewController userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <navigationController userLabel="Start" id="nc1">
            <connections>
              <segue destination="vc2" kind="relationship" relationship="rootViewController" id="sg1"/>
            </connections>
          </navigationController>

          <viewController userLabel="Detail" id="vc2"/>
          """),
      .good(
        scenes: """
          <navigationController userLabel="Filled by code" customClass="StartController" id="nc1"/>

          <viewController userLabel="Detail" id="vc2"/>
          """),
    ],
    check: .elements(["navigationController", "tabBarController", "splitViewController"]) {
      element, document, findings in
      // Code can add the contents if it has the container: in a class of its own, or because the app begins with it.
      guard document.kind == .storyboard, document.platform.isUIKit, let container = Object(element),
        container.isTopLevel,
        container.customClass == nil, !container.isEntry(of: document),
        !container.connections.contains(where: \.isRelationship)
      else { return }
      findings.report(element, "\(container.reference) has no relationship segue to a view controller")
    })
}

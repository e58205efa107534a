import IBModel
import IBXML

extension Rule {
  static let duplicateAccessibilityIdentifier = Rule(
    id: "duplicate_accessibility_identifier", group: .identity, severity: .info, isOptIn: true,
    summary: "accessibility identifier that two objects have",
    reason: "UI tests find one of the objects when they look for the other one.",
    repair: "Identity inspector › Accessibility: enter another identifier",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <button userLabel="Save" id="bt1">
                <accessibility key="accessibilityConfiguration" identifier="save"/>
              </button>
              <button userLabel="Store" id="bt2">
                <accessibility key="accessibilityConfiguration" «identifier="save"»/>
              </button>
            </subviews>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <button userLabel="Save" id="bt1">
                <accessibility key="accessibilityConfiguration" identifier="save"/>
              </button>
              <button userLabel="Store" id="bt2">
                <accessibility key="accessibilityConfiguration" identifier="store"/>
              </button>
            </subviews>
          </view>
        </viewController>
        """),
    ],
    check: .document { document, findings in
      for scene in document.objectLists {
        let identified = scene.subtree.filter { $0.name == "accessibility" && $0[.identifier]?.isEmpty == false }
        for (first, later) in identified.repetitions(by: { $0[.identifier] }) {
          guard let attribute = later.attribute(.identifier) else { continue }
          findings.report(
            attribute, "two objects of a scene have the accessibility identifier `\(attribute.value)`",
            related: [Finding.Related(first, "the first one")])
        }
      }
    })
}

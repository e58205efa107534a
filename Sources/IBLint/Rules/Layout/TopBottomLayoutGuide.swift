import IBModel
import IBXML

extension Rule {
  static let topBottomLayoutGuide = Rule(
    id: "top_bottom_layout_guide", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint to the top or bottom layout guide",
    reason:
      "These guides are deprecated since iOS 11. They ignore the sides of the safe area and embedded controllers.",
    repair: "File inspector › switch on \"Use Safe Area Layout Guides\", which replaces the guides",
    whenNotToUse: "Ignore it if the app supports iOS 10, which has no safe areas.",
    examples: [
      .bad(
        """
        <viewController id="vc1">
          <layoutGuides>
            <viewControllerLayoutGuide type="top" id="lg1"/>
          </layoutGuides>
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="top" secondItem="«lg1»" secondAttribute="bottom" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        constraints: """
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="topMargin" id="cs1"/>
          """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element) else { return }
      for name in [Name.firstItem, .secondItem] {
        guard let attribute = element.attribute(name), let item = document.object(attribute.id),
          item.kind == "viewControllerLayoutGuide"
        else { continue }
        findings.report(attribute, of: constraint, in: document, "the \(item.name) is deprecated since iOS 11")
      }
    })
}

import IBModel
import IBXML

extension Rule {
  static let negativeConstant = Rule(
    id: "negative_constant", group: .layout, severity: .info, isOptIn: true,
    summary: "constraint with a negative distance",
    reason: "The constraint reads against the direction of the layout: the items are the other way round.",
    repair: "Size inspector › edit the constraint › Reverse First And Second Item",
    examples: [
      .bad(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="lb1" firstAttribute="trailing" secondItem="vw1" secondAttribute="trailing" «constant="-20"» id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
      .good(
        """
        <viewController userLabel="Login" id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1"/>
            </subviews>
            <constraints>
              <constraint firstItem="vw1" firstAttribute="trailing" secondItem="lb1" secondAttribute="trailing" constant="20" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """),
    ],
    check: .elements([.constraint]) { element, document, findings in
      guard let constraint = Constraint(element), let attribute = element.attribute(.constant),
        let constant = constraint.constant, constant < 0, constraint.secondItem != nil
      else { return }
      findings.report(attribute, "the constraint `\(document.text(of: constraint))` has a negative constant")
    })
}

import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let setMemberHeldBySubview = Rule(
    id: "set_member_held_by_subview", group: .templates, severity: .info, isOptIn: true,
    summary: "constraints of a set that the root view of its controller does not hold",
    reason: """
      A view removes only the constraints that it holds. Code that calls `removeConstraints` of the root view leaves the \
      others installed, so that they conflict with the next set.
      """,
    repair: "Use `NSLayoutConstraint.deactivate`, which finds the holder of each constraint",
    whenNotToUse: "Code that activates and deactivates constraints does not depend on who holds them.",
    examples: [
      .bad(screen(set: #"«<outletCollection property="portraitConstraints" destination="wid" id="oc1"/>»"#)),
      .good(screen(set: #"<outletCollection property="portraitConstraints" destination="tco" id="oc1"/>"#)),
    ],
    check: .document { document, findings in
      for set in document.constraintSets where VariantWord.isIn(set.property) {
        guard let root = set.owner.liveView(in: document) else { continue }
        let others = set.members.filter { $0.host != root }
        guard !others.isEmpty else { continue }
        findings.report(
          set.element,
          """
          \(root.reference) does not hold \(others.count) of \(counted(set.members.count, "constraint")) of \
          `\(set.property)`
          """,
          related: others.map { constraint in
            Finding.Related(constraint.element, "\(constraint.host.reference) holds this one")
          })
      }
    })

  private static func screen(set: String) -> String {
    """
    <viewController userLabel="Card" id="vc1">
      <view key="view" userLabel="Page" id="vw1">
        <subviews>
          <view userLabel="Box" translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
            <constraints>
              <constraint firstAttribute="width" constant="100" id="wid"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" id="tco"/>
        </constraints>
      </view>
      <connections>
        \(set)
      </connections>
    </viewController>
    """
  }
}

import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributesWithoutTarget = Rule(
    id: "template_attributes_without_target", group: .templates, severity: .warning,
    summary: "list of template attributes on a view that no template uses",
    reason: """
      The library reads only the lists of template views with a target, and of the targets. This list has no effect: \
      the values do not change.
      """,
    repair: "Connect the missing targetView, or remove the runtime attribute in the identity inspector",
    fix: .safe("Removes the list, which has no effect."),
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <label userLabel="Title" id="lb1">
                <userDefinedRuntimeAttributes>
                  «<userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>»
                </userDefinedRuntimeAttributes>
              </label>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """,
        fixed: """
          <viewController userLabel="Main" id="vc1">
            <view key="view" id="vw1">
              <subviews>
                <label userLabel="Title" id="lb1"/>
              </subviews>
            </view>
          </viewController>
          <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
            <connections>
              <outlet property="targetView" destination="vw1" id="ou1"/>
            </connections>
          </view>
          """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" value="alpha"/>
            </userDefinedRuntimeAttributes>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      guard let document = templates.first?.document else { return }
      let participants = templates.flatMap(\.template.participants)
      let concerned = Set(participants.map(\.view) + participants.map(\.target))
      for list in document.keyPathLists {
        guard let owner = list.owner, !concerned.contains(owner) else { continue }
        let element = list.attribute.element
        findings.report(
          element,
          "\(owner.reference) lists `\(list.pieces.joined(separator: ", "))` for transfer, but no template uses the view",
          fix: .safe("Remove the list") { $0.remove(element) })
      }
    })
}

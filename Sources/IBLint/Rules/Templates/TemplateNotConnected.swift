import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateNotConnected = Rule(
    id: "template_not_connected", group: .templates, severity: .info, isOptIn: true,
    summary: "template that no outlet refers to",
    reason: """
      Code reaches a template by an outlet. Without one it can be applied by `ibt` only, or by code that looks it up \
      otherwise.
      """,
    repair: "Connect an outlet of the view controller to the template",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """)),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1"/>
          <connections>
            <outlet property="wideLayout" destination="tp1" id="ou9"/>
          </connections>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates where facts.template.outletProperties.isEmpty {
        findings.report(facts.template.root.element, "no outlet refers to \(facts.title)")
      }
    })
}

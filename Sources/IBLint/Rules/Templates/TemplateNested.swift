import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateNested = Rule(
    id: "template_nested", group: .templates, severity: .warning,
    summary: "template inside another template",
    reason: """
      Only the outer template is applied; its constraints and those of the inner one are read as one layout.
      """,
    repair: "Move the inner template to the top level of the scene",
    examples: [
      .bad(
        template: TemplateParts(
          views: """
            <view userLabel="Box" id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou2"/>
              </connections>
            </view>
            «<view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .elements([.view]) { element, document, findings in
      guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element), view.isInTemplate else {
        return
      }
      findings.report(element, "template \(view.reference) is inside another template")
    })
}

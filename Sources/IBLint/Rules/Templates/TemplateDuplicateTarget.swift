import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateDuplicateTarget = Rule(
    id: "template_duplicate_target", group: .templates, severity: .error,
    summary: "target of two views of one template",
    reason: """
      The target gets the constraints of both views, which probably conflict, and it is undefined which value of an \
      attribute it gets. The library only logs the problem.
      """,
    repair: """
      Connections inspector of one of the template views › connect targetView to the view that it represents
      """,
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
            </subviews>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
            <view id="tb2">
              <connections>
                «<outlet property="targetView" destination="bx1" id="ou2"/>»
              </connections>
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou3"/>
          </connections>
        </view>
        """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        <view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2">
          <connections>
            <outlet property="targetView" destination="vw1" id="ou2"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        var first: [Object: Object] = [:]
        for participant in facts.template.participants {
          guard let earlier = first[participant.target] else {
            first[participant.target] = participant.view
            continue
          }
          guard let outlet = participant.view.outlets(Participant.outletProperty).last else { continue }
          findings.report(
            outlet.element,
            """
            \(participant.view.reference) and \(earlier.reference) of \(facts.title) have the same target, \
            \(participant.target.reference)
            """,
            related: [Finding.Related(earlier.element, "the other view")])
        }
      }
    })
}

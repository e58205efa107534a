import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateTargetOutsideHierarchy = Rule(
    id: "template_target_outside_hierarchy", group: .templates, severity: .error,
    summary: "target outside the view hierarchy of the template's controller",
    reason: """
      Activating constraints in another view hierarchy changes nothing on the screen. Activating constraints between \
      views of different hierarchies raises an exception.
      """,
    repair:
      "Connections inspector of the template view › connect targetView to a view of the controller's view hierarchy",
    examples: [
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        <view userLabel="Loose" id="lo1">
          <subviews>
            <view id="bx1"/>
          </subviews>
        </view>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <connections>
                «<outlet property="targetView" destination="bx1" id="ou1"/>»
              </connections>
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou2"/>
          </connections>
        </view>
        """),
      .bad(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1"/>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1"/>
          </subviews>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou1"/>
          </connections>
        </view>
        <view userLabel="Tall" customClass="LDOLayoutTemplate" id="tp2">
          <connections>
            «<outlet property="targetView" destination="tb1" id="ou2"/>»
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
        """),
    ],
    check: .templates { templates, findings in
      let roots = Set(templates.map(\.template.root))
      for facts in templates {
        for participant in facts.template.participants {
          guard let outlet = participant.view.outlets(Participant.outletProperty).last,
            let place = strayPlace(of: participant.target, from: facts.template, templates: roots)
          else { continue }
          findings.report(
            outlet.element,
            """
            the target of \(participant.view.reference) of \(facts.title) is \(participant.target.reference), which is \
            \(place)
            """,
            related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })

  /// Where a target is, if it is not in the view hierarchy of the template's scene.
  private static func strayPlace(of target: Object, from template: ViewTemplate, templates: Set<Object>) -> String? {
    let root = target.rootView
    if templates.contains(root) { return "part of the template \(root.reference)" }
    guard let scene = template.root.scene else { return nil }
    if target.scene != scene { return "in another scene" }
    return root.isTopLevel ? "outside every controller's view" : nil
  }
}

import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateLayoutGuide = Rule(
    id: "template_layout_guide", group: .templates, severity: .error,
    summary: "template constraint between a view and a layout guide",
    reason: """
      Layout guides cannot have a target, and the library transfers only constraints between views with targets. It \
      silently ignores the constraint, and the position of the view is undefined.
      """,
    repair: """
      Constrain the view to the edges of the template's root, or to a hidden view whose target is constrained to the \
      guide
      """,
    fix: .unsafe(
      "Replaces the guide with the view that owns it; the edges of the view may be different from those of the guide."),
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
          </subviews>
          <viewLayoutGuide key="safeArea" id="sa1"/>
          <constraints>
            «<constraint firstItem="tb1" firstAttribute="top" secondItem="sa1" secondAttribute="top" id="co1"/>»
          </constraints>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou2"/>
          </connections>
        </view>
        """,
        fixed: """
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
            </subviews>
            <viewLayoutGuide key="safeArea" id="sa1"/>
            <constraints>
              <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co1"/>
            </constraints>
            <connections>
              <outlet property="targetView" destination="vw1" id="ou2"/>
            </connections>
          </view>
          """),
      .good(
        """
        <viewController userLabel="Main" id="vc1">
          <view key="view" id="vw1">
            <subviews>
              <view id="bx1"/>
            </subviews>
            <viewLayoutGuide key="safeArea" id="sa1"/>
            <constraints>
              <constraint firstItem="bx1" firstAttribute="top" secondItem="sa1" secondAttribute="top" id="co1"/>
            </constraints>
          </view>
        </viewController>
        <view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">
          <subviews>
            <view id="tb1">
              <constraints>
                <constraint firstAttribute="width" constant="80" id="co2"/>
              </constraints>
              <connections>
                <outlet property="targetView" destination="bx1" id="ou1"/>
              </connections>
            </view>
          </subviews>
          <connections>
            <outlet property="targetView" destination="vw1" id="ou2"/>
          </connections>
        </view>
        """),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        for ignored in facts.swap.ignored {
          guard case .guide(let guide) = ignored.reason else { continue }
          let constraint = ignored.constraint
          findings.report(
            constraint.element,
            """
            constraint `\(facts.document.text(of: constraint))` of \(facts.title) is ignored: it refers to the layout \
            guide \(guide.name), and layout guides are not transferred
            """,
            related: [Finding.Related(guide.object.element, "the guide")],
            fix: replacement(of: guide, in: constraint, facts.document))
        }
      }
    })

  /// The constraint with the guide replaced by its view.
  private static func replacement(
    of guide: LayoutGuide, in constraint: Constraint, _ document: Document
  ) -> ProposedFix? {
    guard let view = guide.view, view.id != guide.object.id else { return nil }
    let items = constraint.items.map { $0 == guide.object.id ? view.id : $0 }
    guard Set(items).count == items.count else { return nil }
    return .unsafe("Replace the guide with \(view.reference)") { edit in
      for (name, item) in zip([Name.firstItem, .secondItem], items) where item == view.id {
        edit.setItem(name, to: item, of: constraint)
      }
    }
  }
}

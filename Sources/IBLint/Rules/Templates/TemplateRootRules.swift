import IBModel
import IBTemplates
import IBXML

/// Rules about a template as a whole.
extension Rule {
  static let templateDuplicateName = Rule(
    id: "template_duplicate_name", group: .templates, severity: .error,
    summary: "template with the name of another one in the scene",
    reason: """
      A name does not say which template is meant: `ibt apply --template` refuses it, and people apply the wrong one.
      """,
    repair: "Identity inspector of one of the templates › Label: enter a unique name",
    examples: [
      .bad(
        template: TemplateParts(
          others: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp2">»
              <connections>
                <outlet property="targetView" destination="vw1" id="ou3"/>
              </connections>
            </view>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      let named = templates.filter { $0.template.root.userLabel != nil && $0.template.outletProperties.isEmpty }
      for (first, later) in named.repetitions(by: { [$0.template.name, $0.template.root.scene?.id.rawValue ?? ""] }) {
        findings.report(
          later.template.root.element, "\(later.title) has the same name as \(first.template.root.reference)",
          related: [Finding.Related(first.template.root.element, "the other template")])
      }
    })

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

  static let templateNoEffect = Rule(
    id: "template_no_effect", group: .templates, severity: .warning,
    summary: "template whose constraints are all ignored",
    reason: """
      None of the template's own constraints takes effect. Applying it only removes constraints of the screen, or does \
      nothing.
      """,
    repair: "Connect targetView of the views with constraints, and of the root",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view userLabel="Wide" customClass="LDOLayoutTemplate" id="tp1">»
            """,
          views: """
            <view userLabel="Box" id="tb1"/>
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates where facts.swap.collected.isEmpty && !facts.swap.ignored.isEmpty {
        guard !facts.template.participants.isEmpty,
          facts.template.participants.allSatisfy({ KeyPathList.keyPaths(of: $0.view).isEmpty })
        else { continue }
        findings.report(
          facts.template.root.element,
          "none of the \(counted(facts.swap.ignored.count, "constraint")) of \(facts.title) takes effect")
      }
    })

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

  static let templateRootSize = Rule(
    id: "template_root_size", group: .templates, severity: .warning,
    summary: "template whose root has a width or height for the screen",
    reason: """
      The size is transferred to the view of the controller, where it conflicts with the size of the window.
      """,
    repair: "Remove the width and height of the root, and set its size in the size inspector",
    examples: [
      .bad(
        template: TemplateParts(
          constraints: """
            <constraint firstItem="tb1" firstAttribute="top" secondItem="tp1" secondAttribute="top" id="co9"/>
            «<constraint firstAttribute="width" constant="320" id="co8"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        guard let root = facts.template.participants.first(where: { $0.view == facts.template.root }),
          root.target.viewTreeOwner != nil, root.target.superview == nil
        else { continue }
        for constraint in facts.swap.collected where constraint.isConstantSize && constraint.items == [root.view.id] {
          guard let written = constraint.written else { continue }
          findings.report(
            written.element,
            "\(facts.title) gives \(root.target.reference), which fills the screen, a fixed size")
        }
      }
    })

  static let templateUnnamed = Rule(
    id: "template_unnamed", group: .templates, severity: .info, isOptIn: true,
    summary: "template without a label",
    reason: """
      The outline and messages call it View, and `ibt apply --template` needs its id.
      """,
    repair: "Identity inspector of the template › Label: what the layout is for, such as Landscape",
    examples: [
      .bad(
        template: TemplateParts(
          root: """
            «<view customClass="LDOLayoutTemplate" id="tp1">»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates where facts.template.root.userLabel == nil && facts.template.outletProperties.isEmpty {
        findings.report(facts.template.root.element, "\(facts.title) has no label and no outlet that names it")
      }
    })

  static let templateUnusedView = Rule(
    id: "template_unused_view", group: .templates, severity: .info, isOptIn: true,
    summary: "template view without a target and without constraints",
    reason: """
      The view has no effect.
      """,
    repair: "Remove the view, or connect its targetView",
    examples: [
      .bad(
        template: TemplateParts(
          views: Example.boxView + """

            «<view userLabel="Rest" id="tb2"/>»
            """)),
      .good(template: TemplateParts()),
    ],
    check: .templates { templates, findings in
      for facts in templates {
        let participants = Set(facts.template.participants.map(\.view))
        let used = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
        for view in facts.template.views where !participants.contains(view) && !used.contains(view.id) {
          guard view.descendantViews.isEmpty else { continue }
          findings.report(view.element, "\(view.reference) of \(facts.title) has no target and no constraints")
        }
      }
    })
}

import IBModel
import IBTemplates
import IBXML

extension Rule {
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
}

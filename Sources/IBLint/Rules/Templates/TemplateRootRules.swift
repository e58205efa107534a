import IBModel
import IBTemplates
import IBXML

/// Rules about a template as a whole.
extension Rule {
  static let templateDuplicateName = Rule(
    "template_duplicate_name", .templates, .error,
    check: .templates { templates, findings in
      let named = templates.filter { $0.template.root.userLabel != nil && $0.template.outletProperties.isEmpty }
      for (first, later) in named.repetitions(by: { [$0.template.name, $0.template.root.scene?.id.rawValue ?? ""] }) {
        findings.report(
          later.template.root.element, "\(later.title) has the same name as \(first.template.root.reference)",
          related: [Finding.Related(first.template.root.element, "the other template")])
      }
    })

  static let templateNested = Rule(
    "template_nested", .templates, .warning,
    check: .elements([.view]) { element, document, findings in
      guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element), view.isInTemplate else {
        return
      }
      findings.report(element, "template \(view.reference) is inside another template")
    })

  static let templateNoEffect = Rule(
    "template_no_effect", .templates, .warning,
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
    "template_not_connected", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      for facts in templates where facts.template.outletProperties.isEmpty {
        findings.report(facts.template.root.element, "no outlet refers to \(facts.title)")
      }
    })

  static let templateRootSize = Rule(
    "template_root_size", .templates, .warning,
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
    "template_unnamed", .templates, .info, isOptIn: true,
    check: .templates { templates, findings in
      for facts in templates where facts.template.root.userLabel == nil && facts.template.outletProperties.isEmpty {
        findings.report(facts.template.root.element, "\(facts.title) has no label and no outlet that names it")
      }
    })

  static let templateUnusedView = Rule(
    "template_unused_view", .templates, .info, isOptIn: true,
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

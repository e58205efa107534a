import IBModel
import IBTemplates

extension Rule {
  /// Root views of templates in the wrong place.
  static let templateRoot = Rule(
    "template_root", .templates,
    kinds: [
      Kind("template_inside_hierarchy", .error), Kind("template_nested", .warning),
      Kind(
        "template_root_size", .warning,
        check: .eachTemplate { facts, findings in
          guard let root = facts.template.participants.first(where: { $0.view == facts.template.root }),
            root.target.viewTreeOwner != nil, root.target.superview == nil
          else { return }
          for constraint in facts.swap.collected where constraint.isConstantSize && constraint.items == [root.view.id] {
            guard let written = constraint.written else { return }
            findings.report(
              written.element,
              "\(facts.title) gives \(root.target.reference), which fills the screen, a fixed size")
          }
        }),
    ],
    check: .elements([.view]) { element, _, findings in
      guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element) else { return }
      if view.isInTemplate {
        if findings.reports("template_nested") {
          findings.report(element, "template \(view.reference) is inside another template")
        }
      } else if view.superview != nil, findings.reports("template_inside_hierarchy") {
        findings.report(
          element, "template \(view.reference) is inside \(view.rootView.reference), so it is shown on the screen")
      }
    })
}

extension Object {
  /// Whether a view around this one is a template.
  var isInTemplate: Bool { element.ancestors.contains { $0[.customClass] == ViewTemplate.rootClass } }
}

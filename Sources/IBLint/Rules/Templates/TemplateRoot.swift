import IBModel
import IBTemplates

extension Rule {
  /// Root views of templates in the wrong place.
  static let templateRoot = Rule(
    "template_root", .templates,
    kinds: [
      Kind(
        "template_inside_hierarchy", .error,
        check: .elements([.view]) { element, document, findings in
          guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element), view.superview != nil,
            !view.isInTemplate
          else { return }
          findings.report(
            element, "template \(view.reference) is inside \(view.rootView.reference), so it is shown on the screen")
        }),
      Kind(
        "template_nested", .warning,
        check: .elements([.view]) { element, document, findings in
          guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element), view.isInTemplate else {
            return
          }
          findings.report(element, "template \(view.reference) is inside another template")
        }),
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
    ])
}

extension Object {
  /// Whether a view around this one is a template.
  var isInTemplate: Bool { element.ancestors.contains { $0[.customClass] == ViewTemplate.rootClass } }
}

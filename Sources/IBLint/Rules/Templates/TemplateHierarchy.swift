import IBModel
import IBTemplates
import IBXML

extension Rule {
  /// Templates in the wrong place, and views of templates that are nested differently from their targets.
  static let templateHierarchy = Rule(
    "template_hierarchy", .templates, .error,
    check: .elements([.view]) { element, _, findings in
      guard element[.customClass] == ViewTemplate.rootClass, let view = Object(element) else { return }
      if view.isInTemplate {
        findings.report(element, "template \(view.reference) is inside another template", severity: .warning)
      } else if view.superview != nil {
        findings.report(
          element, "template \(view.reference) is inside \(view.rootView.reference), so it is shown on the screen")
      }
    },
    .eachTemplate { facts, findings in
      let targets = Dictionary(
        facts.template.participants.map { ($0.view, $0.target) }, uniquingKeysWith: { first, _ in first })
      for participant in facts.template.participants {
        guard let outer = participant.view.nearestSuperview(where: { targets[$0] != nil }),
          let around = targets[outer],
          participant.target.rootView == around.rootView, !around.element.contains(participant.target.element)
        else { continue }
        findings.report(
          participant.view.element,
          """
          \(participant.view.reference) of \(facts.title) is inside \(outer.reference), but its target \
          \(participant.target.reference) is not inside \(around.reference)
          """,
          severity: .warning, related: [Finding.Related(participant.target.element, "the target")])
      }
    })
}

extension Object {
  /// The innermost view around this one that meets a condition.
  fileprivate func nearestSuperview(where meetsCondition: (Object) -> Bool) -> Object? {
    var current = superview
    while let view = current, !meetsCondition(view) { current = view.superview }
    return current
  }

  /// Whether a view around this one is a template.
  var isInTemplate: Bool { element.ancestors.contains { $0[.customClass] == ViewTemplate.rootClass } }
}

import IBModel
import IBTemplates

extension Rule {
  static let templateHierarchyMismatch = Rule(
    "template_hierarchy_mismatch", .templates, .warning,
    check: .eachTemplate { facts, findings in
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
          related: [Finding.Related(participant.target.element, "the target")])
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
}

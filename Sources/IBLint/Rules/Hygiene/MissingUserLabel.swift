import IBModel
import IBXML

extension Rule {
  static let missingUserLabel = Rule(
    "missing_user_label", .hygiene, .info, isOptIn: true,
    check: .document { document, findings in
      let items = Set(document.constraints.flatMap(\.items))
      for view in document.views where view.kind == .view && view.userLabel == nil && items.contains(view.id) {
        guard view.element.parent?.name == .subviews else { continue }
        findings.report(view.element, "\(view.reference) has constraints, but no label")
      }
    })
}

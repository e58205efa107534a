import IBModel
import IBXML

extension Rule {
  static let unconstrainedView = Rule(
    "unconstrained_view", .layout, .warning, isOptIn: true,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let items = Set(document.constraints.flatMap(\.items))
      let lists = Set(document.views.filter { items.contains($0.id) }.compactMap(\.element.parent))
      for view in document.views {
        guard let list = view.element.parent, list.name == .subviews, let superview = list.parent,
          superview.name != "stackView", !items.contains(view.id), view.element.child(.constraints) == nil,
          lists.contains(list)
        else { continue }
        findings.report(view.element, "\(view.reference) has no constraints, but views beside it do")
      }
    },
    .attributes([.fixedFrame]) { attribute, document, findings in
      guard attribute.value == "YES", document.usesAutoLayout, let view = Object(attribute.element), view.isView
      else { return }
      findings.report(
        attribute, "\(view.reference) has no constraints and keeps its frame on all screens", severity: .info)
    })
}

import IBModel
import IBXML

extension Rule {
  static let tooManyViews = Rule(
    "too_many_views", .hygiene, .info, isOptIn: true, options: [mostViews.description],
    check: .document { document, findings in
      for list in document.objectLists {
        let views = list.subtree.count { $0.kind.isView && $0.attribute(.id) != nil }
        guard views > findings[mostViews], let object = list.children.lazy.compactMap({ Object($0) }).first
        else { continue }
        let controller = object.scene?.controller ?? object
        findings.report(controller.element, "the scene of \(controller.reference) has \(views) views")
      }
    })

  private static let mostViews = RuleOption.integer("maximum", 150, in: 1...10_000, "views of a scene")
}

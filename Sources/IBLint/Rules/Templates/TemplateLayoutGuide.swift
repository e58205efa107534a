import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateLayoutGuide = Rule(
    "template_layout_guide", .templates, .error, fix: .unsafe,
    check: .templates { templates, findings in
      for facts in templates {
        for ignored in facts.swap.ignored {
          guard case .guide(let guide) = ignored.reason else { continue }
          let constraint = ignored.constraint
          findings.report(
            constraint.element,
            """
            constraint `\(facts.document.text(of: constraint))` of \(facts.title) is ignored: it refers to the layout \
            guide \(guide.name), and layout guides are not transferred
            """,
            related: [Finding.Related(guide.object.element, "the guide")],
            fix: replacement(of: guide, in: constraint, facts.document))
        }
      }
    })

  /// The constraint with the guide replaced by its view.
  private static func replacement(
    of guide: LayoutGuide, in constraint: Constraint, _ document: Document
  ) -> ProposedFix? {
    guard let view = guide.view, view.id != guide.object.id else { return nil }
    let items = constraint.items.map { $0 == guide.object.id ? view.id : $0 }
    guard Set(items).count == items.count else { return nil }
    return .unsafe("Replace the guide with \(view.reference)") { edit in
      for (name, item) in zip([Name.firstItem, .secondItem], items) where item == view.id {
        edit.setItem(name, to: item, of: constraint)
      }
    }
  }
}

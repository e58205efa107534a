import IBModel
import IBTemplates

extension Rule {
  /// Constraints of templates that are not applied.
  static let templateConstraintIgnored = Rule(
    "template_constraint_ignored", .templates,
    kinds: [
      Kind(
        "template_layout_guide", .error, fix: .unsafe,
        check: .eachTemplate { facts, findings in
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
        }),
      Kind(
        "template_constraint_host_ignored", .warning, fix: .safe,
        check: .eachTemplate { facts, findings in
          let participants = Set(facts.template.participants.map(\.view))
          for ignored in facts.swap.ignored {
            guard case .host(let host) = ignored.reason, host != facts.template.root else { continue }
            findings.report(
              ignored.constraint.element,
              """
              constraint `\(facts.document.text(of: ignored.constraint))` of \(facts.title) is ignored: its holder \
              \(host.reference) has no target
              """,
              related: [Finding.Related(host.element, "holds the constraint")],
              fix: move(ignored.constraint, among: participants, in: facts))
          }
        }),
      Kind(
        "template_placeholder_constraint", .error,
        check: .eachTemplate { facts, findings in
          for ignored in facts.swap.ignored where ignored.reason == .placeholder {
            findings.report(
              ignored.constraint.element,
              "\(facts.document.subject(ignored.constraint.object)) of \(facts.title) is removed at build time")
          }
        }),
      Kind(
        "template_no_effect", .warning,
        check: .eachTemplate { facts, findings in
          guard facts.swap.collected.isEmpty, !facts.swap.ignored.isEmpty, !facts.template.participants.isEmpty,
            facts.template.participants.allSatisfy({ KeyPathList.keyPaths(of: $0.view).isEmpty })
          else { return }
          findings.report(
            facts.template.root.element,
            "none of the \(counted(facts.swap.ignored.count, "constraint")) of \(facts.title) takes effect")
        }),
    ])

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

  /// Moves a constraint to where the library reads it; nil if its copies would accumulate.
  private static func move(
    _ constraint: Constraint, among participants: Set<Object>, in facts: TemplateFacts
  ) -> ProposedFix? {
    guard let holder = constraint.host.viewAncestry.first(where: participants.contains),
      facts.template.holdsCopies(of: constraint)
    else { return nil }
    return .safe("Move it to \(holder.reference)") { edit in
      edit.move(constraint, to: holder)
    }
  }
}

import IBLayout
import IBModel
import IBTemplates
import IBXML

extension Rule {
  /// Constraints that a template cannot apply, or that it replaces with others that do less.
  static let templateConstraint = Rule(
    "template_constraint", .templates, .error, fix: .unsafe,
    check: .eachTemplate { facts, findings in
      for ignored in facts.swap.ignored {
        let constraint = ignored.constraint
        switch ignored.reason {
        case .guide(let guide):
          findings.report(
            constraint.element,
            """
            constraint `\(facts.document.text(of: constraint))` of \(facts.title) is ignored: it refers to the layout \
            guide \(guide.name), and layout guides are not transferred
            """,
            related: [Finding.Related(guide.object.element, "the guide")],
            fix: replacement(of: guide, in: constraint))
        case .placeholder:
          findings.report(
            constraint.element,
            "\(facts.document.subject(constraint.object)) of \(facts.title) is removed at build time")
        case .withoutTarget, .host, .notInstalled, .outside, .notRelational: break
        }
      }
    },
    .eachTemplate { facts, findings in
      guard facts.swap.collected.isEmpty, !facts.swap.ignored.isEmpty, !facts.template.participants.isEmpty,
        facts.template.participants.allSatisfy({ KeyPathList.keyPaths(of: $0.view).isEmpty })
      else { return }
      findings.report(
        facts.template.root.element,
        "none of the \(counted(facts.swap.ignored.count, "constraint")) of \(facts.title) takes effect",
        severity: .warning)
    },
    .templates { templates, findings in
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in (facts.swap.collected + facts.swap.deactivated).compactMap(\.written) {
          guard constraint.element.child(.variation) != nil, reported.insert(constraint).inserted else { continue }
          findings.report(
            constraint.element,
            "\(facts.document.subject(constraint.object)), which \(facts.title) uses or replaces, varies by size class",
            severity: .warning)
        }
      }
    },
    .templates { templates, findings in
      let named = Set(
        templates[0].document.connections.lazy.filter { $0.kind != .action }.compactMap(\.destination))
      var reported: Set<Constraint> = []
      for facts in templates {
        for constraint in facts.swap.deactivated.compactMap(\.written) {
          let identifier = constraint.element.attribute(Name("identifier"))
          guard identifier != nil || named.contains(constraint.id), reported.insert(constraint).inserted
          else { continue }
          findings.report(
            constraint.element,
            """
            \(facts.title) replaces \(facts.document.subject(constraint.object)), which has an \
            \(identifier == nil ? "outlet" : "identifier")
            """, severity: .warning)
        }
      }
    },
    .eachTemplate { facts, findings in
      let arranged = Set(
        facts.template.participants.filter { $0.target.superview?.kind == .stackView }.map(\.view.id))
      guard !arranged.isEmpty else { return }
      for constraint in facts.swap.collected where !constraint.isConstantSize {
        guard let written = constraint.written, let item = constraint.items.first(where: arranged.contains),
          let view = facts.document.object(item)
        else { continue }
        findings.report(
          written.element,
          "\(facts.title) places \(view.reference), whose target is arranged by a stack view", severity: .warning)
      }
    },
    .eachTemplate { facts, findings in
      guard let root = facts.template.participants.first(where: { $0.view == facts.template.root }),
        root.target.viewTreeOwner != nil, root.target.superview == nil
      else { return }
      for constraint in facts.swap.collected where constraint.isConstantSize && constraint.items == [root.view.id] {
        guard let written = constraint.written else { return }
        findings.report(
          written.element,
          "\(facts.title) gives \(root.target.reference), which fills the screen, a fixed size", severity: .warning)
      }
    },
    .eachTemplate { facts, findings in
      let removed = SizeStatements(facts.swap.deactivated)
      let brought = SizeStatements(facts.swap.collected)
      // Other views are ambiguous then, which another rule reports.
      for participant in facts.template.participants where participant.target.kind.control != nil {
        let (view, target) = (participant.view.id, participant.target.id)
        for axis in Axis.allCases {
          let other: Axis = axis == .horizontal ? .vertical : .horizontal
          guard removed.constants[axis].contains(target), removed.constants[other].contains(target),
            brought.constants[other].contains(view), !brought.settles(view, axis)
          else { continue }
          findings.report(
            participant.view.element,
            """
            \(facts.title) gives \(participant.target.reference) a \(other.extentName), but removes its \
            \(axis.extentName)
            """, severity: .warning, related: [Finding.Related(participant.target.element, "the target")])
        }
      }
    })

  /// The constraint with the guide replaced by its view.
  private static func replacement(of guide: LayoutGuide, in constraint: Constraint) -> ProposedFix? {
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

extension Axis {
  fileprivate var extentName: String { self == .horizontal ? "width" : "height" }
}

import IBBase
import IBModel
import IBTemplates

extension Rule {
  /// Targets that a template cannot place, and views that lack one.
  static let templateTarget = Rule(
    "template_target", .templates,
    kinds: [
      Kind(
        "template_wrong_target", .error,
        check: .eachTemplate { facts, findings in
          for view in facts.template.views {
            guard let outlet = view.outlets(Participant.outletProperty).last,
              let target = outlet.destination.flatMap(facts.document.object), !target.isView
            else { continue }
            findings.report(
              outlet.element,
              "the target of \(view.reference) of \(facts.title) is \(target.reference), which is not a view",
              related: [Finding.Related(target.element, "the target")])
          }
        },
        .templates { templates, findings in
          let roots = Set(templates.map(\.template.root))
          for facts in templates {
            var first: [Object: Object] = [:]
            for participant in facts.template.participants {
              let (view, target) = (participant.view, participant.target)
              guard let outlet = view.outlets(Participant.outletProperty).last else { continue }
              if let place = strayPlace(of: target, from: facts.template, templates: roots) {
                findings.report(
                  outlet.element,
                  "the target of \(view.reference) of \(facts.title) is \(target.reference), which is \(place)",
                  related: [Finding.Related(target.element, "the target")])
              }
              if let earlier = first[target] {
                findings.report(
                  outlet.element,
                  "\(view.reference) and \(earlier.reference) of \(facts.title) have the same target, \(target.reference)",
                  related: [Finding.Related(earlier.element, "the other view")])
              } else {
                first[target] = view
              }
            }
          }
        },
        .templates { templates, findings in
          let document = templates[0].document
          for connection in document.connections
          where connection.kind == .outlet && connection.label == Participant.outletProperty {
            guard let source = connection.source, !templates.contains(where: { $0.template.contains(source) })
            else { continue }
            findings.report(
              connection.element, "\(source.reference) has a targetView, but it is not in a template",
              severity: .warning)
          }
        }),
      Kind(
        "template_missing_target", .error, fix: .safe,
        check: .eachTemplate { facts, findings in
          let root = facts.template.root
          guard !facts.template.participants.contains(where: { $0.view == root }) else { return }
          let lost = facts.swap.ignored.filter { ignored in
            switch ignored.reason {
            case .withoutTarget(let views): views.contains(root)
            case .host(let host): host == root
            case .placeholder, .notInstalled, .guide, .outside, .notRelational: false
            }
          }
          guard !lost.isEmpty else { return }
          findings.report(
            root.element,
            """
            the root of \(facts.title) has no target: \(counted(lost.count, "constraint")) \
            \(lost.count == 1 ? "is" : "are") ignored: \(facts.list(lost.map(\.constraint)))
            """, severity: .warning)
        },
        .eachTemplate { facts, findings in
          let participants = Set(facts.template.participants.map(\.view.id))
          var lostByView: [Object: [Constraint]] = [:]
          for ignored in facts.swap.ignored {
            guard case .withoutTarget(let views) = ignored.reason else { continue }
            for view in views { lostByView[view, default: []].append(ignored.constraint) }
          }
          for view in facts.template.views where view != facts.template.root {
            let lost = lostByView[view] ?? []
            guard lost.contains(where: { $0.items.contains(where: participants.contains) }) else { continue }
            findings.report(
              view.element,
              """
              \(view.reference) has no target: \(facts.title) loses \(counted(lost.count, "constraint")): \
              \(facts.list(lost))
              """,
              severity: .warning, related: lost.map { Finding.Related($0.element, "ignored") })
          }
        },
        .eachTemplate { facts, findings in
          let participants = Set(facts.template.participants.map(\.view))
          for ignored in facts.swap.ignored {
            guard case .host(let host) = ignored.reason, host != facts.template.root else { continue }
            findings.report(
              ignored.constraint.element,
              """
              constraint `\(facts.document.text(of: ignored.constraint))` of \(facts.title) is ignored: its holder \
              \(host.reference) has no target
              """,
              severity: .warning, related: [Finding.Related(host.element, "holds the constraint")],
              fix: move(ignored.constraint, among: participants, in: facts))
          }
        },
        .eachTemplate { facts, findings in
          var lost: [Object: [RunTimeConstraint]] = [:]
          for (constraint, holder) in facts.template.constraintsLostByCapture(in: facts.swap) {
            // Another rule reports roots without a target.
            if holder != facts.template.root { lost[holder, default: []].append(constraint) }
          }
          for (holder, constraints) in lost.ordered(by: \.key) {
            findings.report(
              holder.element,
              """
              \(holder.reference) has no target: a layout captured with \(facts.title) loses \
              \(counted(constraints.count, "live constraint")): \(facts.list(constraints.compactMap(\.written)))
              """,
              severity: .warning,
              related: constraints.compactMap(\.written).map { Finding.Related($0.element, "would be lost") })
          }
        },
        .templates { templates, findings in
          var titles: [Constraint: [String]] = [:]
          for facts in templates {
            for constraint in facts.template.constraintsNeverDeactivated() {
              titles[constraint, default: []].append(facts.title)
            }
          }
          for (constraint, titles) in titles.ordered(by: \.key) {
            guard let document = templates.first?.document else { continue }
            findings.report(
              constraint.element,
              """
              constraint `\(document.text(of: constraint))` stays active when \(titles.joined(separator: ", ")) is applied: \
              its holder \(constraint.host.reference) is not a target
              """,
              related: [Finding.Related(constraint.host.element, "holds the constraint")])
          }
        },
        .eachTemplate { facts, findings in
          for (constraint, holder) in facts.template.accumulatingConstraints(in: facts.swap) {
            guard let element = constraint.written?.element ?? constraint.fixedView?.element else { continue }
            let text = constraint.written.map { facts.document.text(of: $0) } ?? constraint.id.rawValue
            findings.report(
              element,
              """
              copies of `\(text)` of \(facts.title) accumulate in \(holder.reference), which is not a target
              """,
              related: [Finding.Related(holder.element, "holds the copies")])
          }
        }),
    ])

  /// The place of a target, if it is not in the view hierarchy of the template's scene.
  private static func strayPlace(of target: Object, from template: ViewTemplate, templates: Set<Object>) -> String? {
    let root = target.rootView
    if templates.contains(root) { return "part of the template \(root.reference)" }
    guard let scene = template.root.scene else { return nil }
    if target.scene != scene { return "in another scene" }
    return root.isTopLevel ? "outside every controller's view" : nil
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

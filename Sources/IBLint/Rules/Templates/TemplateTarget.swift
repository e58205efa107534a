import IBModel
import IBTemplates

extension Rule {
  /// Targets that a template cannot place.
  static let templateTarget = Rule(
    "template_target", .templates,
    kinds: [
      Kind(
        "template_target_not_view", .error,
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
        }),
      Kind(
        "template_target_outside_hierarchy", .error,
        check: .templates { templates, findings in
          let roots = Set(templates.map(\.template.root))
          for facts in templates {
            for participant in facts.template.participants {
              guard let outlet = participant.view.outlets(Participant.outletProperty).last,
                let place = strayPlace(of: participant.target, from: facts.template, templates: roots)
              else { continue }
              findings.report(
                outlet.element,
                """
                the target of \(participant.view.reference) of \(facts.title) is \(participant.target.reference), which is \
                \(place)
                """,
                related: [Finding.Related(participant.target.element, "the target")])
            }
          }
        }),
      Kind(
        "template_target_outside_template", .warning,
        check: .templates { templates, findings in
          let document = templates[0].document
          for connection in document.connections
          where connection.kind == .outlet && connection.label == Participant.outletProperty {
            guard let source = connection.source, !templates.contains(where: { $0.template.contains(source) }) else {
              continue
            }
            findings.report(
              connection.element, "\(source.reference) has a targetView, but it is not in a template")
          }
        }),
      Kind(
        "template_target_in_stack_view", .warning,
        check: .eachTemplate { facts, findings in
          let arranged = Set(
            facts.template.participants.filter { $0.target.superview?.kind == .stackView }.map(\.view.id))
          guard !arranged.isEmpty else { return }
          for constraint in facts.swap.collected where !constraint.isConstantSize {
            guard let written = constraint.written, let item = constraint.items.first(where: arranged.contains),
              let view = facts.document.object(item)
            else { continue }
            findings.report(
              written.element,
              "\(facts.title) places \(view.reference), whose target is arranged by a stack view")
          }
        }),
      Kind(
        "template_duplicate_target", .error,
        check: .eachTemplate { facts, findings in
          var first: [Object: Object] = [:]
          for participant in facts.template.participants {
            guard let earlier = first[participant.target] else {
              first[participant.target] = participant.view
              continue
            }
            guard let outlet = participant.view.outlets(Participant.outletProperty).last else { continue }
            findings.report(
              outlet.element,
              """
              \(participant.view.reference) and \(earlier.reference) of \(facts.title) have the same target, \
              \(participant.target.reference)
              """,
              related: [Finding.Related(earlier.element, "the other view")])
          }
        }),
      Kind(
        "template_root_without_target", .warning,
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
            """)
        }),
      Kind(
        "template_unconnected_participant", .warning,
        check: .eachTemplate { facts, findings in
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
              related: lost.map { Finding.Related($0.element, "ignored") })
          }
        }),
      Kind(
        "template_unused_view", .info, isOptIn: true,
        check: .eachTemplate { facts, findings in
          let participants = Set(facts.template.participants.map(\.view))
          let used = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
          for view in facts.template.views where !participants.contains(view) && !used.contains(view.id) {
            guard view.descendantViews.isEmpty else { continue }
            findings.report(view.element, "\(view.reference) of \(facts.title) has no target and no constraints")
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
}

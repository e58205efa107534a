import IBModel
import IBTemplates
import IBXML

extension Rule {
  /// Parts of a screen that a template leaves as they are, and parts of a template without effect.
  static let templateCoverage = Rule(
    "template_coverage", .templates, options: [keyPaths.description],
    kinds: [
      Kind(
        "template_incomplete", .warning, isOptIn: true,
        check: .templates { templates, findings in
          var reported: Set<Constraint> = []
          for facts in templates {
            for constraint in facts.swap.left.compactMap(\.written) where reported.insert(constraint).inserted {
              findings.report(
                constraint.element,
                "\(facts.title) does not replace \(facts.document.subject(constraint.object)): one of its views does not take part",
                severity: .info)
            }
          }
        },
        .templates { templates, findings in
          var first: [Object: TemplateFacts] = [:]
          for facts in templates {
            guard let screen = facts.template.participants.first?.target.rootView else { continue }
            guard let earlier = first[screen] else {
              first[screen] = facts
              continue
            }
            let missing = Set(earlier.template.participants.map(\.target))
              .symmetricDifference(facts.template.participants.map(\.target))
            guard !missing.isEmpty else { continue }
            findings.report(
              facts.template.root.element,
              """
              \(facts.title) and \(earlier.template.root.reference) have different targets: \
              \(missing.sorted().map(\.reference).joined(separator: ", "))
              """,
              severity: .info, related: [Finding.Related(earlier.template.root.element, "the other template")])
          }
        },
        .eachTemplate { facts, findings in
          let tied = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
          for participant in facts.template.participants where participant.view != facts.template.root {
            let view = participant.view
            guard !tied.contains(view.id), view.element["translatesAutoresizingMaskIntoConstraints"] != "NO",
              view.element.parent?.parent?.name != "stackView", view.runtimeAttribute("templateAttributes") == nil
            else { continue }
            findings.report(
              view.element, "\(view.reference) of \(facts.title) has no constraints, and its mask is not transferred",
              related: [Finding.Related(participant.target.element, "the target")])
          }
        },
        .participants { participant, facts, findings in
          let (view, target) = (participant.view, participant.target)
          let listed = Set(KeyPathList.keyPaths(of: view))
          let differing = findings[keyPaths].filter {
            !listed.contains($0) && participant.agrees(in: $0, facts.document) == false
          }
          if !differing.isEmpty {
            let subject = view == facts.template.root ? facts.title : "\(view.reference) of \(facts.title)"
            let values = differing.map { "`\($0)`" }.joined(separator: ", ")
            findings.report(
              view.element, "\(subject) has another value of \(values) than its target, but does not list it",
              severity: .info, related: [Finding.Related(target.element, "the target")])
          }
          let missing = KeyPathList.keyPaths(of: target).filter { !listed.contains($0) }.map { "`\($0)`" }
          if !missing.isEmpty {
            findings.report(
              view.element,
              """
              \(target.reference) lists \(missing.joined(separator: ", ")), but its view \(view.reference) of \
              \(facts.title) does not
              """,
              severity: .info, related: [Finding.Related(target.element, "the target")])
          }
        }),
      Kind(
        "template_redundant", .info, isOptIn: true,
        check: .eachTemplate { facts, findings in
          let participants = Set(facts.template.participants.map(\.view))
          let used = Set(facts.template.views.flatMap(\.heldConstraints).flatMap(\.items))
          for view in facts.template.views where !participants.contains(view) && !used.contains(view.id) {
            guard view.descendantViews.isEmpty else { continue }
            findings.report(view.element, "\(view.reference) of \(facts.title) has no target and no constraints")
          }
        },
        .templates { templates, findings in
          let meant = templates.map { (facts: $0, layout: TemplateLayout($0)) }.filter { !$0.layout.isEmpty }
          for (first, later) in meant.repetitions(by: \.layout) {
            findings.report(
              later.facts.template.root.element,
              "\(later.facts.title) produces the same layout as \(first.facts.template.root.reference)",
              related: [Finding.Related(first.facts.template.root.element, "the other template")])
          }
        },
        .participants { participant, facts, findings in
          for list in KeyPathList.lists(of: participant.view) {
            let same = list.pieces.filter { participant.agrees(in: $0, facts.document) == true }
            guard !same.isEmpty else { continue }
            findings.report(
              list.attribute.element,
              """
              \(participant.view.reference) of \(facts.title) and its target have the same value of \
              \(same.map { "`\($0)`" }.joined(separator: ", "))
              """)
          }
        }),
    ])

  /// The visible properties of a view, except for its frame.
  private static let keyPaths = RuleOption<[String]>.texts(
    "key_paths",
    [
      "alpha", "hidden", "backgroundColor", "tintColor", "text", "font", "titleLabel.font", "textColor",
      "textAlignment",
      "numberOfLines", "image", "placeholder", "enabled", "selected", "highlighted", "scrollEnabled",
    ], "the key paths whose values are compared")
}

extension Participant {
  /// Whether both views have the same value of a key path; nil if one of them cannot have it.
  fileprivate func agrees(in keyPath: String, _ document: Document) -> Bool? {
    guard !keyPath.isEmpty, let there = try? AttributeTransfer(keyPath, from: view, to: target, in: document),
      let back = try? AttributeTransfer(keyPath, from: target, to: view, in: document)
    else { return nil }
    return there.value == back.value
  }
}

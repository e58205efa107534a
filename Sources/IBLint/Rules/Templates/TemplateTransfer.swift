import IBModel
import IBTemplates

extension Rule {
  /// Values that a template transfers without effect, or does not transfer.
  static let templateTransfer = Rule(
    "template_transfer", .templates, options: [keyPaths.description],
    kinds: [
      Kind(
        "template_attribute_not_listed", .info, isOptIn: true,
        check: .templates { templates, findings in
          let keyPaths = findings[keyPaths]
          for facts in templates {
            for participant in facts.template.participants {
              let listed = Set(KeyPathList.keyPaths(of: participant.view))
              let differing = keyPaths.filter {
                !listed.contains($0) && participant.agrees(in: $0, facts.document) == false
              }
              guard !differing.isEmpty else { continue }
              let isRoot = participant.view == facts.template.root
              let values = differing.map { "`\($0)`" }.joined(separator: ", ")
              findings.report(
                participant.view.element,
                """
                \(isRoot ? facts.title : "\(participant.view.reference) of \(facts.title)") has another value of \(values) \
                than its target, but does not list it
                """,
                related: [Finding.Related(participant.target.element, "the target")])
            }
          }
        }),
      Kind(
        "template_attribute_not_restored", .warning,
        check: .templates { templates, findings in
          var restoredByTarget: [Object: Set<String>] = [:]
          for facts in templates {
            for participant in facts.template.participants {
              let restored = restoredByTarget[participant.target] ?? Set(KeyPathList.keyPaths(of: participant.target))
              restoredByTarget[participant.target] = restored
              for list in KeyPathList.lists(of: participant.view) {
                let missing = list.pieces.filter { !$0.isEmpty && !restored.contains($0) }
                guard !missing.isEmpty else { continue }
                let names = missing.map { "`\($0)`" }.joined(separator: ", ")
                findings.report(
                  list.attribute.element,
                  """
                  \(participant.view.reference) of \(facts.title) lists \(names) but its target \
                  \(participant.target.reference) does not: a captured layout does not restore \
                  \(missing.count == 1 ? "it" : "them")
                  """,
                  related: [Finding.Related(participant.target.element, "the target")])
              }
            }
          }
        }),
      Kind(
        "template_attributes_default_only", .info, isOptIn: true,
        check: .participants { participant, facts, findings in
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
      Kind(
        "template_attributes_missing_key", .info, isOptIn: true,
        check: .participants { participant, facts, findings in
          let listed = Set(KeyPathList.keyPaths(of: participant.view))
          let missing = KeyPathList.keyPaths(of: participant.target).filter { !listed.contains($0) }
          guard !missing.isEmpty else { return }
          findings.report(
            participant.view.element,
            """
            \(participant.target.reference) lists \(missing.map { "`\($0)`" }.joined(separator: ", ")), but its view \
            \(participant.view.reference) of \(facts.title) does not
            """,
            related: [Finding.Related(participant.target.element, "the target")])
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

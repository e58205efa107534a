import IBModel
import IBTemplates
import IBXML

extension Rule {
  static let templateAttributeNotListed = Rule(
    "template_attribute_not_listed", .templates, .info, isOptIn: true, options: [keyPaths.description],
    check: .templates { templates, findings in
      let keyPaths = findings[keyPaths]
      for facts in templates {
        for participant in facts.template.participants {
          let listed = Set(KeyPathList.keyPaths(of: participant.view))
          let differing = keyPaths.filter { !listed.contains($0) && participant.differs(in: $0, facts.document) }
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
    })

  /// What a user sees of a view, except for its frame.
  private static let keyPaths = RuleOption<[String]>.texts(
    "key_paths",
    [
      "alpha", "hidden", "backgroundColor", "tintColor", "text", "font", "titleLabel.font", "textColor",
      "textAlignment",
      "numberOfLines", "image", "placeholder", "enabled", "selected", "highlighted", "scrollEnabled",
    ], "the key paths whose values are compared")
}

extension Participant {
  /// Whether both views can have a value for a key path, and have different ones.
  fileprivate func differs(in keyPath: String, _ document: Document) -> Bool {
    guard let there = try? AttributeTransfer(keyPath, from: view, to: target, in: document),
      let back = try? AttributeTransfer(keyPath, from: target, to: view, in: document)
    else { return false }
    return there.value != back.value
  }
}

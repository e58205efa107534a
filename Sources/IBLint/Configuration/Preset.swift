internal import CTables

/// The rules of taste that a configuration extends by name, `Documents/Presets/taste.yml`. They are declared as rules of a
/// project are, and read only where one of them is selected.
package enum Preset {
  /// The path of the file in messages.
  private static let path = "Documents/Presets/taste.yml"

  /// The rules, which run only when they are selected.
  package static let rules: [Rule] = entries.map { entry in
    var declared = entry.rule.value
    declared.isOptIn = true
    return declared.rule
  }

  /// The examples of the rules.
  package static var examples: [DeclaredExample] {
    zip(rules, entries).flatMap { rule, entry in
      entry.examples.map { DeclaredExample(rule: rule, content: $0.value, place: $0.place) }
    }
  }

  /// A test expects that the file can be read.
  private static let entries: [DeclaredEntry] = {
    var reader = NodeReader()
    let file = EmbeddedFile.tastePreset
    let bytes = Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
    return (try? ConfigurationFile(bytes, path: path, by: &reader).declared) ?? []
  }()

  /// Whether steps of a configuration name rules of the preset.
  static func isNamed(in steps: [RuleChange]) -> Bool {
    let ids = steps.lazy.flatMap { $0.ids }
    return ids.contains { FormerRule.presetIDs.contains($0) }
  }
}

extension RuleChange {
  /// The kinds of findings that it makes run, or run in another way.
  fileprivate var ids: Set<Rule.Kind.ID> {
    switch kind {
    case .add(let ids), .severity(let ids, _): ids
    case .clear, .remove, .option: []
    }
  }
}

internal import CTables

/// The rules of taste in `Documents/Presets/taste.yml`, declared like rules of a project and read when one is selected.
package enum Preset {
  private static let path = "Documents/Presets/taste.yml"

  /// The rules, which run only when they are selected.
  package static let rules: [Rule] = entries.map { entry in
    var declared = entry.rule.value
    declared.isOptIn = true
    return declared.rule
  }

  package static var examples: [DeclaredExample] {
    zip(rules, entries).flatMap { rule, entry in
      entry.examples.map { DeclaredExample(rule: rule, content: $0.value, place: $0.place) }
    }
  }

  /// The entries of the file; a test ensures that it can be read.
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
  /// The kinds of findings that the step runs or changes.
  fileprivate var ids: Set<Rule.Kind.ID> {
    switch kind {
    case .add(let ids), .severity(let ids, _): ids
    case .clear, .remove, .option: []
    }
  }
}

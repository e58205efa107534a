internal import CTables

/// The rules of taste in `Documents/Presets/taste.yml`, declared like rules of a project and read when one is selected.
package enum Preset {
  /// The name of the preset, which selects all of its rules.
  package static let name = "taste"

  private static let path = "Documents/Presets/taste.yml"

  /// The rules, which run only when they are selected.
  package static let rules: [Rule] = entries.map { entry in
    var declared = entry.rule.value
    declared.isOptIn = true
    return declared.rule
  }

  package static let ids = Set(rules.map(\.id))

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
}

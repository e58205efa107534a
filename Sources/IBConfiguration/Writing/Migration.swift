import IBLint

/// `.ibt.yml` with the meaning of an IBLinter configuration.
package struct Migration: Sendable {
  /// The text of `.ibt.yml`.
  package let text: String
  /// What could not be kept, one line each.
  package let notes: [String]

  /// Reads the bytes of `.iblinter.yml` at a path.
  /// - Throws: Everything that is wrong with it.
  package init(_ bytes: [UInt8], path: String, catalogue: [Rule] = Rule.all) throws(ConfigurationError) {
    var reader = NodeReader()
    let file = try ConfigurationFile(foreign: bytes, path: path, catalogue: catalogue, by: &reader)
    guard reader.problems.isEmpty else { throw ConfigurationError(reader.problems) }
    let names = RuleNames(catalogue)
    var yaml = YAMLText()
    yaml.comment("Written by `ibt config migrate` from \(path).")
    yaml.list(TopKey.include.rawValue, (file.include ?? []).map(\.value.description))
    yaml.list(TopKey.exclude.rawValue, file.exclude.map(\.value.description))
    yaml.list(TopKey.select.rawValue, Migration.names(file.rules.select?.value ?? [], names))
    yaml.list(TopKey.ignore.rawValue, Migration.names(file.rules.ignore, names))
    if !file.rules.severities.isEmpty { yaml.open(TopKey.severity.rawValue) }
    for (name, severity) in file.rules.severities { yaml.value(name.value, severity.rawValue, indent: 2) }
    if !file.rules.options.isEmpty { yaml.open(TopKey.options.rawValue) }
    for (rule, name, value) in file.rules.options {
      yaml.open(rule.value, indent: 2)
      if case .list(let values) = value.content {
        yaml.list(name.value, values.compactMap(\.text), indent: 4)
      } else if let text = value.text {
        yaml.value(name.value, text, indent: 4)
      }
    }
    text = yaml.text
    notes = file.notes
  }

  /// The names of rules in ibt; profiles as they are.
  private static func names(_ written: [Placed<String>], _ names: RuleNames) -> [String] {
    var result: [String] = []
    for name in written {
      let isProfile = Profile(rawValue: name.value) != nil
      let ids = isProfile ? [name.value] : ((try? names.ids(of: name.value)) ?? []).sorted()
      result += ids.filter { !result.contains($0) }
    }
    return result
  }
}

/// The settings about rules in a part of a configuration, as written.
struct RuleSection: Sendable {
  /// The key, and the names after it.
  var select: Placed<[Placed<String>]>?
  var ignore: [Placed<String>] = []
  var severities: [(name: Placed<String>, severity: Severity)] = []
  var options: [(rule: Placed<String>, name: Placed<String>, value: YAMLNode)] = []

  mutating func readSelect(_ node: YAMLNode, by reader: inout NodeReader) {
    select = Placed(reader.texts(node, for: "select"), at: node.place)
  }

  mutating func readIgnore(_ node: YAMLNode, by reader: inout NodeReader) {
    ignore = reader.texts(node, for: "ignore")
  }

  mutating func readSeverity(_ node: YAMLNode, by reader: inout NodeReader) {
    for (name, value) in reader.namedEntries(of: node, in: "`severity`") {
      if let severity = reader.severity(value, for: name.value) { severities.append((name, severity)) }
    }
  }

  mutating func readOptions(_ node: YAMLNode, by reader: inout NodeReader) {
    for (rule, values) in reader.namedEntries(of: node, in: "`options`") {
      for (name, value) in reader.namedEntries(of: values, in: "the options of `\(rule.value)`") {
        options.append((rule, name, value))
      }
    }
  }
}

import IBModel
import IBXML

/// Resolves the names of rules in a configuration.
struct RuleResolution {
  private let names: RuleNames
  private let rules: [Rule.Kind.ID: Rule]

  init(_ catalogue: [Rule]) {
    names = RuleNames(catalogue)
    rules = Dictionary(catalogue.flatMap { rule in rule.kinds.map { ($0.id, rule) } }) { first, _ in first }
  }

  /// The steps of a section.
  /// - Parameter replaces: Whether `select` replaces the earlier selection; otherwise it adds to it.
  func changes(_ section: RuleSection, replaces: Bool, by reader: inout NodeReader) -> [RuleChange] {
    var changes: [RuleChange] = []
    if let select = section.select {
      if replaces { changes.append(RuleChange(kind: .clear, place: select.place)) }
      for name in select.value { changes.append(RuleChange(kind: .add(ids(name, by: &reader)), place: name.place)) }
    }
    for name in section.ignore {
      changes.append(RuleChange(kind: .remove(ids(name, by: &reader)), place: name.place))
    }
    for (name, severity) in section.severities {
      changes.append(RuleChange(kind: .severity(ids(name, by: &reader), severity), place: name.place))
    }
    for (rule, name, value) in section.options {
      for id in ids(rule, by: &reader).sorted() {
        guard let value = option(name, of: id, value, by: &reader) else { continue }
        changes.append(RuleChange(kind: .option(id, name: name.value, value), place: name.place))
      }
    }
    return changes
  }

  /// The rules that a name stands for; none for an unknown name, which is reported.
  func ids(_ name: Placed<String>, by reader: inout NodeReader) -> Set<Rule.Kind.ID> {
    do throws(ExplainedError) { return try names.ids(of: name.value) } catch {
      reader.report("\(error)", at: name.place)
      return []
    }
  }

  private func option(
    _ name: Placed<String>, of id: Rule.ID, _ node: YAMLNode, by reader: inout NodeReader
  ) -> OptionValue? {
    let known = rules[id]?.options ?? []
    guard let option = known.first(where: { $0.name == name.value }) else {
      let nearest = EditDistance.nearest(to: name.value, among: known.map(\.name))
      let hint = nearest.map { "did you mean `\($0)`?" } ?? "`ibt rules \(id)` describes the rule"
      reader.report("the rule `\(id)` has no option `\(name.value.shortened)`; \(hint)", at: name.place)
      return nil
    }
    guard let value = option.kind.value(of: node) else {
      reader.report("`\(name.value)` requires \(option.kind.requirement), not \(node.kind)", at: node.place)
      return nil
    }
    if option.accepts(value) { return value }
    let mistake = option.kind.mistake(in: value) ?? "requires \(option.kind.requirement), not \(node.kind)"
    reader.report("`\(name.value)` \(mistake)", at: node.place)
    return nil
  }
}

extension RuleOptionDescription.Kind {
  fileprivate func value(of node: YAMLNode) -> OptionValue? {
    switch self {
    case .integer: node.number.flatMap { Int(exactly: $0) }.map(OptionValue.integer)
    case .number: node.number.map(OptionValue.number)
    case .flag: node.boolean.map(OptionValue.flag)
    case .text, .choice: node.text.map(OptionValue.text)
    case .texts: texts(node).map(OptionValue.texts)
    }
  }

  private func texts(_ node: YAMLNode) -> [String]? {
    guard case .list(let nodes) = node.content else { return node.text.map { [$0] } }
    let texts = nodes.compactMap(\.text)
    return texts.count == nodes.count ? texts : nil
  }

  /// The problem of a value, as a clause that follows the name of the option; nil if its type is wrong.
  fileprivate func mistake(in value: OptionValue) -> String? {
    switch (self, value) {
    case (.choice(let words), .text(let text)):
      let nearest = EditDistance.nearest(to: text.shortened.lowercased(), among: words)
      return "requires \(requirement), not `\(text.shortened)`\(nearest.map { "; did you mean `\($0)`?" } ?? "")"
    case (.text(let form), .text(let text)): return form.mistake(in: text).map { "is wrong: \($0)" }
    case (.texts(let form), .texts(let texts)):
      return texts.lazy.compactMap { form.mistake(in: $0) }.first.map { "is wrong: \($0)" }
    default: return nil
    }
  }

  var requirement: String {
    switch self {
    case .flag: title
    case .choice: "one of \(title)"
    case .integer, .number, .text, .texts: "a \(title)"
    }
  }
}

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

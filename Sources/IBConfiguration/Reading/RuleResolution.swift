import IBLint
import IBModel

/// Looks up what a configuration says about rules by name.
struct RuleResolution {
  private let names: RuleNames
  private let rules: [Rule.ID: Rule]

  init(_ catalogue: [Rule]) {
    names = RuleNames(catalogue)
    rules = Dictionary(catalogue.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The steps that a section means.
  /// - Parameter replaces: whether `select` replaces what was selected before; otherwise it adds to it.
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

  /// The rules that a name stands for; none for an unknown one, which is reported.
  func ids(_ name: Placed<String>, by reader: inout NodeReader) -> Set<Rule.ID> {
    do throws(UnknownRule) { return try names.ids(of: name.value) } catch {
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
      let hint = nearest.map { "did you mean `\($0)`?" } ?? "`ibt rule \(id)` describes the rule"
      reader.report("the rule `\(id)` has no option `\(name.value.shortened)`; \(hint)", at: name.place)
      return nil
    }
    if let value = option.kind.value(of: node), option.accepts(value) { return value }
    reader.report("`\(name.value)` requires \(option.kind.requirement), not \(node.kind)", at: node.place)
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

  /// What a value must be, in a message.
  var requirement: String {
    switch self {
    case .integer(let limits): "a whole number from \(limits.lowerBound) to \(limits.upperBound)"
    case .number(let limits): "a number from \(limits.lowerBound) to \(limits.upperBound)"
    case .flag: "`true` or `false`"
    case .text: "a text"
    case .texts: "a list of texts"
    case .choice(let words): "one of \(words.map { "`\($0)`" }.joined(separator: ", "))"
    }
  }
}

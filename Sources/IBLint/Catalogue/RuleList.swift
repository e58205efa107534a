import IBModel
import IBProject

/// The catalogue as a table.
package struct RuleList: Sendable {
  let rules: [Rule]

  /// A table of the given rules.
  package init(_ rules: [Rule]) { self.rules = rules }

  /// One line per rule below the name of its group, and one with the ids of its kinds; without a line feed at the end.
  package var text: String {
    let sorted = Rule.Group.allCases.flatMap { group in rules.filter { $0.group == group } }
    var table = TextTable()
    for rule in sorted {
      let fix = rule.fixes.last.map { "\($0.rawValue) fix" } ?? ""
      table.add(["  " + rule.id, rule.severity.rawValue, rule.isOptIn ? "opt-in" : "", fix, rule.texts.summary])
    }
    let lines = zip(sorted, table.lines).map { rule, line in
      (rule, rule.isFamily ? "\(line)\n    \(rule.kinds.map(\.id).joined(separator: ", "))" : line)
    }
    let sections = Rule.Group.allCases.compactMap { group -> String? in
      let members = lines.filter { $0.0.group == group }.map(\.1)
      return members.isEmpty ? nil : ([group.rawValue] + members).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }

  /// The table of the rules in `Documents/Rules/README.md`, by group, with a line feed at its end.
  package var markdown: String {
    let head = "| rule | severity | fix | finds |\n|---|---|---|---|"
    let tables = Rule.Group.allCases.compactMap { group -> String? in
      let rows = rules.filter { $0.group == group }.map(row)
      let title = group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
      return rows.isEmpty ? nil : (["## \(title)\n", head] + rows).joined(separator: "\n")
    }
    return ([RuleList.introduction] + tables).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules

    The rules of `ibt lint`, each with a page that says why it matters, what is wrong and right, and how to fix it. `«»` on
    the pages mark the location of each finding. `ibt rules ID` prints a page in the terminal, also for one of the kinds that a
    rule has. [Linting](../Linting.md) says how to select, ignore and suppress rules.

    <!-- The tables are written by `ibt rules --format markdown`. -->
    """

  private func row(of rule: Rule) -> String {
    let severity = rule.severity.rawValue + (rule.isOptIn ? ", opt-in" : "")
    let fix = rule.fixes.map(\.rawValue).joined(separator: ", ")
    let summary = rule.texts.summary.replacing("|", with: "\\|")
    return "| [\(rule.id)](\(rule.id).md) | \(severity) | \(fix.isEmpty ? "–" : fix) | \(summary) |"
  }

  /// The rules as one JSON object on one line, with all texts of each rule.
  /// - Throws: If a number cannot be written; those of rules always can.
  package func json() throws -> String {
    try JSONWriter.report { json in
      json.member("rules", array: rules) { json, rule in json.object(rule.write) }
    }
  }
}

extension Rule {
  /// The rule as one JSON object on one line, with its examples.
  /// - Throws: If a number cannot be written; those of rules always can.
  public func json() throws -> String {
    try JSONWriter.report { json in
      write(to: &json)
      let examples = examples
      json.member("wrong", array: examples.filter { $0.verdict != .good }) { $1.writeWrong(to: &$0) }
      json.member("right", examples.filter { $0.verdict == .good }.map(\.text))
    }
  }

  /// Writes the members of the object.
  fileprivate func write(to json: inout JSONWriter) {
    json.member("id", id)
    json.member("group", group.rawValue)
    json.member("severity", severity.rawValue)
    json.member("default", !isOptIn)
    let texts = texts
    json.member("summary", texts.summary)
    json.member("reason", texts.reason)
    json.member("repair", texts.repair)
    json.member("whenNotToUse", whenNotToUse)
    // `safe`, or `unsafe` if one of its fixes is; absent for a rule without a fix.
    json.member("fix", ifPresent: fixes.last?.rawValue)
    let needed = needs.sorted().map(\.rawValue) + (needsFrames ? ["layout"] : [])
    if !needed.isEmpty { json.member("needs", needed) }
    if !options.isEmpty { json.member("options", array: options) { $1.write(to: &$0) } }
    if isFamily { json.member("kinds", array: kinds) { json, kind in write(kind, to: &json) } }
  }

  private func write(_ kind: Kind, to json: inout JSONWriter) {
    json.object {
      $0.member("id", kind.id)
      $0.member("severity", kind.severity.rawValue)
      $0.member("default", !kind.isOptIn)
      $0.member("summary", texts(of: kind.id).summary)
      $0.member("fix", ifPresent: kind.fix?.rawValue)
    }
  }
}

extension Example {
  /// An example of the mistake: its text, the offsets of the findings in it, and the text after the fix.
  fileprivate func writeWrong(to json: inout JSONWriter) {
    let marked = MarkedText(marked)
    json.object {
      $0.member("text", marked.text)
      $0.member("findings", marked.ranges.map { [$0.lowerBound, $0.upperBound] })
      if case .bad(let fixed?) = verdict { $0.member("fixed", fixed) }
    }
  }
}

extension RuleOptionDescription {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("name", name)
      $0.member("summary", summary)
      $0.member("type", kind.name)
      switch kind {
      case .integer(let limits):
        $0.member("minimum", limits.lowerBound)
        $0.member("maximum", limits.upperBound)
      case .number(let limits):
        $0.member("minimum", limits.lowerBound)
        $0.member("maximum", limits.upperBound)
      case .choice(let words): $0.member("values", words)
      case .flag, .text, .texts: break
      }
      standard.write(as: "default", to: &$0)
    }
  }
}

extension RuleOptionDescription.Kind {
  fileprivate var name: String {
    switch self {
    case .integer: "integer"
    case .number: "number"
    case .flag: "flag"
    case .text: "text"
    case .texts: "texts"
    case .choice: "choice"
    }
  }
}

extension OptionValue {
  fileprivate func write(as name: String, to json: inout JSONWriter) {
    switch self {
    case .integer(let number): json.member(name, number)
    case .number(let number): json.member(name, number)
    case .flag(let flag): json.member(name, flag)
    case .text(let text): json.member(name, text)
    case .texts(let texts): json.member(name, texts)
    }
  }
}

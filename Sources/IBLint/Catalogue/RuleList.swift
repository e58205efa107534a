import IBModel

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
}

import IBReport

/// The catalogue as a table.
public struct RuleList: Sendable {
  private let rules: [Rule]

  /// A table of the given rules.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// One line per rule below the name of its group, without a line feed at the end.
  public var text: String {
    let sorted = Rule.Group.allCases.flatMap { group in rules.filter { $0.group == group } }
    var table = TextTable()
    for rule in sorted {
      let fix = rule.fix.map { "\($0.safety.rawValue) fix" } ?? ""
      table.add(["  " + rule.id, rule.severity.rawValue, rule.isOptIn ? "opt-in" : "", fix, rule.summary])
    }
    let lines = Array(zip(sorted, table.lines))
    let sections = Rule.Group.allCases.compactMap { group -> String? in
      let members = lines.filter { $0.0.group == group }.map(\.1)
      return members.isEmpty ? nil : ([group.rawValue] + members).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }

  /// The rules as one JSON object on one line, with all texts of each rule.
  /// - Throws: If a number cannot be written; the list contains no numbers.
  public func json() throws -> String {
    try JSONWriter.report { $0.member("rules", array: rules) { $1.write(to: &$0) } }
  }
}

extension Rule {
  fileprivate func write(to json: inout JSONWriter) {
    json.object {
      $0.member("id", id)
      $0.member("group", group.rawValue)
      $0.member("severity", severity.rawValue)
      $0.member("default", !isOptIn)
      $0.member("summary", summary)
      $0.member("reason", reason)
      $0.member("repair", repair)
      // `safe` or `unsafe`, absent for a rule without a fix.
      $0.member("fix", ifPresent: fix?.safety.rawValue)
    }
  }
}

import IBReport

/// The catalogue as a table.
public struct RuleList: Sendable {
  private let rules: [Rule]

  /// A table of the rules given.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// One line a rule under the name of its group, without a line feed at the end.
  public var text: String {
    let sorted = Rule.Group.allCases.flatMap { group in rules.filter { $0.group == group } }
    var table = TextTable()
    for rule in sorted {
      let fix = rule.fix.map { "\($0.safety.rawValue) fix" } ?? ""
      table.add(["  " + rule.id, rule.severity.rawValue, fix, rule.summary])
    }
    let lines = Array(zip(sorted, table.lines))
    let sections = Rule.Group.allCases.compactMap { group -> String? in
      let members = lines.filter { $0.0.group == group }.map(\.1)
      return members.isEmpty ? nil : ([group.rawValue] + members).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }

  /// The catalogue as one JSON array on one line, with all there is to know about each rule.
  /// - Throws: What `JSONEncoder` throws; strings give it no reason to.
  public func json() throws -> String {
    try JSONText.encoded(rules.map { RuleEntry($0) })
  }
}

private struct RuleEntry: Encodable {
  var id: String
  var group: String
  var severity: String
  var summary: String
  var reason: String
  var repair: String
  /// `safe`, `unsafe` or absent.
  var fix: String?

  init(_ rule: Rule) {
    id = rule.id
    group = rule.group.rawValue
    severity = rule.severity.rawValue
    summary = rule.summary
    reason = rule.reason
    repair = rule.repair
    fix = rule.fix?.safety.rawValue
  }
}

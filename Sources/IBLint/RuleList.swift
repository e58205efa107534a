/// The catalogue as a table.
public struct RuleList: Sendable {
  private let rules: [Rule]

  /// A table of the rules given.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// One line a rule under the name of its group, without a line feed at the end.
  public var text: String {
    let width = rules.map(\.id.count).max() ?? 0
    let sections = Rule.Group.allCases.compactMap { group -> String? in
      let members = rules.filter { $0.group == group }
      guard !members.isEmpty else { return nil }
      return ([group.rawValue] + members.map { "  " + line(of: $0, idWidth: width) }).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
  }

  private func line(of rule: Rule, idWidth: Int) -> String {
    let severityWidth = Severity.allCases.map(\.rawValue.count).max() ?? 0
    let fix = rule.fix.map { "\($0.safety.rawValue) fix" } ?? ""
    return [
      rule.id.padded(to: idWidth), rule.severity.rawValue.padded(to: severityWidth),
      fix.padded(to: "unsafe fix".count), rule.summary,
    ].joined(separator: "  ")
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

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}

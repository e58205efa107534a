import IBBase
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
  /// - Throws: If a number cannot be written; numbers of rules always can.
  package func json() throws -> String { try JSONText.report(["rules": rules.map(\.members)]) }
}

extension Rule {
  /// The rule as one JSON object on one line, with its examples.
  /// - Throws: If a number cannot be written; numbers of rules always can.
  public func json() throws -> String {
    let all = examples
    let shown: JSONObject = [
      "wrong": all.filter { $0.verdict != .good }.map(\.members),
      "right": all.filter { $0.verdict == .good }.map(\.text),
    ]
    return try JSONText.report(JoinedMembers(members, shown))
  }

  fileprivate var members: JSONObject {
    let texts = texts
    let kinds = kinds.map { kind -> JSONObject in
      [
        "id": kind.id, "severity": kind.severity, "default": !kind.isOptIn,
        "summary": self.texts(of: kind.id).summary, "fix": kind.fix,
      ]
    }
    return [
      "id": id, "group": group.rawValue, "severity": severity, "default": !isOptIn, "summary": texts.summary,
      "reason": texts.reason, "repair": texts.repair, "whenNotToUse": whenNotToUse,
      // `safe`, or `unsafe` if one of its fixes is; absent for a rule without a fix.
      "fix": fixes.last,
      "needs": (needs.sorted().map(\.rawValue) + (needsFrames ? ["layout"] : [])).unlessEmpty,
      "options": options.map(\.members).unlessEmpty, "kinds": isFamily ? kinds : nil,
    ]
  }
}

extension Example {
  /// An example of the mistake: its text, the offsets of the findings in it, and the text after the fix.
  fileprivate var members: JSONObject {
    let marked = MarkedText(marked)
    let fixed: String? = if case .bad(let fixed?) = verdict { fixed } else { nil }
    return [
      "text": marked.text, "findings": marked.ranges.map { [$0.lowerBound, $0.upperBound] }, "fixed": fixed,
    ]
  }
}

extension RuleOptionDescription {
  fileprivate var members: JSONObject {
    let (type, limits) = kind.members
    return [
      "name": name, "summary": summary, "type": type, "minimum": limits.first, "maximum": limits.last,
      "values": kind.words, "default": standard,
    ]
  }
}

extension RuleOptionDescription.Kind {
  /// The name, and the limits of a number.
  fileprivate var members: (type: String, limits: [Double]) {
    switch self {
    case .integer(let limits): ("integer", [Double(limits.lowerBound), Double(limits.upperBound)])
    case .number(let limits): ("number", [limits.lowerBound, limits.upperBound])
    case .flag: ("flag", [])
    case .text: ("text", [])
    case .texts: ("texts", [])
    case .choice: ("choice", [])
    }
  }

  fileprivate var words: [String]? { if case .choice(let words) = self { words } else { nil } }
}

extension OptionValue: Encodable {
  /// Encodes the number, flag, text or list of texts alone.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .integer(let number): try number.encode(to: encoder)
    case .number(let number): try number.encode(to: encoder)
    case .flag(let flag): try flag.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    case .texts(let texts): try texts.encode(to: encoder)
    }
  }
}

/// The pages of rules as one Markdown document, with a table of contents.
public struct RuleBook: Sendable {
  private let rules: [Rule]

  /// A book about the rules given.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// The document, with a line feed at its end.
  public var text: String {
    let chapters = groups.flatMap { group, members in
      ["## \(title(of: group))"] + members.map { RulePage($0, level: 3).text.trimmingLineEnd }
    }
    return ([RuleBook.introduction, contents] + chapters).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Rules

    What `ibt lint` looks for. `ibt rule ID` shows a page in the terminal. Carets stand below what a finding points at.

    <!-- Written by `ibt rules --format markdown`; edit the rules in Sources/IBLint/Rules instead. -->
    """

  private var contents: String {
    let head = "| rule | severity | fix | finds |\n|---|---|---|---|"
    let tables = groups.map { group, members in
      (["**\(title(of: group))**\n", head] + members.map(row)).joined(separator: "\n")
    }
    return tables.joined(separator: "\n\n")
  }

  private func row(of rule: Rule) -> String {
    let summary = rule.summary.replacing("|", with: "\\|")
    return
      "| [\(rule.id)](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.fix?.safety.rawValue ?? "–") | \(summary) |"
  }

  /// Groups with rules, in their order.
  private var groups: [(group: Rule.Group, members: [Rule])] {
    Rule.Group.allCases.compactMap { group in
      let members = rules.filter { $0.group == group }
      return members.isEmpty ? nil : (group, members)
    }
  }

  private func title(of group: Rule.Group) -> String {
    group.rawValue.prefix(1).uppercased() + group.rawValue.dropFirst()
  }
}

extension String {
  fileprivate var trimmingLineEnd: String { last == "\n" ? String(dropLast()) : self }
}

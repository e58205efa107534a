extension RuleList {
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
    the pages mark the location of each finding. `ibt rule ID` prints a page in the terminal, also for one of the kinds that a
    rule has. [Linting](../Linting.md) says how to select, ignore and suppress rules.

    <!-- The tables are written by `ibt rules --format markdown`. -->
    """

  private func row(of rule: Rule) -> String {
    let severity = rule.severity.rawValue + (rule.isOptIn ? ", opt-in" : "")
    let fix = rule.fixes.map(\.rawValue).joined(separator: ", ")
    let summary = rule.texts.summary.replacing("|", with: "\\|")
    return "| [\(rule.id)](\(rule.id).md) | \(severity) | \(fix.isEmpty ? "–" : fix) | \(summary) |"
  }
}

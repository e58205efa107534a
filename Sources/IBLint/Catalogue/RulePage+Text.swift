import IBBase
import IBProject

extension RulePage {
  /// The page of a rule with what the program decides, and how to suppress findings. In a style with colors, headings are
  /// bold.
  package static func text(of rule: Rule, in style: TextStyle = .plain) -> String {
    let page = named(rule.id)?.text ?? ownPage(of: rule)
    var blocks = page.split(separator: "\n\n", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    blocks.insert(facts(of: rule), at: min(2, blocks.count))
    let text = blocks.joined(separator: "\n\n") + "\n" + suppression(of: rule)
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("#") ? style.marked(line.onOneLine, .bold) : line.onOneLine
    }.joined(separator: "\n")
  }

  /// The page of a rule that has texts of its own.
  private static func ownPage(of rule: Rule) -> String {
    """
    # \(rule.id)

    \(rule.texts.summary.prefix(1).uppercased() + rule.texts.summary.dropFirst()).

    ## Why it matters

    \(rule.texts.reason)

    ## How to fix it

    \(rule.texts.repair)

    """
  }

  private static func facts(of rule: Rule) -> String {
    let needed = rule.needs.sorted().map(\.title) + (rule.needsFrames ? ["the layout solver"] : [])
    let used = rule.uses.subtracting(rule.needs).sorted().map(\.title)
    let lists = [
      ("Fix", rule.fixes.map(\.rawValue)), ("Needs", needed), ("Uses, if known", used),
    ]
    let facts = ["Group: \(rule.group.rawValue)", "Severity: \(rule.severity.rawValue)"]
    let kinds = rule.isFamily ? ["\n\n" + rule.kinds.map(line).joined(separator: "\n")] : []
    return
      (facts + (rule.isOptIn ? ["Opt-in"] : [])
      + lists.filter { !$0.1.isEmpty }.map { "\($0): \($1.joined(separator: ", "))" }).joined(separator: " · ")
      + kinds.joined()
  }

  private static func line(of kind: Rule.Kind) -> String {
    let facts =
      [kind.severity.rawValue] + (kind.isOptIn ? ["opt-in"] : []) + (kind.fix.map { ["\($0.rawValue) fix"] } ?? [])
    return "* `\(kind.id)`: \(facts.joined(separator: ", "))"
  }

  private static func suppression(of rule: Rule) -> String {
    let id = rule.id
    let run = rule.isOptIn ? "Run it with `--select default,\(id)`, or `select: [default, \(id)]` in `.ibt.yml`. " : ""
    return """

      ## How to suppress it

      \(run)Use `ibt lint --ignore \(id)`, `ignore: [\(id)]` in `.ibt.yml`, or for one object a line `ibt:disable \(id) -- the \
      reason` in its Notes (Identity inspector › Document › Notes). `ibt lint --write-baseline` accepts all existing findings.

      """
  }
}

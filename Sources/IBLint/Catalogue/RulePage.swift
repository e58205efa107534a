import IBProject
import IBReport
import IBXML

/// The documentation of a rule, as Markdown that is also readable in a terminal.
package struct RulePage: Sendable {
  private let rule: Rule
  private let style: TextStyle
  private let pictures: [RulePicture]

  /// The page of a rule. In a style with colors, headings are bold.
  package init(_ rule: Rule, style: TextStyle = .plain, pictures: [RulePicture] = []) {
    self.rule = rule
    self.style = style
    self.pictures = pictures
  }

  /// The page, with a line feed at its end.
  package var text: String {
    let sections = [
      title, section("Why it matters", rule.reason), documents("Wrong", wrong, .wrong),
      documents("Right", right, .right), options,
      section("How to fix it", rule.repair), fix, section("When not to use it", rule.whenNotToUse), suppression,
    ]
    return sections.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    let facts = [
      "Group: \(rule.group.rawValue)", "Severity: \(rule.severity.rawValue)", rule.isOptIn ? "Opt-in" : "Default",
      "Fix: \(rule.fix?.safety.rawValue ?? "none")",
    ]
    let needed = rule.needs.sorted().map(\.title) + (rule.needsFrames ? ["the layout solver"] : [])
    let needs = needed.isEmpty ? [] : ["Needs: " + needed.joined(separator: ", ")]
    let uses = rule.uses.subtracting(rule.needs).sorted().map(\.title)
    let used = uses.isEmpty ? [] : ["Uses, if known: " + uses.joined(separator: ", ")]
    let aliases = rule.aliases.isEmpty ? [] : ["Also: " + rule.aliases.joined(separator: ", ")]
    let summary = rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()
    return [heading(1, rule.id), "\(summary).", (facts + needs + used + aliases).joined(separator: " · ")]
      .joined(separator: "\n\n")
  }

  private func heading(_ level: Int, _ text: String) -> String {
    style.marked(String(repeating: "#", count: level) + " " + text, .bold)
  }

  private func section(_ title: String, _ text: String) -> String { "\(heading(2, title))\n\n\(text)" }

  // MARK: Examples

  private var wrong: [String] {
    rule.examples.filter { $0.verdict != .good }.map { shown(MarkedText($0.marked).textWithCarets, with: $0.files) }
  }

  private var right: [String] {
    let good = rule.examples.filter { $0.verdict == .good }.map { shown($0.text, with: $0.files) }
    let fixed = rule.examples.compactMap { example -> String? in
      guard case .bad(let fixed) = example.verdict else { return nil }
      return fixed.map { shown($0, with: example.files) }
    }
    return fixed + good
  }

  /// A document and the other files of the project.
  private func shown(_ document: String, with files: [String: String]) -> String {
    // An empty document cannot be shown.
    let blocks = document.isEmpty ? [] : ["```xml\n\(document)\n```"]
    // A font file is not text.
    let others = files.ordered { $0.key }.filter { !$0.value.isEmpty }.map { path, text in
      "`\(path)`:\n\n```\(Example.languages[String(path.split(separator: ".").last ?? "")] ?? "")\n\(text)\n```"
    }
    return (blocks + others).joined(separator: "\n\n")
  }

  private func documents(_ title: String, _ documents: [String], _ part: RulePicture.Part) -> String? {
    var shown: [String] = []
    // Several examples may have the same fixed text.
    for document in documents where !document.isEmpty && !shown.contains(document) { shown.append(document) }
    guard !shown.isEmpty else { return nil }
    let pictures = pictures.filter { $0.part == part }.map(\.markdown)
    return section(title, (shown + pictures).joined(separator: "\n\n"))
  }

  // MARK: How to run it

  private var options: String? {
    guard !rule.options.isEmpty else { return nil }
    let rows = rule.options.map { option in
      "| `\(option.name)` | \(option.kind.title) | \(option.standard.text) | \(option.summary) |"
    }
    let lines = ["| option | type | default | what |", "|---|---|---|---|"] + rows
    return section("Options", lines.joined(separator: "\n"))
  }

  private var fix: String? {
    guard let fix = rule.fix else { return nil }
    let command = fix.safety == .safe ? "ibt lint --fix" : "ibt lint --fix --unsafe-fixes"
    return section("Fix", "`\(command)`: \(fix.text)")
  }

  private var suppression: String {
    let select = "To run it, use `ibt lint --select default,\(rule.id)`, or list it in `.ibt.yml`:"
    let ignore = "In a run, use `ibt lint --ignore \(rule.id)`; for a project, list it in `.ibt.yml`:"
    let project = """
      ```yaml
      \(rule.isOptIn ? "select: [default, \(rule.id)]" : "ignore: [\(rule.id)]")
      ```
      """
    let notes = """
      For one object, write a line with the reason into its Notes (Identity inspector › Document › Notes):

      ```
      ibt:disable \(rule.id) -- the reason
      ```
      """
    let baseline = "To accept all existing findings, use `ibt lint --write-baseline`."
    let parts = [rule.isOptIn ? select : ignore, project] + (rule.isAboutFiles ? [] : [notes]) + [baseline]
    return section(rule.isOptIn ? "How to run and suppress it" : "How to suppress it", parts.joined(separator: "\n\n"))
  }
}

extension Rule {
  /// Whether the rule is about files that have no objects.
  fileprivate var isAboutFiles: Bool {
    if case .file = check { return true }
    return false
  }
}

extension MarkedText {
  /// The text with a line of carets below each line in which a range starts.
  fileprivate var textWithCarets: String {
    var result: [String] = []
    var start = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + line.utf8.count
      result.append(String(line))
      let starting = ranges.filter { $0.lowerBound >= start && $0.lowerBound <= end }
      if !starting.isEmpty { result.append(carets(for: starting, in: line, startingAt: start)) }
      start = end + 1
    }
    return result.joined(separator: "\n")
  }

  private func carets(for ranges: [Range<Int>], in line: Substring, startingAt start: Int) -> String {
    var carets = ""
    var offset = start
    for character in line {
      let isPointedAt = ranges.contains { $0.contains(offset) || $0.isEmpty && $0.lowerBound == offset }
      carets += String(repeating: isPointedAt ? "^" : " ", count: character.displayWidth)
      offset += character.utf8.count
    }
    // A position after the last character of the line.
    if ranges.contains(where: { $0.lowerBound == offset }) { carets += "^" }
    while carets.last == " " { carets.removeLast() }
    return carets
  }
}

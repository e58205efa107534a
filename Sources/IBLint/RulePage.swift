import IBReport

/// The documentation of a rule, as Markdown that is also readable in a terminal.
public struct RulePage: Sendable {
  private let rule: Rule
  /// The number signs before the title; the headings below it have one more.
  private let mark: String

  /// The page of a rule, with a title of the given heading level.
  public init(_ rule: Rule, level: Int = 1) {
    self.rule = rule
    mark = String(repeating: "#", count: level)
  }

  /// The page, with a line feed at its end.
  public var text: String {
    let sections = [title, "\(mark)# Why it matters\n\n\(rule.reason)", wrong, right, repair, fix, ignore]
    return sections.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    let facts =
      "Group: \(rule.group.rawValue) · Severity: \(rule.severity.rawValue)\(rule.isOptIn ? " · Opt-in" : "") · Fix: \(safety)"
    return "\(mark) \(rule.id)\n\n\(rule.summary.prefix(1).uppercased() + rule.summary.dropFirst()).\n\n\(facts)"
  }

  private var safety: String { rule.fix?.safety.rawValue ?? "none" }

  private var wrong: String? {
    section("Wrong", rule.examples.filter { $0.verdict != .good }.map { pointed(MarkedText($0.marked)) })
  }

  private var right: String? {
    let good = rule.examples.filter { $0.verdict == .good }.map(\.text)
    let fixed = rule.examples.compactMap { example -> String? in
      guard case .bad(let fixed) = example.verdict else { return nil }
      return fixed
    }
    return section("Right", fixed + good)
  }

  private func section(_ heading: String, _ documents: [String]) -> String? {
    var shown: [String] = []
    // An empty document cannot be shown; several examples may have the same fixed text.
    for document in documents where !document.isEmpty && !shown.contains(document) { shown.append(document) }
    guard !shown.isEmpty else { return nil }
    return "\(mark)# \(heading)\n\n" + shown.map { "```xml\n\($0)\n```" }.joined(separator: "\n\n")
  }

  private var repair: String { "\(mark)# How to fix it\n\n\(rule.repair)" }

  private var fix: String? {
    guard let fix = rule.fix else { return nil }
    let command = fix.safety == .safe ? "ibt lint --fix" : "ibt lint --fix --unsafe-fixes"
    return "\(mark)# Fix\n\n`\(command)`: \(fix.text)"
  }

  private var ignore: String {
    rule.isOptIn
      ? "\(mark)# Check it\n\n`ibt lint --select default,\(rule.id)`"
      : "\(mark)# Allow it\n\n`ibt lint --ignore \(rule.id)`"
  }

  /// The text with a line of carets below each line in which a range starts.
  private func pointed(_ marked: MarkedText) -> String {
    var result: [String] = []
    var start = 0
    for line in marked.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let end = start + line.utf8.count
      result.append(String(line))
      let ranges = marked.ranges.filter { $0.lowerBound >= start && $0.lowerBound <= end }
      if !ranges.isEmpty { result.append(carets(for: ranges, in: line, startingAt: start)) }
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

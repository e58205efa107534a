import IBBase
import IBModel
internal import CTables

/// A page about a rule, `Documents/Rules/‹id›.md`: all that people read about it, and examples. Those that only tests need
/// have the same form, in `Tests/IBLintTests/Cases/‹id›.md`.
///
/// `# id` is followed by the mistake in a sentence and by sections such as `## Why it matters`. In a family, `## id` begins
/// the part of a kind: the mistake in a sentence, the reason in a paragraph, and `###` sections; those that it lacks are the
/// family's. `«»` mark the findings of a wrong document. `Fixed:` precedes the result of the fix, and a path between
/// backticks another file of the project.
package struct RulePage: Sendable {
  /// The whole page as Markdown.
  package let text: String
  package let texts: RuleTexts
  /// The texts about each kind of a family.
  package let kinds: [Rule.Kind.ID: RuleTexts]
  /// The examples; examples of a kind have its id.
  package let examples: [(kind: Rule.Kind.ID?, example: Example)]
  /// The titles of the sections of the rule itself.
  package let sections: Set<String>

  /// The page of a rule; nil if there is none.
  static func named(_ id: Rule.ID) -> RulePage? {
    read.withLock { pages in
      if let page = pages[id] { return page }
      let page = bytes[id].map { RulePage(String($0)) }
      pages[id] = page
      return page
    }
  }

  package static var ids: Set<Rule.ID> { Set(bytes.keys) }

  private static let read = Locked<[Rule.ID: RulePage]>([:])

  /// The pages by id.
  private static let bytes = Dictionary(
    TableText(.rulePages).pages.map { (String(String($0.firstLine).dropFirst(2)), $0) },
    uniquingKeysWith: { first, _ in first })
}

extension RulePage {
  package init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    for line in PageLines(text) {
      switch line {
      case .heading(1, _): parts.append(Part())
      case .heading(2, let title) where !title.contains(" ") && title.first?.isLowercase == true:
        parts.append(Part(kind: title))
      case .heading(_, let title): parts[parts.count - 1].sections.append((title, []))
      case .text(let line): parts[parts.count - 1].append(line)
      }
    }
    let rule = parts.first ?? Part()
    texts = rule.texts(otherwise: RuleTexts(summary: "", reason: "", repair: ""))
    kinds = Dictionary(
      parts.dropFirst().map { [texts] in ($0.kind ?? "", $0.texts(otherwise: texts)) },
      uniquingKeysWith: { first, _ in first })
    examples = parts.flatMap { part in part.examples.map { (part.kind, $0) } }
    sections = Set(rule.sections.map(\.title))
  }

  /// The part of a page that is about the rule or about one kind.
  private struct Part {
    var kind: String?
    var lead: [Substring] = []
    var sections: [(title: String, lines: [Substring])] = []

    mutating func append(_ line: Substring) {
      if sections.isEmpty { lead.append(line) } else { sections[sections.count - 1].lines.append(line) }
    }

    private func paragraph(_ lines: [Substring]) -> String? {
      let words = lines.filter { !$0.isEmpty && !$0.hasPrefix("|") }
      return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func section(_ title: String) -> String? {
      sections.first { $0.title == title }.flatMap { paragraph($0.lines) }
    }

    func texts(otherwise other: RuleTexts) -> RuleTexts {
      let lead = lead.split(whereSeparator: \.isEmpty).map { $0.joined(separator: " ") }
      // The sentence begins with a capital letter and ends with a period; the noun phrase does neither.
      let summary = lead.first.map { sentence in
        sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(sentence.hasSuffix(".") ? 1 : 0)
      }
      return RuleTexts(
        summary: summary ?? other.summary,
        reason: section("Why it matters") ?? lead.dropFirst().first ?? other.reason,
        repair: section("How to fix it") ?? other.repair,
        whenNotToUse: section("When not to use it") ?? other.whenNotToUse)
    }

    var examples: [Example] {
      sections.flatMap { title, lines in
        title == "Wrong" || title == "Right" ? PageExamples(lines, areWrong: title == "Wrong").examples : []
      }
    }
  }
}

/// The lines of a page: headings and others. What looks like a heading between fences is text.
private struct PageLines: Sequence, IteratorProtocol {
  enum Line {
    case heading(Int, String)
    case text(Substring)
  }

  private var lines: ArraySlice<Substring>
  private var isInFence = false

  init(_ text: String) {
    lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }[...]
  }

  mutating func next() -> Line? {
    guard let line = lines.popFirst() else { return nil }
    if line.hasPrefix("```") { isInFence.toggle() }
    let level = line.utf8.prefix { $0 == UInt8(ascii: "#") }.count
    guard !isInFence, level > 0, line.utf8.dropFirst(level).first == UInt8(ascii: " ") else { return .text(line) }
    return .heading(level, String(line.dropFirst(level + 1)))
  }
}

/// The examples of a section.
private struct PageExamples {
  private(set) var examples: [Example] = []

  init(_ lines: [Substring], areWrong: Bool) {
    var label = ""
    var block: [Substring]?
    for line in lines {
      if line.hasPrefix("```") {
        if let text = block?.joined(separator: "\n") { add(text, label, areWrong) }
        (block, label) = block == nil ? ([], label) : (nil, "")
      } else if block != nil {
        block?.append(line)
      } else if !line.isEmpty {
        label = String(line)
      }
    }
  }

  private mutating func add(_ text: String, _ label: String, _ isWrong: Bool) {
    let last = examples.count - 1
    if label == "Fixed:", last >= 0 {
      examples[last].verdict = .bad(fixed: text)
    } else if label.hasPrefix("`"), label.hasSuffix("`:"), last >= 0 {
      examples[last].files[String(label.dropFirst().dropLast(2))] = text
    } else {
      examples.append(isWrong ? .bad(text) : .good(text))
    }
  }
}

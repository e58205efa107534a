import IBDrawing
import IBModel
import TestSupport
import Testing

@testable import IBLint

/// Every page of `Documents/Rules` is of a rule, says all that people need, and its examples, and other ones in `Cases`, are
/// true in all spellings.
@Suite struct RulePageTests {
  private func linter(_ select: [String], ignore: [String] = [], for example: Example) throws -> Linter {
    var selection = try Selection(select: select, ignore: ignore)
    selection.settings = try example.settings
    return Linter(selection, contrasts: \.contrasts)
  }

  private func page(_ id: Rule.ID) throws -> RulePage { try #require(RulePage.named(id)) }

  @Test(arguments: Rule.all.map(\.id), Variation.allCases)
  func findingsAreExactlyWhereMarked(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    for (kind, example) in try RuleExamples.of(id) where example.verdict != .good {
      let marked = MarkedText(variation.applied(to: ExampleDocument.marked(example.marked)))
      let found = try linter([kind ?? id], for: example).lint(
        Array(marked.text.utf8), in: variation.project(of: example)
      ).findings
      let own = found.filter { Rule.family(of: $0.rule) == id }
      #expect(own.map(\.range) == marked.ranges, "\(example.marked)")
      #expect(own.allSatisfy { $0.rule == kind ?? id })
    }
  }

  @Test(arguments: Rule.all.map(\.id), [Variation.plain, .carriageReturns, .wideCharacters])
  func fixGivesTheFixedExampleAndNothingMore(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    for (kind, example) in try RuleExamples.of(id) {
      guard case .bad(let fixed) = example.verdict else { continue }
      let linter = try linter([kind ?? id], for: example)
      let original = MarkedText(variation.applied(to: ExampleDocument.marked(example.marked))).text
      let project = variation.project(of: example)
      let expected = fixed.map { variation.applied(to: ExampleDocument.marked($0)) } ?? original
      let result = linter.fix(linter.lint(Array(original.utf8), in: project), upTo: .unsafe, in: project)
      let text = String(decoding: result.report.bytes, as: UTF8.self)
      #expect(result.outcome == .finished)
      #expect(
        ExampleIdentifiers.withoutNewOnes(text, original: original)
          == ExampleIdentifiers.withoutNewOnes(expected, original: original))
      #expect((fixed == nil) == result.fixedFindings.isEmpty)
      if fixed != nil { #expect(result.report.findings.map(\.message) == []) }
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func goodExamplesPleaseAllStandardRules(_ id: String) throws {
    for (kind, example) in try RuleExamples.of(id) where example.verdict == .good {
      let linter = try linter(["default", kind ?? id], for: example)
      let document = ExampleDocument.marked(example.marked)
      let report = linter.lint(Array(document.utf8), in: Variation.plain.project(of: example))
      #expect(report.document != nil)
      #expect(report.findings.map(\.message) == [], "\(example.text)")
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func findingsAreOneClauseAndFixesAreAsAnnounced(_ id: String) throws {
    let rule = try Rule.named(id)
    var safeties: [Rule.Kind.ID: Fix.Safety] = [:]
    for (kind, example) in try RuleExamples.of(id) where example.verdict != .good {
      let document = MarkedText(ExampleDocument.marked(example.marked)).text
      let project = Variation.plain.project(of: example)
      for finding in try linter([kind ?? id], for: example).lint(Array(document.utf8), in: project).findings
      where Rule.family(of: finding.rule) == id {
        #expect(!finding.message.hasSuffix(".") && !finding.message.isEmpty)
        #expect(finding.message.count { $0 == "`" }.isMultiple(of: 2))
        #expect(!finding.help.hasSuffix(".") && finding.help.first?.isUppercase == true)
        #expect(rule.kinds.contains { $0.id == finding.rule && $0.severity >= finding.severity })
        if let fix = finding.fix { safeties[finding.rule] = fix.safety }
      }
    }
    for kind in rule.kinds { #expect(safeties[kind.id] == kind.fix, "\(kind.id)") }
  }

  /// The examples that lead to nothing are less severe than their rule.
  @Test(
    arguments: [
      ("misplaced_view", [.warning, .warning, .info, .warning]), ("recorded_misplaced", [.info, .info, .warning]),
      ("ambiguous_layout", [.warning, .info]), ("recorded_ambiguous", [.info, .warning, .info]),
      ("missing_image", [.error, .warning]),
    ] as [(String, [Severity])]) func severitiesOfWrongExamples(_ id: String, _ expected: [Severity]) throws
  {
    let rule = Rule.family(of: id)
    let examples = try RuleExamples.of(rule).filter { ($0.kind ?? id) == id && $0.example.verdict != .good }
    let found = try examples.map { _, example in
      let bytes = Array(MarkedText(ExampleDocument.marked(example.marked)).text.utf8)
      return try linter([id], for: example).lint(bytes, in: Variation.plain.project(of: example)).findings.first?
        .severity
    }
    #expect(found == expected)
  }

  /// The id of a kind means the kind alone.
  @Test(arguments: Rule.all.filter { $0.kinds.count > 1 }.map(\.id))
  func ignoringAKindKeepsTheOthers(_ id: String) throws {
    let rule = try Rule.named(id)
    let examples = try RuleExamples.of(id).filter { $0.example.verdict != .good }
    for kind in rule.kinds {
      for (other, example) in examples {
        let linter = try linter([id], ignore: [kind.id], for: example)
        let document = MarkedText(ExampleDocument.marked(example.marked))
        let found = linter.lint(Array(document.text.utf8), in: Variation.plain.project(of: example)).findings
        #expect(!found.contains { $0.rule == kind.id })
        if other != kind.id { #expect(found.contains { $0.rule == other }, "\(other ?? id) without \(kind.id)") }
      }
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func pagesSayAllThatPeopleNeed(_ id: String) throws {
    let (rule, page) = (try Rule.named(id), try page(id))
    #expect(id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
    #expect(Set(page.kinds.keys) == (rule.isFamily ? Set(rule.kinds.map(\.id)) : []))
    for kind in rule.kinds {
      let texts = rule.texts(of: kind.id)
      #expect(texts.summary.first?.isLowercase == true && texts.summary.last?.isPunctuation == false)
      #expect(texts.reason.first?.isUppercase == true && texts.reason.hasSuffix("."))
      #expect(texts.repair.first?.isUppercase == true && !texts.repair.hasSuffix("."))
      for text in [texts.summary, texts.reason, texts.repair, rule.whenNotToUse] {
        #expect(!text.contains("«") && !text.contains("  "), "\(text)")
      }
    }
    #expect(rule.whenNotToUse.first?.isUppercase == true && rule.whenNotToUse.hasSuffix("."))
  }

  @Test(arguments: Rule.all.map(\.id)) func pagesDescribeFixesAndOptions(_ id: String) throws {
    let (rule, page) = (try Rule.named(id), try page(id))
    if !rule.isFamily { #expect(page.sections.contains("Fix") == !rule.fixes.isEmpty) }
    #expect(page.sections.contains("Options") == !rule.options.isEmpty)
    for option in rule.options {
      let row = "| `\(option.name)` | \(option.kind.title) | \(option.standard.text) | \(option.summary) |"
      #expect(page.text.contains("\n\(row)\n"), "\(row)")
    }
    let known: Set = ["Why it matters", "Wrong", "Right", "Options", "How to fix it", "Fix", "When not to use it"]
    #expect(page.sections.isSubset(of: known))
  }

  @Test(arguments: Rule.all.map(\.id)) func printedPagesSayWhatTheProgramDecides(_ id: String) throws {
    let (rule, text) = (try Rule.named(id), RulePage.text(of: try Rule.named(id)))
    #expect(
      text.hasPrefix("# \(id)\n\n") && text.contains("\nGroup: \(rule.group) · Severity: \(rule.severity.rawValue)"))
    #expect(text.contains("\n## How to suppress it\n") && text.contains("ibt lint --ignore \(id)"))
  }

  @Test func everyRowAboutSystemsIsOfAKindAndSaysOneThing() {
    let kinds = Set(Rule.unavailableOrDeprecated.kinds.map(\.id))
    for row in Availability.rows.values.joined() {
      #expect(kinds.contains(row.rule))
      #expect([row.introduced, row.deprecated, row.obsoleted].count { $0 != nil } == 1)
      #expect((row.deprecated != nil) == (row.since != nil && !row.replacement.isEmpty))
    }
    #expect(Set(Availability.rows.values.joined().map(\.rule)) == kinds)
  }

  /// Pages are for people: what only tests need is in `Cases`.
  @Test(arguments: Rule.all.map(\.id)) func pagesHaveOneExampleOfEach(_ id: String) throws {
    let (rule, page) = (try Rule.named(id), try page(id))
    let verdicts = Dictionary(grouping: page.examples) { $0.kind ?? id }.mapValues { $0.map(\.example.verdict) }
    #expect(Set(rule.kinds.map(\.id)).isSubset(of: verdicts.filter { $0.value.contains { $0 != .good } }.keys))
    for (kind, own) in verdicts {
      #expect(own.count { $0 != .good } <= 1 && own.count { $0 == .good } <= 1, "\(kind)")
    }
    #expect(verdicts.values.joined().contains { $0 != .bad(fixed: nil) }, "the page shows nothing that is right")
    #expect(try RuleExamples.of(id).contains { $0.example.verdict == .good })
  }

  @Test(arguments: try RuleExamples.ids(in: RuleExamples.cases)) func casesAreExamplesOfARule(_ id: String) throws {
    let (rule, cases) = (try Rule.named(id), try #require(try RuleExamples.cases(of: id)))
    #expect(cases.text.hasPrefix("# \(id)\n"))
    #expect(cases.examples.allSatisfy { rule.isFamily ? rule.kinds.map(\.id).contains($0.kind) : $0.kind == nil })
    #expect(cases.sections.isSubset(of: ["Wrong", "Right"]))
    #expect(cases.kinds.values.allSatisfy { $0 == cases.texts } && cases.texts.summary.isEmpty)
  }

  @Test func everyRuleHasAnEmbeddedPage() throws {
    let pages = try RuleExamples.ids(in: RuleExamples.pages)
    #expect(Set(pages) == Set(Rule.all.map(\.id)))
    #expect(RulePage.ids == Set(pages), "Sources/CTables/rule_pages.c has a line for each page")
  }

  @Test func theTableOfRulesIsCurrent() throws {
    #expect(
      try Corpus.text("\(RuleExamples.pages)/README.md") == RuleList(Rule.all).markdown,
      "run `tools/ibt rules --format markdown >Documents/Rules/README.md`")
  }
}

extension Variation {
  fileprivate func changesFindings(of rule: String) -> Bool {
    switch rule {
    case "non_canonical_formatting": [.tabs, .byteOrderMark, .wideCharacters].contains(self)
    default: false
    }
  }
}

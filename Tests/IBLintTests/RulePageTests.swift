import IBDrawing
import IBModel
import TestSupport
import Testing

@testable import IBLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Every page of `Documents/Rules` is of a rule, says all that people need, and its examples are true in all spellings.
@Suite struct RulePageTests {
  private static let folder = Corpus.package.appending(path: "Documents/Rules")

  private func linter(_ id: Rule.ID, _ kind: Rule.Kind.ID?) throws -> Linter {
    Linter(try Selection(select: [kind ?? id], ignore: []), contrasts: \.contrasts)
  }

  private func page(_ id: Rule.ID) throws -> RulePage { try #require(RulePage.named(id)) }

  @Test(arguments: Rule.all.map(\.id), Variation.allCases)
  func findingsAreExactlyWhereMarked(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    for (kind, example) in try page(id).examples where example.verdict != .good {
      let marked = MarkedText(variation.applied(to: ExampleDocument.marked(example.marked)))
      let found = try linter(id, kind).lint(Array(marked.text.utf8), in: variation.project(of: example)).findings
      let own = found.filter { Rule.family(of: $0.rule) == id }
      #expect(own.map(\.range) == marked.ranges, "\(example.marked)")
      #expect(own.allSatisfy { $0.rule == kind ?? id })
    }
  }

  @Test(arguments: Rule.all.map(\.id), [Variation.plain, .carriageReturns, .wideCharacters])
  func fixGivesTheFixedExampleAndNothingMore(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    for (kind, example) in try page(id).examples {
      guard case .bad(let fixed) = example.verdict else { continue }
      let linter = try linter(id, kind)
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
    for (kind, example) in try page(id).examples where example.verdict == .good {
      let linter = Linter(try Selection(select: ["default", kind ?? id], ignore: []), contrasts: \.contrasts)
      let document = ExampleDocument.marked(example.marked)
      let report = linter.lint(Array(document.utf8), in: Variation.plain.project(of: example))
      #expect(report.document != nil)
      #expect(report.findings.map(\.message) == [], "\(example.text)")
    }
  }

  @Test(arguments: Rule.all.map(\.id)) func findingsAreOneClauseAndFixesAreAsAnnounced(_ id: String) throws {
    let rule = try Rule.named(id)
    var safeties: [Rule.Kind.ID: Fix.Safety] = [:]
    for (kind, example) in try page(id).examples where example.verdict != .good {
      let document = MarkedText(ExampleDocument.marked(example.marked)).text
      let project = Variation.plain.project(of: example)
      for finding in try linter(id, kind).lint(Array(document.utf8), in: project).findings
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
    let examples = try page(rule).examples.filter { ($0.kind ?? id) == id && $0.example.verdict != .good }
    let found = try examples.map { _, example in
      let bytes = Array(MarkedText(ExampleDocument.marked(example.marked)).text.utf8)
      return try linter(rule, id).lint(bytes, in: Variation.plain.project(of: example)).findings.first?.severity
    }
    #expect(found == expected)
  }

  /// The id of a kind means the kind alone, as it did before the rules were merged.
  @Test(arguments: Rule.all.filter { $0.kinds.count > 1 }.map(\.id))
  func ignoringAKindKeepsTheOthers(_ id: String) throws {
    let rule = try Rule.named(id)
    let examples = try page(id).examples.filter { $0.example.verdict != .good }
    for kind in rule.kinds {
      let linter = Linter(try Selection(select: [id], ignore: [kind.id]), contrasts: \.contrasts)
      for (other, example) in examples {
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
      let own = page.examples.filter { !rule.isFamily || $0.kind == kind.id }.map(\.example)
      #expect(own.contains { $0.verdict == .good } || rule.isFamily)
      #expect(own.contains { $0.verdict != .good }, "\(kind.id)")
      #expect(texts.summary.first?.isLowercase == true && texts.summary.last?.isPunctuation == false)
      #expect(texts.reason.first?.isUppercase == true && texts.reason.hasSuffix("."))
      #expect(texts.repair.first?.isUppercase == true && !texts.repair.hasSuffix("."))
      for text in [texts.summary, texts.reason, texts.repair, rule.whenNotToUse] {
        #expect(!text.contains("«") && !text.contains("  "), "\(text)")
      }
    }
    #expect(page.examples.contains { $0.example.verdict == .good })
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

  @Test func everyRuleHasAnEmbeddedPage() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let pages = files.filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }
    #expect(Set(pages) == Set(Rule.all.map(\.id)))
    #expect(RulePage.ids == Set(pages), "Sources/CTables/rule_pages.c has a line for each page")
  }

  @Test func theTableOfRulesIsCurrent() throws {
    let table = try Data(contentsOf: Self.folder.appending(path: "README.md"))
    #expect(
      String(decoding: table, as: UTF8.self) == RuleList(Rule.all).markdown,
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

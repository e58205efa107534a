import IBDrawing
import IBModel
import Testing

@testable import IBLint

/// Every rule is run on its own examples, in all variations.
@Suite struct ExampleTests {
  @Test(arguments: Rule.all.map(\.id), Variation.allCases)
  func isFoundExactlyWhereMarked(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    let linter = Linter(Selection(rules: [try Rule.named(id)]), contrasts: \.contrasts)
    for (example, _) in try Rule.named(id).badExamples {
      let marked = MarkedText(variation.applied(to: ExampleDocument.marked(example.marked)))
      let found = linter.lint(Array(marked.text.utf8), in: variation.project(of: example)).findings
      #expect(found.map(\.range) == marked.ranges, "\(example.marked)")
    }
  }

  @Test(arguments: Rule.all.map(\.id), Variation.allCases)
  func fixGivesTheFixedExampleAndNothingMore(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    let rule = try Rule.named(id)
    let linter = Linter(Selection(rules: [rule]), contrasts: \.contrasts)
    for (example, fixed) in rule.badExamples {
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

  @Test(arguments: Rule.all.map(\.id), Variation.allCases)
  func goodExamplesPleaseAllStandardRules(_ id: String, _ variation: Variation) throws {
    if variation.changesFindings(of: id) { return }
    let rule = try Rule.named(id)
    let linter = Linter(
      Selection(rules: Selection.standard.rules + (rule.isOptIn ? [rule] : [])), contrasts: \.contrasts)
    for example in rule.examples where example.verdict == .good {
      let document = variation.applied(to: ExampleDocument.marked(example.marked))
      let report = linter.lint(Array(document.utf8), in: variation.project(of: example))
      #expect(report.document != nil)
      #expect(report.findings.map(\.message) == [], "\(example.text)")
    }
  }

  @Test(arguments: Rule.all.map(\.id))
  func isWellDescribed(_ id: String) throws {
    let rule = try Rule.named(id)
    #expect(id.wholeMatch(of: /[a-z]+(_[a-z]+)*/) != nil)
    #expect(rule.examples.contains { $0.verdict == .good })
    #expect(!rule.badExamples.isEmpty)
    #expect(rule.summary.first?.isLowercase == true && rule.summary.last?.isPunctuation == false)
    #expect(rule.reason.first?.isUppercase == true && rule.reason.hasSuffix("."))
    #expect(rule.repair.first?.isUppercase == true && !rule.repair.hasSuffix("."))
    if let fix = rule.fix { #expect(fix.text.first?.isUppercase == true && fix.text.hasSuffix(".")) }
    #expect(rule.whenNotToUse.first?.isUppercase == true && rule.whenNotToUse.hasSuffix("."))
    let texts = [rule.summary, rule.reason, rule.repair, rule.whenNotToUse, rule.fix?.text ?? ""]
    for text in texts { #expect(!text.contains("«") && !text.contains("  ") && !text.contains("\n"), "\(text)") }
  }

  @Test(arguments: Rule.all.map(\.id))
  func findingsAreOneClauseAndFixesAreAsAnnounced(_ id: String) throws {
    let rule = try Rule.named(id)
    var safeties: Set<Fix.Safety> = []
    for (example, _) in rule.badExamples {
      let document = MarkedText(ExampleDocument.marked(example.marked)).text
      let linter = Linter(Selection(rules: [rule]), contrasts: \.contrasts)
      for finding in linter.lint(Array(document.utf8), in: Variation.plain.project(of: example)).findings {
        #expect(!finding.message.hasSuffix(".") && !finding.message.isEmpty)
        #expect(finding.message.count { $0 == "`" }.isMultiple(of: 2))
        #expect(!finding.help.hasSuffix(".") && finding.help.first?.isUppercase == true)
        #expect(finding.severity == rule.severity)
        if let fix = finding.fix { safeties.insert(fix.safety) }
      }
    }
    #expect(safeties == (rule.fix.map { [$0.safety] } ?? []))
  }

  @Test(arguments: Rule.all.map(\.id))
  func pageShowsTheExamplesWithoutMarks(_ id: String) throws {
    let page = RulePage(try Rule.named(id)).text
    #expect(page.hasPrefix("# \(id)\n"))
    #expect(page.contains("## Wrong") && page.contains("## Right"))
    #expect(!page.contains("«") && !page.contains("»"))
    #expect(page.contains("^"))
    for heading in ["Why it matters", "How to fix it", "When not to use it"] {
      #expect(page.contains("\n## \(heading)\n\n"))
    }
    let rule = try Rule.named(id)
    #expect(page.contains("\n## \(rule.isOptIn ? "How to run and suppress it" : "How to suppress it")\n\n"))
    #expect(
      page.contains("\n## Fix\n") == (rule.fix != nil) && page.contains("\n## Options\n") == !rule.options.isEmpty)
    for option in rule.options { #expect(page.contains("| `\(option.name)` | ")) }
  }
}

extension Variation {
  /// Whether the examples of a rule are about the spelling that differs.
  fileprivate func changesFindings(of rule: String) -> Bool {
    switch rule {
    case "malformed_object_id": self == .otherIdentifiers
    case "non_canonical_formatting": [.tabs, .byteOrderMark, .wideCharacters].contains(self)
    default: false
    }
  }
}

extension Rule {
  /// The examples with their fixed texts that show the fault.
  fileprivate var badExamples: [(example: Example, fixed: String?)] {
    examples.compactMap { example in
      guard case .bad(let fixed) = example.verdict else { return nil }
      return (example, fixed)
    }
  }
}

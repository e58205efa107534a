import IBModel
import TestSupport
import Testing

@testable import IBLint

@Suite(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
struct CorpusTests {
  /// The one document with mistakes. It was made to test another linter.
  private static let faulty =
    "IBDecodable__IBLinter/Tests__IBLinterKitTest__Resources__Rules__DuplicateIdRule__DuplicateID.xib"

  /// Rules without findings in documents that Xcode saved.
  private static let neverFromXcode = [
    "dangling_action", "dangling_constraint_item", "dangling_outlet", "dangling_outlet_collection", "dangling_segue",
    "duplicate_id", "malformed_document", "merge_conflict_marker", "unsupported_document_type",
  ]

  @Test func documentsFromXcodeHaveNoMistakesXcodeDoesNotMake() async throws {
    let linter = Linter(try Selection(select: CorpusTests.neverFromXcode, ignore: []))
    let complaints = try await Corpus.complaints { path, bytes in
      guard path != CorpusTests.faulty else { return nil }
      let findings = linter.lint(bytes).locatedFindings
      let lines = TextReporter().lines(for: FileReport(path: path, findings: findings))
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
    #expect(complaints == [])
  }

  @Test func manualMistakesAreFoundAndFixed() throws {
    let bytes = try Corpus.bytes(of: CorpusTests.faulty)
    let linter = Linter(try Selection(select: CorpusTests.neverFromXcode, ignore: []))
    let report = linter.lint(bytes)
    #expect(
      report.findings.map(\.rule)
        == ["dangling_constraint_item", "duplicate_id", "duplicate_id"])
    let fixed = linter.fix(report, upTo: .unsafe)
    #expect(fixed.outcome == .finished)
    #expect(fixed.report.findings.isEmpty)
  }
}

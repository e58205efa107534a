import IBLint
import TestSupport
import Testing

@Suite struct CorpusTests {
  /// The documents with mistakes, and the rules that find them. The real one was made to test another linter.
  private static let faulty = [
    "IBDecodable__IBLinter/Tests__IBLinterKitTest__Resources__Rules__DuplicateIdRule__DuplicateID.xib": [
      "dangling_reference", "duplicate_id", "duplicate_id",
    ], "Tests/Corpus/Alpine/Guide.storyboard": ["dangling_reference"],
    "Tests/Corpus/Ledger/ReportOptions.xib": ["dangling_reference"],
  ]

  /// Rules without findings in documents that Xcode saved.
  private static let neverFromXcode = [
    "dangling_reference", "duplicate_id", "malformed_document", "merge_conflict_marker", "unsupported_document_type",
  ]

  @Test func documentsFromXcodeHaveNoMistakesXcodeDoesNotMake() async throws {
    let linter = Linter(try Selection(select: Self.neverFromXcode, ignore: []))
    let complaints = try await Corpus.complaints { path, bytes in
      guard Self.faulty[path] == nil else { return nil }
      let lines = TextReporter().lines(for: [FileReport(path: path, findings: linter.lint(bytes).locatedFindings)])
      return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
    #expect(complaints == [])
  }

  @Test(arguments: faulty.keys.filter(Corpus.sample().contains).sorted())
  func manualMistakesAreFoundAndFixed(path: String) throws {
    let bytes = try Corpus.bytes(of: path)
    let linter = Linter(try Selection(select: Self.neverFromXcode, ignore: []))
    let report = linter.lint(bytes)
    #expect(report.findings.map(\.rule) == Self.faulty[path])
    let fixed = linter.fix(report, upTo: .unsafe)
    #expect(fixed.outcome == .finished && fixed.report.findings.isEmpty)
  }
}

import IBModel
import Testing

@testable import IBLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Documents of public projects that Xcode wrote, where they are at hand.
private enum Corpus {
  static let folder =
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    + "/shared/corpus"

  static let paths: [String] = {
    guard let list = contents("all.list") else { return [] }
    return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }()

  static func contents(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
  }
}

@Suite(.enabled(if: !Corpus.paths.isEmpty, "there is no ../shared/corpus beside the package"))
struct CorpusTests {
  /// The one document with faults was made by hand, to test another linter.
  private static let faulty =
    "IBDecodable__IBLinter/Tests__IBLinterKitTest__Resources__Rules__DuplicateIdRule__DuplicateID.xib"

  /// Rules whose fault Xcode does not leave in a document it has saved.
  private static let neverFromXcode = [
    "dangling_action", "dangling_constraint_item", "dangling_outlet", "dangling_outlet_collection", "dangling_segue",
    "duplicate_id", "malformed_document", "merge_conflict_marker", "unsupported_document_type",
  ]

  @Test func documentsFromXcodeHaveNoFaultXcodeDoesNotMake() async throws {
    let linter = Linter(try Selection(select: CorpusTests.neverFromXcode, ignore: []))
    let lines = await withTaskGroup(of: [String].self) { group in
      for path in Corpus.paths where path != CorpusTests.faulty {
        group.addTask {
          let findings = linter.lint(Corpus.contents(path) ?? []).locatedFindings
          return TextReporter().lines(for: FileFindings(path: path, findings: findings))
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    #expect(lines.sorted() == [])
  }

  @Test func faultsMadeByHandAreFoundAndRepaired() throws {
    let bytes = try #require(Corpus.contents(CorpusTests.faulty))
    let linter = Linter(try Selection(select: CorpusTests.neverFromXcode, ignore: []))
    let report = linter.lint(bytes)
    #expect(
      report.findings.map(\.rule)
        == ["dangling_constraint_item", "duplicate_id", "duplicate_id", "dangling_constraint_item"])
    let fixed = report.fixed(upTo: .unsafe, by: linter)
    #expect(fixed.outcome == .finished)
    #expect(fixed.report.findings.isEmpty)
  }
}

import Foundation
import TestSupport
import Testing

/// `Documents/README.md` lists every guide, and the README leads to it.
@Suite struct IndexTests {
  static let guides: [String] = {
    let folder = Corpus.package.appending(path: "Documents").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted()
  }()

  private static func lines(of path: String) throws -> [Substring] {
    try Corpus.text(path).split(separator: "\n")
  }

  @Test(arguments: guides) func theIndexHasALineForEachGuide(_ guide: String) throws {
    let found = try Self.lines(of: "Documents/README.md").filter { $0.hasPrefix("* [") && $0.contains("](\(guide)): ") }
    #expect(found.count == 1)
  }

  @Test func theREADMELeadsToTheIndex() throws {
    #expect(try Self.lines(of: "README.md").contains { $0.contains("](Documents/README.md)") })
  }
}

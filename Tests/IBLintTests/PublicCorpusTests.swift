import Foundation
import IBBase
import IBDrawing
import IBLayout
import IBModel
import IBXML
import TestSupport
import Testing
import IBDevelopment

@testable import IBLint

/// A ratchet of the documents of `Tests/Corpus`: what `ibt` finds in them is what `figures.tsv` beside them says.
///
/// If a figure changes for the better, `IBT_GOLDEN=write swift test --filter PublicCorpusTests` writes the table again. The
/// difference belongs into the commit that caused it.
@Suite struct PublicCorpusTests {
  private static let table = Corpus.package.appending(path: "Tests/Corpus/figures.tsv")

  @Test func theFiguresAreThoseOfTheTable() async throws {
    let sum = Locked<[String: Int]>([:])
    let unreadable = try await Corpus.complaints(about: Corpus.publicPaths) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return "cannot be read" }
      let figures = try PublicFigures(of: document, bytes).counts
      sum.withLock { $0.merge(figures, uniquingKeysWith: +) }
      return nil
    }
    #expect(unreadable == [])
    let found = sum.withLock { $0 }
    if ProcessInfo.processInfo.environment["IBT_GOLDEN"] == "write" { try Self.write(found) }
    let expected = try Self.read()
    let differences = Set(found.keys).union(expected.keys).sorted().filter { found[$0] != expected[$0] }
      .map { "\($0): \(found[$0] ?? 0), not \(expected[$0] ?? 0)" }
    #expect(differences == [])
  }

  private static func write(_ figures: [String: Int]) throws {
    try Data(figures.keys.sorted().map { "\($0)\t\(figures[$0] ?? 0)\n" }.joined().utf8).write(to: table)
  }

  private static func read() throws -> [String: Int] {
    let pairs = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").map { $0.split(separator: "\t") }
    return Dictionary(pairs.map { (String($0[0]), Int($0[1]) ?? -1) }, uniquingKeysWith: { _, last in last })
  }
}

private struct PublicFigures {
  private(set) var counts: [String: Int] = [:]

  init(of document: Document, _ bytes: [UInt8]) throws {
    counts["documents"] = 1
    counts["objects"] = document.objects.count
    counts["constraints"] = document.constraints.count
    counts["connections"] = document.connections.count
    counts["documents as Xcode writes them"] = try document.canonicalBytes() == bytes ? 1 : 0
    for finding in Linter().lint(bytes).findings { counts["finding \(finding.rule)", default: 0] += 1 }
    try countFrames(of: document)
    for layout in LayoutEngine().layouts(of: ResolvedDocument(document), options: .faults).solved { count(layout) }
  }

  /// Frames that are erased, and whether they are found again to the point.
  private mutating func countFrames(of document: Document) throws {
    guard document.usesAutoLayout else { return }
    for (name, goal) in [("positions", ErasedFrames.Goal.positions), ("sizes", .content)] {
      let blinded = try ErasedFrames(document, goal)
      counts["frames without \(name)"] = blinded.count
      counts["frames without \(name), found"] = blinded.hits(by: LayoutEngine())
    }
  }

  private mutating func count(_ layout: SceneLayout) {
    let views = layout.views
    counts["views", default: 0] += views.count
    counts["views with a certain frame", default: 0] += views.count { $0.confidence == .certain }
    counts["views that are misplaced", default: 0] += views.count(where: \.isMisplaced)
    counts["views that are ambiguous", default: 0] += views.count { !$0.ambiguousAxes.isEmpty }
    counts["conflicts", default: 0] += layout.conflicts.count
    let picture = Picture(of: layout)
    counts["views that are drawn", default: 0] += picture.drawnCount
    counts["views that are not drawn", default: 0] += picture.notes.count { $0.reason == .notDrawn }
  }
}

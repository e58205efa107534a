import IBChanges
import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct NumberTests {
  private static let numbers = ["1e17", "-1e17", "1e308", "-1e308", "nan", "-0", "1e-320", "9223372036854775807"]

  /// Each number replaces one of each pair of element and attribute with numbers, of the public documents and of 200
  /// real ones; each in the shortest document.
  @Test func absurdNumbersMakeNoWork() throws {
    let documents = try (Corpus.publicPaths + Corpus.paths.prefix(200)).map { try Corpus.bytes(of: $0) }
    var known: Set<String> = []
    for document in documents.sorted(by: { $0.count < $1.count }).compactMap({ try? Document(parsing: $0) }) {
      let attributes = document.tree.elements.flatMap(\.attributes).filter {
        $0.name != .id && Double($0.value) != nil && known.insert("\($0.element.name) \($0.name)").inserted
      }
      let most = attributes.isEmpty ? 0 : 10 * work(on: document, document) + 200_000
      // One absurd number hides others, so that only every other one is in a document.
      for (number, half) in Self.numbers.flatMap({ number in [0, 1].map { (number, $0) } }) where !attributes.isEmpty {
        let chosen = attributes.indices.filter { $0 % 2 == half }.map { Splice(attributes[$0].valueRange, number) }
        let changed = try Document(parsing: chosen.applied(to: document.tree.source.utf8))
        #expect(work(on: changed, document) <= most, "\(number): \(chosen.map(\.range)) of \(document.tree.root)")
      }
    }
    #expect(known.count > 100)
  }

  /// The bytes of the pictures of a document after all the work on it.
  private func work(on changed: Document, _ document: Document) -> Int {
    _ = (Linter().lint(changed.tree.source.bytes), changed.changes(from: document), DocumentOutline(changed).lines)
    let engine = LayoutEngine()
    return ResolvedDocument(changed).scenes.reduce(0) { sum, scene in
      let drawn = try? RenderedScene(scene, engine, DrawingOptions(), finding: .faults)
      return sum + (drawn?.svg.utf8.count ?? 0)
    }
  }
}

import DocumentLaws
import TestSupport
import Testing

@Suite struct NumberTests {
  /// Each pair of element and numeric attribute of the public documents and of 200 real ones, in the shortest document.
  @Test func absurdNumbersAreDrawn() throws {
    var known: Set<String> = []
    let documents = try (Corpus.publicPaths + Corpus.paths.prefix(200)).map { ($0, try Corpus.bytes(of: $0)) }
    let complaints = documents.sorted { ($0.1.count, $0.0) < ($1.1.count, $1.0) }.flatMap { path, bytes in
      (NumberLaws(bytes, known: &known)?.complaints() ?? []).map { "\(path): \($0)" }
    }
    #expect(complaints == [] && known.count > 100)
  }
}

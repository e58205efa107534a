import IBXML
import Testing
import TestSupport

@Suite struct CorpusLawTests {
  @Test func anEditThatChangesNothingGivesTheSameBytes() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(5)) { _, bytes in
      let tree = try XMLTree(parsing: bytes)
      let same = try tree.source.encoded(TreeEdit(tree).applied()) == bytes
      return same ? nil : "other bytes"
    }
    #expect(complaints == [])
    #expect(Corpus.paths.count == (Corpus.isPresent ? 2228 : 0) && Corpus.publicPaths.count == 60)
  }

  @Test func everyElementReachesFromItsOpeningToItsClosingBracket() async throws {
    let complaints = try await Corpus.complaints(every: Corpus.step(5)) { _, bytes in
      let tree = try XMLTree(parsing: bytes)
      for element in tree.elements {
        let range = element.range
        guard bytes[range.lowerBound] == UInt8(ascii: "<"), bytes[range.upperBound - 1] == UInt8(ascii: ">") else {
          return "\(element.name) at \(range)"
        }
      }
      return nil
    }
    #expect(complaints == [])
  }
}

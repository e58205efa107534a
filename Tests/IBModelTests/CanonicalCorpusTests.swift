import IBModel
import TestSupport
import Testing

@Suite struct CanonicalCorpusTests {
  /// More than the share of documents that change after manual edits.
  static let editedByHand = 0.05

  /// A part of the real documents, always the same: debug builds are slow. `tools/corpus-check` looks at all of them.
  private static func sample(oneIn count: Int) -> Set<String> {
    Set(Corpus.paths.filter { $0.utf8.reduce(0) { $0 &* 31 &+ Int($1) } % count == 0 } + Corpus.publicPaths)
  }

  @Test func documentsOfXcodeComeOutAsTheyAre() async throws {
    let sample = Self.sample(oneIn: 8)
    let changed = try await Corpus.complaints { path, bytes in
      guard sample.contains(path), let document = try? Document(parsing: bytes) else { return nil }
      return try document.canonicalBytes() == bytes ? nil : "changes"
    }
    #expect(
      Double(changed.count) <= Double(sample.count) * Self.editedByHand,
      "of \(sample.count) documents:\n\(changed.joined(separator: "\n"))")
  }

  /// All except those with pairs that occur in no other document by Xcode: 2 real ones, and 5 public ones.
  @Test func scrambledDocumentsArePutInOrderAndTwiceIsOnce() async throws {
    let sample = Self.sample(oneIn: 40)
    let found = try await Corpus.complaints { path, bytes in
      guard sample.contains(path), let document = try? Document(parsing: bytes) else { return nil }
      let canonical = try document.canonicalBytes()
      var scrambler = Scrambler(document, seed: UInt64(path.utf8.count))
      let scrambled = try Document(parsing: Array(scrambler.scrambled().utf8)).canonicalBytes()
      if try Document(parsing: scrambled).canonicalBytes() != scrambled { return "changes twice" }
      return canonical != bytes || scrambled == bytes ? nil : "is not restored"
    }
    #expect(found.filter { $0.hasSuffix("twice") } == [])
    let own = found.filter { $0.hasPrefix("Tests/Corpus/") }
    #expect(own.count <= 5 && found.count - own.count <= 2, "\(found.joined(separator: "\n"))")
  }
}

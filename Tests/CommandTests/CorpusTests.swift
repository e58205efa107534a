import Foundation
import Testing
import TestSupport

/// The checks of `tools/corpus-check` on a part of the documents.
@Suite struct CorpusTests {
  private let scratch = ScratchFolder()
  private static let step = Corpus.step(75)
  private let paths: [String]

  init() throws { paths = Corpus.sample(every: Self.step).map { Corpus.url(of: $0).path } }

  @Test func `edits that change nothing keep every byte`() throws {
    let outcome = try scratch.ibtDev(["selfcheck"] + paths)
    #expect(outcome.code == 0 && outcome.output.isEmpty, "\(outcome.text)\(outcome.complaint)")
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)), arguments: ["bad", "old"])
  func `files that are not documents do no harm`(folder: String) throws {
    let path = Corpus.folder.appending(path: folder).path
    #expect(try scratch.ibt("lint", "-q", path).isSignal == false)
    #expect([0, 2].contains(try scratch.ibt("templates", path).code))
  }
}

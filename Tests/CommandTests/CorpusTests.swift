import Foundation
import Testing
import TestSupport

@Suite struct CorpusTests {
  private let scratch = ScratchFolder()
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)), arguments: ["bad", "old"])
  func `files that are not documents do no harm`(folder: String) throws {
    let path = Corpus.folder.appending(path: folder).path
    #expect(try scratch.ibt("lint", "-q", path).isSignal == false)
    #expect([0, 2].contains(try scratch.ibt("templates", path).code))
  }
}

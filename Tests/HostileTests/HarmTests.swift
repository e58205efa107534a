import DocumentLaws
import Foundation
import IBModel
import TestSupport
import Testing

/// Safe fixes and updates of frames do no harm: to generated documents, and to real ones.
@Suite struct HarmTests {
  /// Documents between two that are looked at; a prime, so that all kinds of projects are among them.
  private static let step = Corpus.step(41)

  @Test(arguments: UInt64(0)..<12) func aGeneratedSceneIsNotHarmed(seed: UInt64) throws {
    let complaints = try HarmLaws(Document(parsing: RandomScene(seed: seed).bytes), checksAllRules: true).complaints()
    #expect(complaints == [])
  }

  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func aRealDocumentIsNotHarmed() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: HarmTests.step) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      let found = try HarmLaws(document).complaints()
      return found.isEmpty ? nil : found.joined(separator: "\n")
    }
    if let file = ProcessInfo.processInfo.environment["IBT_HARM_REPORT"] {
      try complaints.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(complaints == [])
  }
}

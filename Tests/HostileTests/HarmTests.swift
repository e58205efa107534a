import DocumentLaws
import Foundation
import IBModel
import TestSupport
import Testing

@Suite struct HarmTests {
  /// One real document in this many is looked at; `IBT_HARM_EVERY=5` takes 800 of them, which takes minutes.
  private static let step = ProcessInfo.processInfo.environment["IBT_HARM_EVERY"].flatMap { Int($0) } ?? Corpus.step(41)

  /// `IBT_HARM_RULES=all` also makes the safe fixes of rules to opt in to.
  private static let checksAllRules = ProcessInfo.processInfo.environment["IBT_HARM_RULES"] == "all"

  @Test(arguments: UInt64(0)..<6) func aGeneratedSceneIsNotHarmed(seed: UInt64) throws {
    #expect(try HarmLaws(Document(parsing: RandomScene(seed: seed).bytes)).complaints() == [])
  }

  @Test func aRealDocumentIsNotHarmed() async throws {
    let complaints = try await Corpus.complaintsAboutAll(every: Self.step) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      let found = try HarmLaws(document, checksAllRules: Self.checksAllRules).complaints()
      return found.isEmpty ? nil : found.joined(separator: "\n")
    }
    if let file = ProcessInfo.processInfo.environment["IBT_HARM_REPORT"] {
      try complaints.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
    }
    #expect(complaints == [])
  }
}

import Foundation
import DocumentLaws
import IBXML
import TestSupport
import Testing

@Suite struct DamageTests {
  /// One real document in this many is damaged; `IBT_DAMAGE_EVERY=11` takes 200 of them, which takes minutes.
  private static let step = ProcessInfo.processInfo.environment["IBT_DAMAGE_EVERY"].flatMap { Int($0) } ?? 250

  @Test(arguments: UInt64(0)..<2) func aSceneCutAnywhereObeysTheLaws(seed: UInt64) {
    #expect(complaint(aboutCutting: RandomScene(seed: seed).bytes) == nil)
  }

  @Test(arguments: UInt64(0)..<2) func aSceneWithAChangedByteObeysTheLaws(seed: UInt64) {
    #expect(complaint(aboutBytesOf: RandomScene(seed: seed).bytes, seed: seed, count: 15) == nil)
  }

  @Test(arguments: UInt64(0)..<2) func aSceneWithElementsLostDoubledAndMovedObeysTheLaws(seed: UInt64) {
    #expect(complaint(aboutElementsOf: RandomScene(seed: seed).bytes, seed: seed, count: 4) == nil)
  }

  /// Longer documents take too long to be damaged this often.
  private static let longest = 12_000

  @Test func damagedDocumentsFromXcodeObeyTheLaws() async throws {
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      guard bytes.count < Self.longest else { return nil }
      let tests = DamageTests()
      let found = [
        tests.complaint(aboutCutting: bytes), tests.complaint(aboutBytesOf: bytes, seed: 1, count: 50),
        tests.complaint(aboutElementsOf: bytes, seed: 1, count: 10),
      ]
      return found.compactMap { $0 }.first
    }
    #expect(complaints == [])
  }

  private func complaint(aboutCutting bytes: [UInt8]) -> String? {
    for part in 0..<50 {
      let length = bytes.count * part / 50
      if let complaint = DocumentLaws(Array(bytes[..<length])).complaint() { return "cut at \(length): \(complaint)" }
    }
    return nil
  }

  private func complaint(aboutBytesOf bytes: [UInt8], seed: UInt64, count: Int) -> String? {
    var mutation = Mutation(seed: seed)
    for number in 0..<count {
      let complaint = DocumentLaws(mutation.mutated(bytes)).complaint()
      if let complaint { return "seed \(seed), change \(number): \(complaint)" }
    }
    return nil
  }

  private func complaint(aboutElementsOf bytes: [UInt8], seed: UInt64, count: Int) -> String? {
    var mutation = Mutation(seed: seed)
    var current = bytes
    for number in 0..<count {
      // Doubling the root, or putting something beside it, leaves nothing that can be changed on.
      guard let tree = try? XMLTree(parsing: current) else { return nil }
      current = mutation.mutated(tree)
      // Doubling what has been doubled makes documents of any length.
      guard current.count < 4 * bytes.count else { return nil }
      if let complaint = DocumentLaws(current).complaint() { return "seed \(seed), change \(number): \(complaint)" }
    }
    return nil
  }
}

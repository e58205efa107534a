import TestSupport
import Testing

@Suite struct EditSequenceTests {
  @Test(arguments: Array(UInt64(1)...24)) func everyEditMakesExactlyTheDifferenceItAnnounces(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let steps = (0..<8).map { _ in EditStep(&random) }
    let bytes = RandomScene(seed: seed).bytes
    guard try EditStep.difference(of: steps, on: bytes) != nil else { return }
    let shortest = try shortened(steps) { try EditStep.difference(of: $0, on: bytes) != nil }
    Issue.record("seed \(seed), \(shortest): \(try EditStep.difference(of: shortest, on: bytes) ?? "")")
  }

  /// Steps left out one by one as long as the rest still fails.
  private func shortened(_ steps: [EditStep], fails: ([EditStep]) throws -> Bool) rethrows -> [EditStep] {
    var current = steps
    var index = 0
    while index < current.count {
      var shorter = current
      shorter.remove(at: index)
      if try fails(shorter) { current = shorter } else { index += 1 }
    }
    return current
  }

  @Test func editsOfRealDocumentsMakeExactlyTheDifferenceTheyAnnounce() async throws {
    let complaints = try await Corpus.complaints(every: 60) { path, bytes in
      let number = path.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
      let steps: [EditStep] = [
        .addConstraint(host: number, other: number / 7), .addOutlet(from: number / 3, to: number),
        .setRuntimeAttribute(on: number / 5, keyPath: 0, value: number), .addSubview(number / 11),
        .removeConstraint(number), .removeView(number / 13),
      ]
      return try EditStep.difference(of: steps, on: bytes)
    }
    #expect(complaints.isEmpty)
  }
}

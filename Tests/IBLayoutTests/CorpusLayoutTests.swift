import IBLayout
import IBModel
import TestSupport
import Testing
import IBDevelopment

@Suite struct CorpusLayoutTests {
  private static let step = Corpus.step(20)

  private static func situations() throws -> [Situation] {
    [
      Situation(),
      Situation(mode: .runTime, content: .measured, device: try Device.named("iPhone SE 3"), orientation: .portrait),
      Situation(mode: .runTime, device: try Device.named("iPad Pro 11"), orientation: .landscape),
    ]
  }

  @Test func everyDocumentIsLaidOut() async throws {
    let situations = try Self.situations()
    let complaints = try await Corpus.complaints(every: Self.step) { _, bytes in
      guard let document = try? Document(parsing: bytes) else { return nil }
      let engine = LayoutEngine()
      for situation in situations {
        let layouts = engine.layouts(of: document, in: situation).solved
        if layouts.count != document.rootViews.count { return "a root has no layout" }
        for frame in layouts.flatMap(\.views).map(\.frame) {
          let sides = [frame.x, frame.y, frame.width, frame.height]
          guard sides.allSatisfy(\.isFinite) else { return "a frame is not finite" }
          if frame.width < -1e-6 || frame.height < -1e-6 { return "a size is below zero: \(frame)" }
        }
      }
      return nil
    }
    #expect(complaints == [])
  }

  /// A ratchet: how many of the erased frames are found again, on every 3rd document. It may rise.
  ///
  /// - SeeAlso: `tools/bench frames`, which measures all documents.
  @Test(arguments: [(Platform.iOS, 0.961), (.macOS, 0.947)])
  func erasedFramesAreFoundAgain(_ platform: Platform, _ floor: Double) async throws {
    let tally = FrameTally()
    let complaints = try await Corpus.complaints(every: 3) { _, bytes in
      guard let document = try? Document(parsing: bytes), document.platform == platform, document.usesAutoLayout else {
        return nil
      }
      tally.add(try ErasedFrames(document).score(by: LayoutEngine()))
      return nil
    }
    #expect(complaints == [])
    let score = tally.total
    try #require(score.views > (Corpus.isPresent ? 100 : 50))
    #expect(score.share >= floor, "\(score.hits) of \(score.views)")
  }
}

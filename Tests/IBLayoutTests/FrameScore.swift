import IBBase
import IBLayout
import IBDevelopment

struct FrameScore {
  var hits = 0
  var views = 0

  var share: Double { Double(hits) / Double(max(views, 1)) }

  static func += (total: inout FrameScore, part: FrameScore) {
    total.hits += part.hits
    total.views += part.views
  }
}

extension ErasedFrames {
  func score(by engine: LayoutEngine) -> FrameScore { FrameScore(hits: hits(by: engine), views: count) }
}

final class FrameTally: Sendable {
  private let sum = Locked(FrameScore())

  var total: FrameScore { sum.withLock { $0 } }

  func add(_ score: FrameScore) { sum.withLock { $0 += score } }
}

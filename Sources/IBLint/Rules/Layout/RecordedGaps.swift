import IBLayout
import IBModel

/// The views that Xcode recorded as ambiguous, by what makes them ambiguous.
struct RecordedGaps {
  /// Gaps with the recorded views that each explains, in document order.
  private(set) var explained: [(gap: LayoutGap, views: [Object])] = []
  /// Recorded views that the layout of `ibt` does not explain, by what they have in common: constraints between them, one
  /// view around them, or one being in another.
  private(set) var unexplained: [[Object]] = []

  init(_ recorded: [Object], in inspection: Inspection) {
    guard !recorded.isEmpty else { return }
    let all = Set(recorded)
    var remaining = all
    // A scroll view of AppKit places its clip view, whatever constraints say.
    for gap in inspection.canvasLayouts.flatMap(\.gaps) where gap.view.kind != .clipView {
      // What no flag supports may be an error of `ibt`.
      let views = ([gap.view] + gap.views).filter(all.contains).inDocumentOrder
      guard !remaining.isDisjoint(with: views) || !views.isEmpty && gap.views.allSatisfy(all.contains) else { continue }
      remaining.subtract(views)
      explained.append((gap, views))
    }
    // What nothing lays out on the canvas is laid out in the app.
    explained.removeAll { $0.gap.reason == .outOfSight }
    let others = recorded.filter(remaining.contains)
    let groups = inspection.document.groups(ofRelated: others, joinsSiblings: true)
    unexplained = groups.map { group in group.map { others[$0] } }
  }
}

extension [Object] {
  /// Each object once, in document order.
  fileprivate var inDocumentOrder: [Object] { Set(self).sorted() }
}

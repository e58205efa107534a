import IBLayout
import IBModel

/// The views that Xcode flagged as ambiguous, grouped by cause.
struct RecordedGaps {
  /// Gaps with the flagged views that each explains, in document order.
  private(set) var explained: [(gap: LayoutGap, views: [Object])] = []
  /// Flagged views that `ibt` cannot explain.
  private(set) var unexplained: [Object] = []

  init(_ recorded: [Object], in inspection: Inspection) {
    guard !recorded.isEmpty else { return }
    let all = Set(recorded)
    var remaining = all
    // A view in a conflict does not lack a constraint.
    let contested = Set(inspection.canvasLayouts.flatMap(\.conflicts).flatMap(\.origins).map(\.object))
    // An AppKit scroll view places its clip view, whatever constraints say.
    for gap in inspection.canvasLayouts.flatMap(\.gaps)
    where gap.view.kind != .clipView && !contested.contains(gap.view) {
      // A gap without a flag may be an error of `ibt`.
      let views = all.intersection([gap.view] + gap.views).sorted()
      guard !remaining.isDisjoint(with: views) || !views.isEmpty && gap.views.allSatisfy(all.contains) else { continue }
      remaining.subtract(views)
      explained.append((gap, views))
    }
    // Views that are not laid out on the canvas are laid out in the app.
    explained.removeAll { $0.gap.reason == .outOfSight }
    unexplained = recorded.filter(remaining.contains)
  }
}

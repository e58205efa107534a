import IBLayout
import IBModel
import IBXML

extension Rule {
  static let outdatedFrame = Rule(
    "outdated_frame", .layout, options: [RuleOption.includesLikely.description],
    kinds: [
      Kind(
        "misplaced_view", .warning, inputs: [.frames], fix: .safe,
        check: .inspection { inspection, findings in
          let includesLikely = findings[.includesLikely]
          let platform = inspection.document.platform
          // Estimates of a document are one finding: its frames are all stored by one command.
          var estimated: [ViewLayout] = []
          for layout in inspection.layouts() {
            let frames = FrameGroups(layout, in: inspection.document).groups
            for related in layout.faults.misplaced {
              let isStale = related.contains { hasStaleContentSize($0, on: platform) }
              let group = related.filter { view in
                (includesLikely || view.confidence == .certain) && !view.view.isFlagged
                  && !(isStale && (view.doubts.contains(.contentSize) || isResized(view)))
                  && !isExplained(view, in: layout)
              }
              if group.allSatisfy({ !$0.doubts.isSubset(of: [.rounding]) }) {
                estimated += group
              } else {
                report(group, storable(group, in: frames), &findings)
              }
            }
          }
          if !estimated.isEmpty { report(estimated, nil, &findings, severity: .info) }
        }),
      Kind(
        "recorded_misplaced", .warning, inputs: [.frames],
        check: .inspection { inspection, findings in
          let recorded = inspection.recordedViews(.misplaced)
          let views = recorded.isEmpty ? [] : inspection.layouts().flatMap(\.views)
          let confirmed = Set(views.filter { $0.isMisplaced && $0.confidence == .certain }.map(\.view))
          let groups = inspection.document.groups(ofRelated: recorded).map { $0.map { recorded[$0] } }
          let others = groups.filter(confirmed.isDisjoint).joined().sorted()
          for views in groups.filter({ !confirmed.isDisjoint(with: $0) }) + [others] where !views.isEmpty {
            findings.report(
              .misplaced, of: views, "\(views[0].reference) is recorded as misplaced",
              severity: confirmed.isDisjoint(with: views) ? .info : nil)
          }
        }),
    ])

  /// Whether Xcode recorded a view as misplaced whose stored size stands for its content's: what depends on it is not
  /// known.
  private static func hasStaleContentSize(_ view: ViewLayout, on platform: Platform) -> Bool {
    view.view.isFlagged && view.view.kind.contentAxes(on: platform) != []
  }

  private static func isResized(_ view: ViewLayout) -> Bool {
    guard let stored = view.view.frame else { return true }
    return max(abs(stored.width - view.frame.width), abs(stored.height - view.frame.height)) > 1
  }

  /// Whether the sizes of flagged views around a view may explain its frame, which is stored for those sizes.
  private static func isExplained(_ view: ViewLayout, in layout: SceneLayout) -> Bool {
    let around = view.view.element.ancestors.compactMap { Object($0) }.filter(\.isFlagged)
    guard !around.isEmpty, let stored = view.view.frame else { return false }
    var room = Size(width: 1, height: 1)
    for outer in around {
      // Several frames that contradict the stored size are stored for another one.
      let inner = layout.views.filter { $0.isMisplaced && $0.view.superview == outer }
      guard let size = outer.frame, let known = layout.views.first(where: { $0.view == outer }),
        known.isMisplaced || inner.count < 2
      else { return true }
      room.width += abs(size.width - known.frame.width)
      room.height += abs(size.height - known.frame.height)
    }
    return Axis.allCases.allSatisfy { axis in
      abs(stored.start(axis) - view.frame.start(axis)) <= room.extent(axis)
        && abs(stored.extent(axis) - view.frame.extent(axis)) <= room.extent(axis)
    }
  }

  /// The views whose frames are stored together with a group's; nil if one of them is not certain.
  private static func storable(_ group: [ViewLayout], in frames: [[ViewLayout]]) -> [ViewLayout]? {
    let ids = Set(group.map(\.view))
    let whole = Array(frames.filter { $0.contains { ids.contains($0.view) } }.joined())
    return FrameGroups.canStore(whole) ? whole : nil
  }

  private static func report(
    _ group: [ViewLayout], _ storable: [ViewLayout]?, _ findings: inout Findings, severity: Severity? = nil
  ) {
    // A view whose frame is no estimate stands for the others.
    let first = group.first { $0.doubts.isSubset(of: [.rounding]) } ?? group[0]
    guard let stored = first.view.frame else { return }
    findings.report(
      first.view.element,
      "\(first.view.reference) is stored at \(stored.short), but constraints require "
        + (first.doubts.isEmpty ? "" : "about ") + first.frame.short
        + (DoubtReason(first.doubts.subtracting([.rounding]), about: [first.view]).text.map { " (\($0))" } ?? ""),
      severity: severity,
      related: group.filter { $0.view != first.view }.map {
        Finding.Related($0.view.element, "\($0.view.reference) is misplaced as well")
      },
      fix: storable.map(storingFrames))
  }

  /// Stores all frames of a group, because they depend on each other.
  private static func storingFrames(of group: [ViewLayout]) -> ProposedFix {
    .safe("Store the required frame") { edit in
      for view in group { _ = edit.setFrame(view.frame, of: view.view) }
    }
  }
}

import IBLayout
import IBModel

extension Rule {
  static let outdatedFrame = Rule(
    "outdated_frame", .layout, options: [RuleOption.includesLikely.description],
    kinds: [
      Kind(
        "misplaced_view", .warning, aliases: ["misplaced"], needsFrames: true,
        fix: .safe,
        check: .inspection { inspection, findings in
          let includesLikely = findings[.includesLikely]
          let platform = inspection.document.platform
          // Estimates of a document are one finding: its frames are all stored by one command.
          var estimated: [ViewLayout] = []
          for layout in inspection.layouts() {
            let frames = FrameGroups(layout, in: inspection.document).groups
            for related in layout.faults.misplaced {
              if related.contains(where: { hasStaleContentSize($0, on: platform) }) { continue }
              let group = related.filter {
                (includesLikely || $0.confidence == .certain) && !$0.view.isRecorded(.misplaced, .ambiguous)
              }
              if group.allSatisfy({ !$0.doubts.isSubset(of: [.rounding]) }) {
                estimated += group
              } else {
                report(group, storable(group, in: frames), &findings)
              }
            }
          }
          findings.severity = estimated.isEmpty ? nil : .info
          if !estimated.isEmpty { report(estimated, nil, &findings) }
        }),
      Kind(
        "recorded_misplaced", .warning, aliases: ["misplaced"], needsFrames: true,
        check: .inspection { inspection, findings in
          let recorded = inspection.recordedViews(.misplaced)
          let views = recorded.isEmpty ? [] : inspection.layouts().flatMap(\.views)
          let confirmed = Set(views.filter { $0.isMisplaced && $0.confidence == .certain }.map(\.view))
          let groups = inspection.document.groups(ofRelated: recorded).map { $0.map { recorded[$0] } }
          let others = groups.filter(confirmed.isDisjoint).joined().sorted()
          for views in groups.filter({ !confirmed.isDisjoint(with: $0) }) + [others] where !views.isEmpty {
            if confirmed.isDisjoint(with: views) { findings.severity = .info }
            findings.report(.misplaced, of: views, "\(views[0].reference) is recorded as misplaced")
          }
        }),
    ])

  /// Whether Xcode recorded a view as misplaced whose stored size stands for that of its content: what depends on it is
  /// not known.
  private static func hasStaleContentSize(_ view: ViewLayout, on platform: Platform) -> Bool {
    view.view.isRecorded(.misplaced, .ambiguous) && view.view.kind.contentAxes(on: platform) != []
  }

  /// The views whose frames are stored together with those of a group; nil if one of them is not certain.
  private static func storable(_ group: [ViewLayout], in frames: [[ViewLayout]]) -> [ViewLayout]? {
    let ids = Set(group.map(\.view))
    let whole = Array(frames.filter { $0.contains { ids.contains($0.view) } }.joined())
    return FrameGroups.canStore(whole) ? whole : nil
  }

  private static func report(_ group: [ViewLayout], _ storable: [ViewLayout]?, _ findings: inout Findings) {
    // A view whose frame is no estimate stands for the others.
    let first = group.first { $0.doubts.isSubset(of: [.rounding]) } ?? group[0]
    guard let stored = first.view.frame else { return }
    findings.report(
      first.view.element,
      "\(first.view.reference) is stored at \(stored.short), but constraints require "
        + (first.doubts.isEmpty ? "" : "about ") + first.frame.short
        + (DoubtReason(first.doubts.subtracting([.rounding]), about: [first.view]).text.map { " (\($0))" } ?? ""),
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

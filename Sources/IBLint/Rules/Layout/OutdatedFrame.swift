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
          for layout in inspection.layouts() {
            let frames = FrameGroups(layout, in: inspection.document).groups
            for related in layout.faults.misplaced {
              let group = related.reported(withLikely: includesLikely, besides: [.misplaced, .ambiguous])
              if !group.isEmpty { report(group, storable(group, in: frames), &findings) }
            }
          }
        }),
      Kind(
        "recorded_misplaced", .warning, aliases: ["misplaced"],
        check: .document { document, findings in
          let recorded = document.recordedFlags(.misplaced)
          for group in document.groups(ofRelated: recorded.map(\.view)) {
            let first = recorded[group[0]]
            findings.report(
              first.attribute, "\(first.view.reference) is recorded as misplaced",
              related: group.dropFirst().map { index in
                let (view, attribute) = recorded[index]
                return Finding.Related(attribute.range, "\(view.reference) is recorded as misplaced as well")
              })
          }
        }),
      Kind(
        "stale_layout_flag", .info, isOptIn: true, needsFrames: true, fix: .unsafe,
        check: .inspection { inspection, findings in
          for layout in inspection.canvasLayouts where layout.conflicts.isEmpty {
            for view in layout.views where view.ambiguousAxes.isEmpty {
              findings.report(.ambiguous, of: view.view, "constraints probably determine its frame")
              if !view.isMisplaced {
                findings.report(.misplaced, of: view.view, "its frame is probably what constraints require")
              }
            }
          }
        }),
    ])

  /// The views whose frames are stored together with those of a group; nil if one of them is not certain.
  private static func storable(_ group: [ViewLayout], in frames: [[ViewLayout]]) -> [ViewLayout]? {
    let ids = Set(group.map(\.view))
    let whole = Array(frames.filter { $0.contains { ids.contains($0.view) } }.joined())
    let isCertain = whole.allSatisfy { $0.doubts.confidence == .certain && $0.ambiguousAxes.isEmpty }
    return isCertain && FrameGroups.canStore(whole) ? whole : nil
  }

  private static func report(_ group: [ViewLayout], _ storable: [ViewLayout]?, _ findings: inout Findings) {
    let first = group[0]
    guard let stored = first.view.frame else { return }
    findings.report(
      first.view.element,
      "\(first.view.reference) is stored at \(stored.short), but constraints require "
        + (first.doubts.isEmpty ? "" : "about ") + first.frame.short
        + (DoubtReason(first.doubts.subtracting([.rounding]), about: [first.view]).text.map { " (\($0))" } ?? ""),
      related: group.dropFirst().map { Finding.Related($0.view.element, "\($0.view.reference) is misplaced as well") },
      fix: storable.map(storingFrames))
  }

  /// Stores all frames of a group, because they depend on each other.
  private static func storingFrames(of group: [ViewLayout]) -> ProposedFix {
    .safe("Store the required frame") { edit in
      for view in group { _ = edit.setFrame(view.frame, of: view.view) }
    }
  }
}

extension Findings {
  fileprivate mutating func report(_ flag: FrameFlag, of view: Object, _ fact: String) {
    guard let attribute = view.element.attribute(Name(flag.rawValue)), attribute.value == "YES" else { return }
    report(
      attribute, "\(view.reference) is recorded as \(flag.rawValue), but \(fact)",
      fix: .unsafe("Remove the flag") { edit in _ = edit.set(flag, to: false, of: view) })
  }
}

import IBLayout
import IBModel
import IBScene

extension Rule {
  static let misplacedView = Rule(
    id: "misplaced_view", group: .layout, severity: .warning, aliases: ["misplaced"], needsFrames: true,
    options: [RuleOption.includesLikely.description],
    summary: "stored frame that differs from the one constraints require",
    reason: """
      The canvas shows something other than the app. The document was changed outside Xcode or merged, and the next \
      person who opens it gets unrelated changes.
      """,
    repair: "Editor › Resolve Auto Layout Issues › Update Frames, or `ibt frames`",
    fix: .safe(
      "Stores the frame that constraints require, and those that depend on it. Not offered if one of them is not certain."
    ),
    examples: [
      .bad(
        laidOut: """
          «<view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Bar" id="vw2">»
            <rect key="frame" x="30" y="40" width="100" height="50"/>
          </view>
          """, constraints: placed,
        fixed: """
          <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Bar" id="vw2">
            <rect key="frame" x="20" y="40" width="100" height="50"/>
          </view>
          """),
      .bad(
        laidOut: """
          «<view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Bar" id="vw2">»
            <rect key="frame" x="20" y="40" width="100" height="50"/>
          </view>
          """, constraints: placed.replacing("constant=\"100\" ", with: "")),
      .good(
        laidOut: """
          <view translatesAutoresizingMaskIntoConstraints="NO" userLabel="Bar" id="vw2">
            <rect key="frame" x="20" y="40" width="100" height="50"/>
          </view>
          """, constraints: placed),
    ],
    check: .inspection { inspection, findings in
      let includesLikely = findings[.includesLikely]
      for layout in inspection.layouts() {
        let frames = FrameGroups(layout, in: inspection.document).groups
        for related in layout.faults.misplaced {
          let group = related.reported(withLikely: includesLikely, besides: [.misplaced, .ambiguous])
          if !group.isEmpty { report(group, storable(group, in: frames), &findings) }
        }
      }
    })

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

  /// Frames depend on each other, so all of a group are stored or none.
  private static func storingFrames(of group: [ViewLayout]) -> ProposedFix {
    .safe("Store the required frame") { edit in
      for view in group { _ = edit.setFrame(view.frame, of: view.view) }
    }
  }

  private static let placed = """
    <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
    <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
    <constraint firstItem="vw2" firstAttribute="width" constant="100" id="co3"/>
    <constraint firstItem="vw2" firstAttribute="height" constant="50" id="co4"/>
    """
}

import IBLayout
import IBModel
import IBScene

extension Rule {
  static let ambiguousLayout = Rule(
    id: "ambiguous_layout", group: .layout, severity: .warning, aliases: ["ambiguous"], needsFrames: true,
    options: [RuleOption.includesLikely.description],
    summary: "view whose position or size constraints do not determine",
    reason: "Auto Layout chooses one of the possible frames, which can differ between launches, devices and systems.",
    repair: """
      Add the missing constraints with Editor › Resolve Auto Layout Issues, or set Size inspector › Ambiguity to Never \
      Verify if code adds them
      """,
    examples: [
      .bad(
        laidOut: """
          «<label text="Title" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">»
            <rect key="frame" x="20" y="40" width="34" height="21"/>
          </label>
          """,
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          """),
      .good(
        laidOut: """
          <label text="Title" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
            <rect key="frame" x="20" y="40" width="34" height="21"/>
          </label>
          """,
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
          """),
      .good(
        laidOut: """
          <label text="Title" verifyAmbiguity="off" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
            <rect key="frame" x="20" y="40" width="34" height="21"/>
          </label>
          """),
      .good(
        laidOut: """
          <view translatesAutoresizingMaskIntoConstraints="NO" id="vw2" customClass="Badge" customModule="App">
            <rect key="frame" x="20" y="40" width="30" height="30"/>
          </view>
          """,
        constraints: """
          <constraint firstItem="vw2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          <constraint firstItem="vw2" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
          """),
    ],
    check: .inspection { inspection, findings in
      let includesLikely = findings[.includesLikely]
      for layout in inspection.layouts() {
        for related in layout.faults.ambiguous {
          let group = related.reported(withLikely: includesLikely, besides: [.ambiguous])
          if !group.isEmpty { findings.report(group, gaps: layout.gaps) }
        }
      }
    })
}

extension Findings {
  /// Reports ambiguous views: one finding for each gap, and one for those that none explains.
  fileprivate mutating func report(_ group: [ViewLayout], gaps: [LayoutGap]) {
    var remaining = group
    for gap in gaps {
      let affected = remaining.filter { $0.view == gap.view || gap.views.contains($0.view) }.map(\.view)
      guard let first = affected.first else { continue }
      remaining.removeAll { affected.contains($0.view) }
      let main = affected.contains(gap.view) || gap.isOfScrolledContent ? gap.view : first
      report(
        main.element, gap.message(.autoLayout, placing: main), help: gap.help,
        related: gap.consequences(among: affected, reportedAt: main), fact: gap.fact)
    }
    guard let first = remaining.first else { return }
    let axes = first.ambiguousAxes.map(\.adverb).joined(separator: " and ")
    report(
      first.view.element, "constraints do not determine where \(first.view.reference) is \(axes), or how large",
      related: remaining.dropFirst().map {
        Finding.Related($0.view.element, "\($0.view.reference) is ambiguous as well")
      }, fact: Fact(first.view, .frame))
  }
}

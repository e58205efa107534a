import IBLayout
import IBModel
import IBScene

extension Rule {
  static let ambiguousLayout = Rule(
    id: "ambiguous_layout", group: .layout, severity: .warning, aliases: ["ambiguous"], needs: [.layout],
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
      for layout in inspection.canvasLayouts {
        let open = layout.views.filter { !$0.ambiguousAxes.isEmpty && $0.view.verifiesAmbiguity }
        for related in RelatedViews(open, in: layout, document: inspection.document).groups {
          let group = related.reported(withLikely: includesLikely, besides: [.ambiguous])
          guard !group.isEmpty, related.allSatisfy(\.view.isSubview) else { continue }
          let axes = group[0].ambiguousAxes.map(\.adverb).joined(separator: " and ")
          findings.report(
            group[0].view.element,
            "constraints do not determine where \(group[0].view.reference) is \(axes), or how large",
            related: group.dropFirst().map {
              Finding.Related($0.view.element, "\($0.view.reference) is ambiguous as well")
            })
        }
      }
    })
}

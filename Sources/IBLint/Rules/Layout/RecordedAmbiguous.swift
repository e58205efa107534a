import IBLayout
import IBModel
import IBXML

extension Rule {
  static let recordedAmbiguous = Rule(
    id: "recorded_ambiguous", group: .layout, severity: .warning, aliases: ["ambiguous"], needsFrames: true,
    summary: "view whose layout Xcode recorded as ambiguous",
    reason: "The position or size of the view is undefined and can differ between devices and versions of the system.",
    repair: """
      Add the missing constraints and save the document, or Size inspector › Ambiguity: Never Verify if code adds them
      """,
    whenNotToUse: "Suppress it if code adds the missing constraint, and tell Xcode so with a placeholder constraint.",
    examples: [
      .bad(
        subviews: """
          <label «ambiguous="YES"» userLabel="Title" id="lb1"/>
          """),
      .bad(
        laidOut: """
          <label «ambiguous="YES"» text="Title" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
            <rect key="frame" x="20" y="40" width="34" height="21"/>
          </label>
          <label ambiguous="YES" text="Subtitle" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="lb2">
            <rect key="frame" x="20" y="69" width="60" height="21"/>
          </label>
          """,
        constraints: """
          <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
          <constraint firstItem="lb2" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co2"/>
          <constraint firstItem="lb2" firstAttribute="top" secondItem="lb1" secondAttribute="bottom" constant="8" id="co3"/>
          """),
      .good(
        subviews: """
          <label verifyAmbiguity="off" ambiguous="YES" userLabel="Title" id="lb1"/>
          """),
      .good(
        subviews: """
          <label userLabel="Title" id="lb1"/>
          """),
    ],
    check: .inspection { inspection, findings in
      let recorded = inspection.document.recordedFlags(.ambiguous).map(\.view).filter(\.verifiesAmbiguity)
      let gaps = RecordedGaps(recorded, in: inspection)
      for (gap, views) in gaps.explained { findings.report(gap, recordedFor: views) }
      for views in gaps.unexplained { findings.report(unexplained: views) }
    })
}

extension Findings {
  /// Reports a gap at its view, or at the first one that depends on it if Xcode did not flag the view itself.
  fileprivate mutating func report(_ gap: LayoutGap, recordedFor views: [Object]) {
    guard let main = views.contains(gap.view) ? gap.view : views.first else { return }
    let related = gap.consequences(among: views, reportedAt: main)
    report(flagOf: main, gap.message(.xcode, placing: main), help: gap.help, related: related, fact: gap.fact)
  }

  /// Reports views whose flags `ibt` cannot explain.
  fileprivate mutating func report(unexplained views: [Object]) {
    guard let main = views.first else { return }
    report(
      flagOf: main, "Xcode could not place \(main.reference) when the document was saved",
      related: views.dropFirst().map {
        Finding.Related($0.element, "\($0.reference) is recorded as ambiguous as well")
      },
      fact: Fact(main, .frame))
  }

  private mutating func report(
    flagOf view: Object, _ message: String, help: String? = nil, related: [Finding.Related], fact: Fact
  ) {
    if let attribute = view.element.attribute(Name(FrameFlag.ambiguous.rawValue)) {
      report(attribute, message, help: help, related: related, fact: fact)
    }
  }
}

import IBLayout
import IBModel
import IBXML

extension Rule {
  static let recordedAmbiguous = Rule(
    "recorded_ambiguous", .layout, .warning, aliases: ["ambiguous"], needsFrames: true,
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

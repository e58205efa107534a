import IBLayout
import IBModel

extension Rule {
  static let undeterminedLayout = Rule(
    "undetermined_layout", .layout, options: [RuleOption.includesLikely.description],
    kinds: [
      Kind(
        "ambiguous_layout", .warning, aliases: ["ambiguous"], needsFrames: true,
        check: .inspection { inspection, findings in
          let includesLikely = findings[.includesLikely]
          for layout in inspection.layouts() {
            for related in layout.faults.ambiguous {
              let group = related.reported(withLikely: includesLikely, besides: [.ambiguous])
              if !group.isEmpty { findings.report(group, gaps: layout.gaps) }
            }
          }
        }),
      Kind(
        "recorded_ambiguous", .warning, aliases: ["ambiguous"], needsFrames: true,
        check: .inspection { inspection, findings in
          let recorded = inspection.document.recordedFlags(.ambiguous).map(\.view).filter(\.verifiesAmbiguity)
          let gaps = RecordedGaps(recorded, in: inspection)
          for (gap, views) in gaps.explained { findings.report(gap, recordedFor: views) }
          for views in gaps.unexplained { findings.report(unexplained: views) }
        }),
    ])
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

  /// Reports a gap at its view, or at the first one that depends on it if Xcode did not flag the view itself.
  fileprivate mutating func report(_ gap: LayoutGap, recordedFor views: [Object]) {
    guard let main = views.contains(gap.view) ? gap.view : views.first else { return }
    let related = gap.consequences(among: views, reportedAt: main)
    report(flagOf: main, gap.message(.xcode, placing: main), help: gap.help, related: related, fact: gap.fact)
  }

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

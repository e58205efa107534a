import IBLayout
import IBModel
import IBXML

extension Rule {
  static let undeterminedLayout = Rule(
    "undetermined_layout", .layout, options: [RuleOption.includesLikely.description],
    kinds: [
      Kind(
        "ambiguous_layout", .warning, inputs: [.frames],
        check: .inspection { inspection, findings in
          let includesLikely = findings[.includesLikely]
          for layout in inspection.layouts() {
            // `recorded_ambiguous` reports what Xcode recorded.
            for related in layout.faults.ambiguous where !related.contains(where: { $0.view.isRecordedAmbiguous }) {
              let group = related.filter { includesLikely || $0.confidence == .certain }
              if !group.isEmpty { findings.report(group, gaps: layout.gaps, in: inspection) }
            }
          }
          // Without a layout, a scene would pass as one without mistakes.
          let help = "Divide the document; no rule checks the layout of what exceeds a limit"
          for failure in inspection.layoutFailures() where failure.reason == .tooMuchWork {
            let message = "\(failure.root.reference) cannot be laid out: \(failure)"
            findings.report(failure.root.element, message, help: help)
          }
          for problem in inspection.problems where problem.kind.name == "tooLarge" {
            findings.report(problem.place, problem.message(in: inspection.document), help: help, object: problem.object)
          }
        }),
      Kind(
        "recorded_ambiguous", .warning, inputs: [.frames],
        check: .inspection { inspection, findings in
          // A grid places what is in its cells.
          let recorded = inspection.recordedViews(.ambiguous).filter {
            $0.verifiesAmbiguity && $0.superview?.kind != "gridView"
          }
          let gaps = RecordedGaps(recorded, in: inspection)
          let settled = gaps.explained.filter { inspection.settles($0.gap) }
          for (gap, views) in gaps.explained where !inspection.settles(gap) {
            findings.report(gap, of: views, atFlag: true)
          }
          // Gaps that do not matter in the app are one finding.
          if let (gap, views) = settled.first {
            let others = settled.dropFirst().map { other in
              Finding.Related(other.gap.view.element, other.gap.message(placing: other.gap.view))
            }
            findings.report(gap, of: views, atFlag: true, severity: .info, besides: others)
          }
          if let first = gaps.unexplained.first {
            findings.report(
              .ambiguous, of: gaps.unexplained,
              "Xcode could not place \(first.reference) when the document was saved", severity: .info,
              fact: Fact(first, .frame))
          }
        }),
    ])
}

extension Findings {
  /// Reports ambiguous views: one finding for each gap, and one for those that none explains.
  fileprivate mutating func report(_ group: [ViewLayout], gaps: [LayoutGap], in inspection: Inspection) {
    var remaining = group
    for gap in gaps {
      let affected = remaining.filter { $0.view == gap.view || gap.views.contains($0.view) }.map(\.view)
      remaining.removeAll { affected.contains($0.view) }
      if affected.isEmpty { continue }
      report(gap, of: affected, atFlag: false, severity: inspection.settles(gap) ? .info : nil)
    }
    guard let first = remaining.first else { return }
    let axes = first.ambiguousAxes.map(\.adverb).joined(separator: " and ")
    report(
      first.view.element, "constraints do not determine where \(first.view.reference) is \(axes), or how large",
      related: remaining.dropFirst().map {
        Finding.Related($0.view.element, "\($0.view.reference) is ambiguous as well")
      }, fact: Fact(first.view, .frame))
  }

  /// Reports a gap at its view, or at the first one that depends on it if the gap's view is not among the views.
  fileprivate mutating func report(
    _ gap: LayoutGap, of views: [Object], atFlag: Bool, severity: Severity? = nil,
    besides others: [Finding.Related] = []
  ) {
    guard let first = views.first else { return }
    let main = views.contains(gap.view) || gap.isOfScrolledContent && !atFlag ? gap.view : first
    let flag = atFlag ? main.element.attribute(Name(FrameFlag.ambiguous.rawValue)) : nil
    report(
      flag?.range ?? main.element.startTagRange, gap.message(placing: main), severity: severity,
      help: gap.help, object: main, related: gap.consequences(among: views, reportedAt: main) + others, fact: gap.fact)
  }
}

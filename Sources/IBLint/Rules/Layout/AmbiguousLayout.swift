import IBLayout
import IBModel
import IBScene

extension Rule {
  static let ambiguousLayout = Rule(
    "ambiguous_layout", .layout, .warning, aliases: ["ambiguous"], needsFrames: true,
    options: [RuleOption.includesLikely.description],
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

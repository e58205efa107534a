import IBLayout
import IBModel

extension Rule {
  static let overlappingViews = Rule(
    "overlapping_views", .layout, .warning, isOptIn: true, inputs: [.frames],
    check: .inspection { inspection, findings in
      for overlap in ViewOverlap.all(in: inspection.canvasLayouts) {
        findings.report(
          overlap.above.element, "\(overlap.above.reference) overlaps \(overlap.below.reference)",
          related: [Finding.Related(overlap.below.element, "the view below it")])
      }
    })
}

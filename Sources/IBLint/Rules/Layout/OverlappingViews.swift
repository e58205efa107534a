import IBLayout
import IBModel

extension Rule {
  static let overlappingViews = Rule(
    id: "overlapping_views", group: .layout, severity: .warning, isOptIn: true, needsFrames: true,
    summary: "texts or controls that overlap each other",
    reason: "Users cannot read one of the texts, or tap one control and get the other.",
    repair: "Size inspector › add a constraint for the distance between the two views",
    whenNotToUse: "Ignore it if code shows one of several views in the same place.",
    examples: [
      .bad(laidOut: labels(y: 50, isMarked: true)),
      .good(laidOut: labels(y: 70, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      for overlap in ViewOverlap.all(in: inspection.canvasLayouts) {
        findings.report(
          overlap.above.element, "\(overlap.above.reference) overlaps \(overlap.below.reference)",
          related: [Finding.Related(overlap.below.element, "the view below it")])
      }
    })

  private static func labels(y: Int, isMarked: Bool) -> String {
    let tag = #"<label text="Subtitle" textAlignment="natural" fixedFrame="YES" userLabel="Subtitle" id="lb2">"#
    return """
      <label text="Title" textAlignment="natural" fixedFrame="YES" userLabel="Title" id="lb1">
        <rect key="frame" x="20" y="40" width="200" height="21"/>
      </label>
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="\(y)" width="200" height="21"/>
      </label>
      """
  }
}

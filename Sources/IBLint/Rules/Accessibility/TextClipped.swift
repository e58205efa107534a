import IBLayout
import IBModel
import IBScene

extension Rule {
  static let textClipped = Rule(
    id: "text_clipped", group: .accessibility, severity: .info, isOptIn: true, needsFrames: true,
    options: [RuleOption.textSize.description],
    summary: "label whose text does not fit at a large text size",
    reason: """
      Users who choose larger text do not see the end of it. The text is measured at the size of the option. Sizes of \
      text are estimates, so a label is reported only if it lacks at least a twentieth of what it needs.
      """,
    repair:
      "Attributes inspector › set Lines to 0, and let the height follow the text; or let the label shrink its text",
    whenNotToUse: "Ignore it for texts that the app replaces with shorter ones.",
    examples: [
      .bad(laidOut: label(width: 60, isMarked: true)),
      .good(laidOut: label(width: 300, isMarked: false)),
    ],
    check: .inspection { inspection, findings in
      guard inspection.document.platform == .iOS else { return }
      let textSize = findings[.textSize]
      let situation = Situation(content: .measured, textSize: textSize)
      let measure = ContentMeasure(inspection.resolved(in: situation).environment)
      for scene in inspection.resolved(in: situation).scenes {
        guard let layout = try? inspection.engine.layout(of: scene, options: .framesOnly) else { continue }
        for view in scene.indices {
          if scene.isPlacedByCell(view) { continue }
          guard let clipped = ClippedText(scene[view], layout.frames[view], measure) else { continue }
          let object = scene[view].object
          findings.report(
            object.element,
            """
            \(object.reference) needs \(clipped.needed.short) points of \(clipped.axis) at the text size \
            `\(textSize.name)` and has \(clipped.available.short)
            """)
        }
      }
    })

  private static func label(width: Int, isMarked: Bool) -> String {
    let tag = #"<label text="Total of everything" fixedFrame="YES" userLabel="Total" id="la1">"#
    return """
      \(isMarked ? "«\(tag)»" : tag)
        <rect key="frame" x="20" y="40" width="\(width)" height="40"/>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """
  }
}

extension RuleOption<TextSize> {
  /// The text size of the user.
  fileprivate static let textSize = RuleOption.choice(
    "text_size", .extraExtraExtraLarge, "the text size the user has chosen", word: \.name)
}

import IBLayout
import IBModel

extension Rule {
  static let textClipped = Rule(
    "text_clipped", .accessibility, .info, isOptIn: true, inputs: [.frames], options: [RuleOption.textSize.description],
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
}

extension RuleOption<TextSize> {
  fileprivate static let textSize = RuleOption.choice(
    "text_size", .extraExtraExtraLarge, "the text size the user has chosen", word: \.name)
}

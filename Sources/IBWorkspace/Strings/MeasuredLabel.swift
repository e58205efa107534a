import IBLayout
import IBLint
import IBModel

package struct MeasuredLabel {
  package let view: ResolvedView
  let frame: Rect
  let confidence: Confidence
  let measure: ContentMeasure
  /// The room that its text lacks; nil if it fits.
  package let clipped: ClippedText?

  var isClipped: Bool { clipped != nil }

  package static func all(
    in loaded: LoadedDocument, _ situation: Situation = Situation(content: .measured),
    by resolver: SceneResolver
  ) -> [MeasuredLabel] {
    guard loaded.document.platform == .iOS else { return [] }
    var labels: [MeasuredLabel] = []
    let resolved = resolver.resolve(loaded, in: situation)
    let measure = ContentMeasure(resolved.environment)
    let engine = LayoutEngine()
    for scene in resolved.scenes {
      guard let layout = try? engine.layout(of: scene, options: .faults) else { continue }
      for view in scene.indices where !scene.isPlacedByCell(view) {
        guard case .label = scene[view].content else { continue }
        labels.append(
          MeasuredLabel(
            view: scene[view], frame: layout.frames[view], confidence: layout[view].confidence, measure: measure,
            clipped: ClippedText(scene[view], layout.frames[view], measure)))
      }
    }
    return labels
  }
}

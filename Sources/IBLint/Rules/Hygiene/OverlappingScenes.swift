import IBModel
import IBXML

extension Rule {
  static let overlappingScenes = Rule(
    "overlapping_scenes", .hygiene, .info, isOptIn: true,
    check: .document { document, findings in
      for (first, later) in document.scenes.repetitions(by: { CanvasPlace($0) }) {
        guard let place = later.element.child(withKey: "canvasLocation") else { continue }
        findings.report(
          place, "\(later.title) is in the same place on the canvas as \(first.title)",
          related: [Finding.Related(first.element, "the other scene")])
      }
    })
}

/// Where a scene is on the canvas.
private struct CanvasPlace: Hashable {
  let x: Double
  let y: Double

  /// nil where the document does not say it, or its numbers cannot be read.
  init?(_ scene: DocumentScene) {
    guard let point = scene.element.child(withKey: "canvasLocation"), let x = point.number(.x).value,
      let y = point.number(.y).value
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}

extension DocumentScene {
  /// The scene as messages name it.
  fileprivate var title: String { controller.map { "the scene of \($0.reference)" } ?? "the scene `\(id)`" }
}

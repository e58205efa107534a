import IBModel
import IBXML

extension Rule {
  static let overlappingScenes = Rule(
    id: "overlapping_scenes", group: .hygiene, severity: .info, isOptIn: true,
    summary: "two scenes in the same place on the canvas",
    reason: "The one in front hides the other, so people edit or delete the wrong one.",
    repair: "Drag one of the scenes to another place, and save",
    examples: [
      .bad(scenes(secondPlace: #"«<point key="canvasLocation" x="0.0" y="0.0"/>»"#)),
      .good(scenes(secondPlace: #"<point key="canvasLocation" x="750" y="0.0"/>"#)),
    ],
    check: .document { document, findings in
      for (first, later) in document.scenes.repetitions(by: { CanvasPlace($0) }) {
        guard let place = later.element.child(withKey: "canvasLocation") else { continue }
        findings.report(
          place, "\(later.title) is in the same place on the canvas as \(first.title)",
          related: [Finding.Related(first.element, "the other scene")])
      }
    })

  private static func scenes(secondPlace: String) -> String {
    """
    <scene sceneID="sc1">
      <objects>
        <viewController storyboardIdentifier="list" userLabel="List" id="vc1"/>
      </objects>
      <point key="canvasLocation" x="0.0" y="0.0"/>
    </scene>
    <scene sceneID="sc2">
      <objects>
        <viewController storyboardIdentifier="detail" userLabel="Detail" id="vc2"/>
      </objects>
      \(secondPlace)
    </scene>
    """
  }
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

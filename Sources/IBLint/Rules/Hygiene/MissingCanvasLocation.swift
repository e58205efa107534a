import IBModel

extension Rule {
  static let missingCanvasLocation = Rule(
    "missing_canvas_location", .hygiene, .info, isOptIn: true,
    check: .elements([.scene]) { element, _, findings in
      guard element.child(withKey: "canvasLocation") == nil else { return }
      findings.report(element, "the scene has no place on the canvas")
    })
}

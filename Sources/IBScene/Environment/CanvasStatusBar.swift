import IBModel

/// Heights of the status bar on Xcode's canvas, which differ from the devices' and changed with versions of the tools.
///
/// Source: measured on the frames Xcode stored.
enum CanvasStatusBar {
  /// A height from a version of the tools on, in points.
  private struct Step {
    var toolsVersion: Int
    var height: Double

    init(_ toolsVersion: Int, _ height: Double) {
      self.toolsVersion = toolsVersion
      self.height = height
    }
  }

  private static let homeButton = [Step(0, 20), Step(14800, 0), Step(21500, 20)]
  private static let roundedPad = [Step(0, 24)]

  private static let steps: [String: [Step]] = [
    "retina5_9": [Step(0, 44), Step(21500, 50)],
    "retina6_1": [Step(0, 44), Step(21500, 48)],
    "retina6_5": [Step(0, 44)],
    "retina6_0": [Step(0, 44), Step(21000, 47)],
    "retina6_7": [Step(0, 44), Step(21000, 47), Step(22000, 59)],
  ]

  /// - Parameter device: nil for a document that names none.
  static func height(on device: Device?, toolsVersion: Int) -> Double {
    let known: [Step]? =
      switch device?.shape {
      case .homeButton, nil: homeButton
      case .roundedPad: roundedPad
      case .notch, .island, .television: device?.canvasIdentifier.flatMap { steps[$0] }
      }
    guard let known else { return device?.portraitSafeArea.top ?? 0 }
    return known.last { $0.toolsVersion <= toolsVersion }?.height ?? 0
  }
}

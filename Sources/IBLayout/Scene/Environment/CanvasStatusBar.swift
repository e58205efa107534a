import IBModel

/// Heights of the status bar on Xcode's canvas, which differ from the devices' and changed with versions of Xcode.
///
/// Source: measured on the frames Xcode stored. Those of single devices are in the table of devices.
package enum CanvasStatusBar {
  /// A height from a release of Xcode on, in points.
  package struct Step: Sendable, Hashable {
    package var first: XcodeVersion
    package var height: Double

    init(_ first: XcodeVersion, _ height: Double) {
      self.first = first
      self.height = height
    }
  }

  static let homeButton = [Step(.v4, 20), Step(.v11, 0), Step(.v14_3, 20)]
  private static let homeButtonPad = [Step(.v4, 20), Step(.v11, 0), Step(.v14, 20)]
  private static let roundedPad = [Step(.v4, 24)]

  /// The heights for a shape; empty when each device has its own.
  static func standard(_ shape: Device.Shape, _ idiom: Device.Idiom) -> [Step] {
    switch shape {
    case .homeButton: idiom == .pad ? homeButtonPad : homeButton
    case .roundedPad: roundedPad
    case .notch, .island, .television: []
    }
  }
}

extension SceneEnvironment {
  /// The height of the status bar that the canvas shows above a scene in portrait, in points.
  public var canvasStatusBarHeight: Double {
    if isMacWindow { return 0 }
    let steps = device?.canvasStatusBar ?? CanvasStatusBar.homeButton
    if let device, steps.isEmpty { return device.statusBar }
    let shape = device?.shape ?? .homeButton
    return steps.last { $0.first <= xcodeVersion && situation.follows(.statusBar(shape, $0)) }?.height ?? 0
  }
}

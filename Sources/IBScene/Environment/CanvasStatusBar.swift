import IBModel

/// Heights of the status bar on Xcode's canvas, which differ from the devices' and changed with versions of Xcode.
///
/// Source: measured on the frames Xcode stored. Those of single devices are in the table of devices.
enum CanvasStatusBar {
  /// A height from a release of Xcode on, in points.
  struct Step: Sendable, Hashable {
    var first: XcodeVersion
    var height: Double

    init(_ first: XcodeVersion, _ height: Double) {
      self.first = first
      self.height = height
    }
  }

  private static let homeButton = [Step(.v4, 20), Step(.v11, 0), Step(.v14_3, 20)]
  private static let roundedPad = [Step(.v4, 24)]

  /// The heights of devices of a shape; empty when each has its own.
  static func standard(_ shape: Device.Shape) -> [Step] {
    switch shape {
    case .homeButton: homeButton
    case .roundedPad: roundedPad
    case .notch, .island, .television: []
    }
  }

  /// The height of the status bar, in points.
  /// - Parameter device: nil for a document that names none.
  static func height(on device: Device?, _ version: XcodeVersion) -> Double {
    let steps = device?.canvasStatusBar ?? homeButton
    if let device, steps.isEmpty { return device.portraitSafeArea.top }
    return steps.last { $0.first <= version }?.height ?? 0
  }
}

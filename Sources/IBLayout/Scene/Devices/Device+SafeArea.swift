import IBModel

extension Device {
  /// Returns the safe area of a full-screen view without bars.
  ///
  /// Sources: iOS 26, all devices since iPhone 16 and iPad (10th generation): probed on simulators of iOS 26.5,
  /// github.com/aloisdeniel/flutter_device_preview, device_specs; the 32 of iPads with a home button:
  /// pub.dev/documentation/flutterware/0.7.0. Before: 44 and 21 of a phone on its side,
  /// useyourloaf.com/blog/supporting-iphone-x; 24 and 20 of iPads, frames that Xcode stored up to Xcode 16 (one
  /// simulator before iOS 26 said 25). Estimated: phones older than iPhone 16 on their side in iOS 26, assumed to be
  /// like those.
  public func safeArea(_ orientation: Orientation, on system: SystemRelease = .current) -> Insets {
    let isUpright = orientation == .portrait
    let isNew = system >= .iOS26
    switch shape {
    case .television: return Device.overscan
    case .homeButton where idiom == .phone: return Insets(top: isUpright ? statusBar : 0)
    case .homeButton: return Insets(top: isNew ? Device.newPad.top : statusBar)
    case .roundedPad: return isNew ? Device.newPad : Insets(top: statusBar, bottom: 20)
    case .notch, .island:
      if isUpright { return Insets(top: statusBar, bottom: 34) }
      // A phone on its side has no status bar; the space of the notch or island stays free on both sides.
      return Insets(left: statusBar, bottom: isNew ? 20 : 21, right: statusBar)
    }
  }

  private static let newPad = Insets(top: 32, bottom: 25)

  /// Source: Apple's Human Interface Guidelines, Layout, tvOS: 60 points above and below, 80 at the sides.
  private static let overscan = Insets(top: 60, left: 80, bottom: 60, right: 80)
}

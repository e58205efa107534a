import IBModel
import IBScene

/// What bars add to the safe area of an app that runs, in points.
///
/// Sources: 44 and 49, 32 on their side on phones that are compact there, 50 on iPads, and 54 since iOS 26:
/// github.com/QuintGao/GKNavigationBarSwift, GKNavigationBarConfigure.swift, and the defaults of
/// github.com/react-navigation/react-navigation. Phones on their side in iOS 26: 78 below the edge of the screen, measured on
/// an iPhone 17 Pro, react-navigation pull request 13256; the other source agrees for large phones (24 + 54) and says
/// 24 + 32 for compact ones. Tab bars in iOS 26: 49 and, on their side, 32, by the frames of Xcode 26's canvas.
///
/// Estimated: toolbars on their side, which are taken to be as high as tab bars; phones with a home button on their side in
/// iOS 26; tab bars of iPads, which are at the top since iPadOS 18, where no public source says what they add.
struct RunTimeBars {
  let navigation: Double
  let tab: Double
  let toolbar: Double

  init(_ device: Device, _ orientation: Orientation, on system: SystemRelease) {
    let isLow = device.idiom == .phone && orientation == .landscape
    let isCompact = isLow && device.sizeClasses(orientation).width == .compact
    tab = isCompact ? 32 : 49
    toolbar = tab
    navigation =
      switch (system, device.idiom) {
      case (.iOS26, _): isLow ? 24 + 54 : 54
      case (.iOS18, .pad): 50
      case (.iOS18, _): isCompact ? 32 : 44 - (isLow ? 0 : RunTimeBars.overlap(on: device))
      }
  }

  /// How far a navigation bar begins above the end of the safe area beside the Dynamic Island, before iOS 26.
  ///
  /// Source: its y of 53⅔ and 56⅓, github.com/QuintGao/GKNavigationBarSwift; react-navigation says 56⅔ for the second.
  private static func overlap(on device: Device) -> Double {
    guard device.shape == .island else { return 0 }
    return device.statusBar <= 59 ? 59 - 161.0 / 3 : 62 - 169.0 / 3
  }
}

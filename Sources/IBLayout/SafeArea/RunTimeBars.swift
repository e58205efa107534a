import IBModel

/// The heights that bars add to the safe area of an app that runs, in points.
///
/// Sources: 44 and 49, 32 on their side on phones that are compact there, 50 on iPads, and 54 since iOS 26:
/// github.com/QuintGao/GKNavigationBarSwift, GKNavigationBarConfigure.swift, and the defaults of
/// github.com/react-navigation/react-navigation. Phones on their side in iOS 26: 78 below the edge of the screen,
/// measured on an iPhone 17 Pro, react-navigation pull request 13256; the other source agrees for large phones (24 +
/// 54) and says 24 + 32 for compact ones. Tab bars in iOS 26: 49 and, on their side, 32, by the frames of Xcode 26's
/// canvas.
///
/// Estimated: toolbars on their side, assumed to be as high as tab bars; phones with a home button on their side in iOS
/// 26; tab bars of iPads, which are at the top since iPadOS 18, for which no public source has a height.
struct RunTimeBars {
  let navigation: Double
  let tab: Double
  let toolbar: Double

  init(_ device: Device, in environment: SceneEnvironment) {
    let isOnItsSide = device.idiom == .phone && environment.orientation == .landscape
    let isLow = isOnItsSide && device.sizeClasses(environment.orientation).width == .compact
    let height = { (bar: String, variant: String) in
      environment.number(.height, of: bar, variant, on: environment.system)?.value ?? 0
    }
    tab = height("tab bar", isLow ? "run time, low" : "run time")
    toolbar = tab
    if device.idiom == .pad {
      navigation = height("navigation bar", "run time, pad")
    } else if isOnItsSide {
      navigation = height("navigation bar", isLow ? "run time, low" : "run time, on its side")
    } else {
      let overlap = environment.system >= .iOS26 ? 0 : RunTimeBars.overlap(on: device)
      navigation = height("navigation bar", "run time") - overlap
    }
  }

  /// The distance from the top of a navigation bar to the end of the safe area beside the Dynamic Island, before iOS
  /// 26.
  ///
  /// Source: its y of 53⅔ and 56⅓, github.com/QuintGao/GKNavigationBarSwift; react-navigation says 56⅔ for the second.
  private static func overlap(on device: Device) -> Double {
    guard device.shape == .island else { return 0 }
    return device.statusBar <= 59 ? 59 - 161.0 / 3 : 62 - 169.0 / 3
  }
}

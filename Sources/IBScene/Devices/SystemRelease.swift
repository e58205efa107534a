/// A generation of iOS and iPadOS, as far as the parts of the screen differ that bars and sensors leave free.
public enum SystemRelease: String, Sendable, CaseIterable, Comparable {
  /// iOS 18 and before.
  case iOS18 = "18"
  /// iOS 26 and later, in apps that were built with Xcode 26.
  case iOS26 = "26"

  /// The generation of today's apps.
  public static let current = iOS26

  /// By age.
  public static func < (left: SystemRelease, right: SystemRelease) -> Bool { left.rawValue < right.rawValue }
}

extension Device {
  /// The generations of iOS that run on it.
  ///
  /// Sources: support.apple.com/guide/iphone/iphe3fa5df43 and support.apple.com/guide/ipad/ipad213a25b2, the models that iOS
  /// and iPadOS 26 run on; devices from September 2025 on came with them.
  public var systems: ClosedRange<SystemRelease> {
    if Device.newWithiOS26.contains(name) { return .iOS26 ... .iOS26 }
    return .iOS18...(Device.withoutiOS26.contains(name) ? .iOS18 : .iOS26)
  }

  private static let newWithiOS26: Set = [
    "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air", "iPad Pro 11-inch (M5)",
    "iPad Pro 13-inch (M5)", "iPad Air 11-inch (M4)", "iPad Air 13-inch (M4)",
  ]

  private static let withoutiOS26: Set = [
    "iPhone 4", "iPhone 4s", "iPhone 5", "iPhone 5s", "iPhone 5c", "iPhone SE (1st generation)", "iPhone 6",
    "iPhone 6s",
    "iPhone 7", "iPhone 8", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus", "iPhone X",
    "iPhone XS",
    "iPhone XS Max", "iPhone XR", "iPad mini 2", "iPad mini 3", "iPad mini 4", "iPad (3rd generation)",
    "iPad (4th generation)", "iPad (5th generation)", "iPad (6th generation)", "iPad (7th generation)",
    "iPad Air (1st generation)", "iPad Air 2", "iPad Pro 9.7-inch", "iPad Pro 10.5-inch",
    "iPad Pro 12.9-inch (1st generation)", "iPad Pro 12.9-inch (2nd generation)",
  ]
}

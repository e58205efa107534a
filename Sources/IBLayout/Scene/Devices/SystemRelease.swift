/// A generation of iOS and iPadOS, distinguished by the parts of the screen that bars and sensors leave free.
public enum SystemRelease: String, Sendable, CaseIterable, Comparable {
  /// iOS 18 and before.
  case iOS18 = "18"
  /// iOS 26 and later, in apps that were built with Xcode 26.
  case iOS26 = "26"

  /// The generation of today's apps.
  public static let current = iOS26

  /// Orders generations by age.
  public static func < (left: SystemRelease, right: SystemRelease) -> Bool { left.rawValue < right.rawValue }
}

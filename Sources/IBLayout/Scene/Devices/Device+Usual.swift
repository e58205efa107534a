import IBModel

extension Device {
  /// Returns the devices that layouts are checked for by default: the smallest, the most common and the largest
  /// screens.
  public static func usual(on platform: Platform) -> [Device] {
    let names: [String] =
      switch platform {
      case .iOS: usualPhonesAndPads
      case .tvOS: ["Apple TV"]
      case .macOS, .watchOS: []
      }
    return all.filter { names.contains($0.name) }
  }

  /// Returns the devices of a platform that layouts are checked for: those that are configured, or the usual ones.
  package static func checked(on platform: Platform, among configured: [Device]?) -> [Device] {
    configured?.filter { $0.runs(platform) } ?? usual(on: platform)
  }

  /// The usual devices on which a document is shown by default: a phone and a tablet.
  package static func shown(on platform: Platform) -> [Device] {
    usual(on: platform).filter { platform != .iOS || ["iPhone 17", "iPad mini (A17 Pro)"].contains($0.name) }
  }

  /// The newest devices of each kind, suggested for unknown names.
  static let newest: [Device] = all.filter { newestNames.contains($0.name) }

  private static let newestNames = [
    "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air", "iPad (A16)", "iPad mini (A17 Pro)",
    "iPad Air 11-inch (M4)", "iPad Air 13-inch (M4)", "iPad Pro 11-inch (M5)", "iPad Pro 13-inch (M5)", "Apple TV 4K",
  ]

  private static let usualPhonesAndPads = [
    "iPhone SE (1st generation)", "iPhone SE (3rd generation)", "iPhone 17", "iPhone 17 Pro Max", "iPad mini (A17 Pro)",
    "iPad Pro 13-inch (M5)",
  ]
}

import IBModel

/// The oldest systems that the targets of a project run on.
package struct DeploymentTargets: Sendable, Hashable {
  package private(set) var ranges: [Platform: ClosedRange<SystemVersion>] = [:]

  package init() {}

  package mutating func add(_ version: SystemVersion, for platform: Platform) {
    let known = ranges[platform] ?? version...version
    ranges[platform] = min(known.lowerBound, version)...max(known.upperBound, version)
  }

  /// Adds the targets of a `project.pbxproj`, `.xcconfig` or `Package.swift`.
  package mutating func add(settings text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      addSetting(in: line)
      addPackagePlatforms(in: line)
    }
  }

  private static let settings: [(name: String, platform: Platform)] = [
    ("IPHONEOS_DEPLOYMENT_TARGET", .iOS), ("MACOSX_DEPLOYMENT_TARGET", .macOS),
    ("TVOS_DEPLOYMENT_TARGET", .tvOS), ("WATCHOS_DEPLOYMENT_TARGET", .watchOS),
  ]

  /// `IPHONEOS_DEPLOYMENT_TARGET = 13.0;`
  private mutating func addSetting(in line: Substring) {
    guard line.utf8.count < 200, let mark = line.firstIndex(of: "=") else { return }
    let name = line[..<mark]
    for setting in DeploymentTargets.settings where name.contains(setting.name) {
      let value = line[line.index(after: mark)...].filter { !" ;\"".contains($0) }
      if let version = SystemVersion(value) { add(version, for: setting.platform) }
    }
  }

  private static let packageNames: [(name: String, platform: Platform)] = [
    (".iOS(.v", .iOS), (".macOS(.v", .macOS), (".tvOS(.v", .tvOS), (".watchOS(.v", .watchOS),
  ]

  /// `.iOS(.v13)` and `.macOS(.v10_15)`
  private mutating func addPackagePlatforms(in line: Substring) {
    guard line.contains("(.v") else { return }
    for (name, platform) in DeploymentTargets.packageNames {
      guard let start = line.firstRange(of: name)?.upperBound else { continue }
      let number = line[start...].prefix { $0.isNumber || $0 == "_" }
      if let version = SystemVersion(String(number).replacing("_", with: ".")) { add(version, for: platform) }
    }
  }
}

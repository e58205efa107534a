import IBBase
import IBModel

/// The oldest systems that the targets of a project run on.
package struct DeploymentTargets: Sendable, Hashable {
  package private(set) var ranges: [Platform: ClosedRange<SystemVersion>] = [:]

  package init() {}

  package mutating func add(_ version: SystemVersion, for platform: Platform) {
    let known = ranges[platform] ?? version...version
    ranges[platform] = min(known.lowerBound, version)...max(known.upperBound, version)
  }

  package mutating func formUnion(_ other: DeploymentTargets) {
    for (platform, range) in other.ranges {
      add(range.lowerBound, for: platform)
      add(range.upperBound, for: platform)
    }
  }

  /// The platform of a build setting such as `IPHONEOS_DEPLOYMENT_TARGET`; nil for another one.
  static func platform(ofSetting name: some StringProtocol) -> Platform? {
    marks[0].names.first { name == $0.name + marks[0].text }?.platform
  }

  /// Adds the targets of a `project.pbxproj`, `.xcconfig` or `Package.swift`.
  package mutating func add(settings: [UInt8]) {
    for (mark, names) in DeploymentTargets.marks {
      var rest = settings[...]
      while let found = rest.range(of: mark) {
        let before = settings[..<found.lowerBound]
        rest = rest[found.upperBound...]
        let value = rest.drop { " =\"".utf8.contains($0) }.prefix { "0123456789._".utf8.contains($0) }
        guard let (_, platform) = names.first(where: { before.suffix($0.name.utf8.count).elementsEqual($0.name.utf8) }),
          let version = SystemVersion(String(decoding: value, as: UTF8.self).replacing("_", with: "."))
        else { continue }
        add(version, for: platform)
      }
    }
  }

  /// `IPHONEOS_DEPLOYMENT_TARGET = 13.0;`, `.iOS(.v13)` and `.macOS(.v10_15)`
  private static let marks: [(text: String, names: [(name: String, platform: Platform)])] = [
    ("_DEPLOYMENT_TARGET", [("IPHONEOS", .iOS), ("MACOSX", .macOS), ("TVOS", .tvOS), ("WATCHOS", .watchOS)]),
    ("(.v", [(".iOS", .iOS), (".macOS", .macOS), (".tvOS", .tvOS), (".watchOS", .watchOS)]),
  ]
}

// Serialization for the cache.
extension DeploymentTargets: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(
      ranges.sorted { $0.key.rawValue < $1.key.rawValue }.map { platform, range in
        [platform.rawValue, "\(range.lowerBound)", "\(range.upperBound)"]
      })
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    for words in try reader.value() as [[String]] where words.count == 3 {
      guard let platform = Platform(rawValue: words[0]) else { continue }
      for version in words.dropFirst().compactMap({ SystemVersion($0) }) { add(version, for: platform) }
    }
  }
}

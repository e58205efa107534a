import IBXML

/// Facts about documents and fonts from the Info.plists of a project.
package struct AppInformation: Sendable, Hashable {
  /// The launch screen storyboards.
  package private(set) var launchStoryboards: Set<String> = []
  /// The storyboards and nibs that apps load first.
  package private(set) var mainDocuments: Set<String> = []
  package private(set) var fontFiles: Set<String> = []

  package init() {}

  /// Adds the facts in an XML Info.plist; skips other formats.
  package mutating func add(propertyList bytes: [UInt8]) {
    for (key, values) in AppInformation.values(in: bytes) {
      switch key {
      case AppInformation.launchKey: launchStoryboards.formUnion(values)
      case _ where AppInformation.mainKeys.contains(key): mainDocuments.formUnion(values)
      case "UIAppFonts": fontFiles.formUnion(values)
      default: break
      }
    }
  }

  private static let launchKey = "UILaunchStoryboardName"
  private static let mainKeys: Set<String> = [
    "UIMainStoryboardFile", "NSMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
    "NSMainNibFile", "UISceneStoryboardFile", "NSExtensionMainStoryboard",
  ]

  static func namesDocument(_ key: String) -> Bool { key == launchKey || namesMainDocument(key) }

  static func namesMainDocument(_ key: String) -> Bool { mainKeys.contains(key) }

  package var documentNames: Set<String> { launchStoryboards.union(mainDocuments) }

  /// Keys with the strings between each of them and the next key.
  private static func values(in bytes: [UInt8]) -> [(String, [String])] {
    bytes[...].parts(after: "<key>").compactMap { part in
      guard let end = part.range(of: "</key>") else { return nil }
      let strings = part[end.upperBound...].parts(after: "<string>").compactMap { rest in
        rest.range(of: "</string>").map { String(decoding: rest[..<$0.lowerBound], as: UTF8.self) }
      }
      return (String(decoding: part[..<end.lowerBound], as: UTF8.self), strings)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The bytes after each of the places of a mark, up to the next one.
  fileprivate func parts(after mark: String) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start = range(of: mark)?.upperBound
    while let place = start {
      let next = self[place...].range(of: mark)
      parts.append(self[place..<(next?.lowerBound ?? endIndex)])
      start = next?.upperBound
    }
    return parts
  }
}

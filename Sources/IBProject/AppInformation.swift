import IBBase

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
    var values: [(String, [String])] = []
    var place = 0
    while let open = bytes[place...].firstIndex(of: UInt8(ascii: "<")) {
      place = open + 1
      for (tag, end) in [("key>", "</key>"), ("string>", "</string>")] where bytes[place...].starts(with: tag.utf8) {
        guard let close = bytes[place...].range(of: end)?.lowerBound else { continue }
        let text = String(decoding: bytes[(place + tag.utf8.count)..<close], as: UTF8.self)
        if tag == "key>" { values.append((text, [])) }
        if tag != "key>", !values.isEmpty { values[values.count - 1].1.append(text) }
      }
    }
    return values
  }
}

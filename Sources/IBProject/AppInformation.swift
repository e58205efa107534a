/// Facts about documents and fonts from the Info.plists of a project.
package struct AppInformation: Sendable, Hashable {
  /// The launch screen storyboards.
  package private(set) var launchStoryboards: Set<String> = []
  /// The storyboards and nibs that apps load first.
  package private(set) var mainDocuments: Set<String> = []
  package private(set) var fontFiles: Set<String> = []

  package init() {}

  /// Adds the facts in an XML Info.plist; skips other formats.
  package mutating func add(propertyList text: String) {
    for (key, values) in AppInformation.values(in: text) {
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
  private static func values(in text: String) -> [(String, [String])] {
    text.split(separator: "<key>", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstRange(of: "</key>") else { return nil }
      let values = part[end.upperBound...].split(separator: "<string>", omittingEmptySubsequences: false)
      let strings = values.dropFirst().compactMap { rest in
        rest.firstRange(of: "</string>").map { String(rest[..<$0.lowerBound]) }
      }
      return (String(part[..<end.lowerBound]), strings)
    }
  }
}

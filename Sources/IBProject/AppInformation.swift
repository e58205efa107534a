/// What the Info.plists of a project say about documents and fonts.
package struct AppInformation: Sendable, Hashable {
  /// The storyboards that the system shows while it launches an app.
  package private(set) var launchStoryboards: Set<String> = []
  /// The storyboards and nibs that apps load first.
  package private(set) var mainDocuments: Set<String> = []
  /// The font files that apps register.
  package private(set) var fontFiles: Set<String> = []

  /// No information.
  package init() {}

  /// Adds what an Info.plist in XML says; other contents are skipped.
  package mutating func add(propertyList text: String) {
    for (key, values) in AppInformation.values(in: text) {
      switch key {
      case "UILaunchStoryboardName": launchStoryboards.formUnion(values)
      case "UIMainStoryboardFile", "NSMainStoryboardFile", "UIMainStoryboardFile~ipad", "UIMainStoryboardFile~iphone",
        "NSMainNibFile", "UISceneStoryboardFile", "NSExtensionMainStoryboard":
        mainDocuments.formUnion(values)
      case "UIAppFonts": fontFiles.formUnion(values)
      default: break
      }
    }
  }

  /// Keys with the strings that follow each of them, up to the next key.
  private static func values(in text: String) -> [(String, [String])] {
    text.split(separator: "<key>").dropFirst().compactMap { part in
      guard let end = part.firstRange(of: "</key>") else { return nil }
      let strings = part[end.upperBound...].split(separator: "<string>").dropFirst().compactMap { rest in
        rest.firstRange(of: "</string>").map { String(rest[..<$0.lowerBound]) }
      }
      return (String(part[..<end.lowerBound]), strings)
    }
  }
}

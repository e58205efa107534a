import IBBase
import IBLayout
import IBLint
import IBModel

/// A survey of a project for its first configuration.
package struct ProjectSurvey {
  /// The number of documents by platform.
  private var counts: [Platform: Int] = [:]
  private let pathCount: Int
  /// Folders at the top that usually hold the code of others, and contain documents.
  private let foreignFolders: [String]
  /// The languages with an `.lproj` folder beside or around a document.
  private let languages: Set<String>

  private static let usualForeignFolders: Set<String> = [
    "vendor", "thirdparty", "third_party", "third-party", "external", "externals", "frameworks", "dependencies",
    "submodules", "build", "libs", "libraries", "samples", "examples",
  ]

  /// - Parameter paths: the documents, relative to the current folder.
  package init(_ paths: [String]) {
    pathCount = paths.count
    for path in paths {
      guard let bytes = try? FileBytes.readWhole(path), let document = try? Document(parsing: bytes) else { continue }
      counts[document.platform, default: 0] += 1
    }
    let top = Set(paths.compactMap { $0.contains("/") ? $0.split(separator: "/").first.map(String.init) : nil })
    foreignFolders = top.filter { ProjectSurvey.usualForeignFolders.contains($0.lowercased()) }.sorted()
    languages = Set(paths.flatMap(StringsFiles.languages))
  }

  package var summary: String {
    let parts = Platform.allCases.compactMap { platform in
      counts[platform].map { "\(counted($0, "document")) for \(platform.rawValue)" }
    }
    let unread = pathCount - counts.values.reduce(0, +)
    let rest = unread == 0 ? [] : ["\(counted(unread, "file")) that `ibt lint` explains"]
    return pathCount == 0 ? "a project without documents" : (parts + rest).joined(separator: ", ")
  }

  package var configurationText: String {
    var yaml = YAMLText()
    yaml.comment("Configuration of ibt: `ibt config show` shows what holds for a document, `ibt help config` lists the")
    yaml.comment("keys. Documents that git ignores, Pods, Carthage and DerivedData are left out anyway.")
    if !foreignFolders.isEmpty {
      yaml.space()
      yaml.comment("These folders look like the code of others.")
      yaml.list("exclude", foreignFolders.map { "/\($0)" })
    }
    yaml.space()
    // A run without a configuration has the same rules: a first file reports nothing new.
    yaml.comment("More rules: a11y (accessibility), l10n (localization), pedantic, or single ones of `ibt rules`.")
    if languages.subtracting(["Base"]).count > 1 {
      let languages = languages.subtracting(["Base"]).sorted().joined(separator: ", ")
      yaml.comment("The app is translated (\(languages)): `ibt lint --select l10n` checks its translations.")
    }
    yaml.list("select", ["default"])
    if !devices.isEmpty {
      yaml.space()
      yaml.comment("The screens that layouts are checked for; `ibt devices` lists all.")
      yaml.list("devices", devices)
    }
    return yaml.text
  }

  private var devices: [String] {
    counts.keys.filter { counts[$0] != nil }.ordered { $0.rawValue }
      .flatMap { Device.usual(on: $0) }.map(\.name)
  }
}

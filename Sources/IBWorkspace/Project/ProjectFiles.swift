import IBProject
import SystemPackage

/// The files of a project that concern its documents, listed once.
///
/// Hidden folders, dependencies and build products are skipped, and links to folders are not followed.
struct ProjectFiles: Sendable {
  var sources: [String] = []
  /// Asset folders, and loose image files.
  var assets: [String] = []
  /// The files that determine whether asset names include that of their folder.
  var assetGroups: [String] = []
  private(set) var fonts: [String] = []
  var propertyLists: [String] = []
  /// Files that state deployment targets.
  private(set) var settings: [String] = []
  private(set) var documents: [String] = []
  /// Other files that may name documents: data, and code in C.
  private(set) var data: [String] = []
  /// Other texts that may name resources: pages, style sheets, intents.
  private(set) var texts: [String] = []
  private(set) var strings: [String] = []
  private var hasCodeInOtherLanguages = false
  /// Whether the app has code in unsupported languages. In a project of Xcode, only a library has.
  var hasOtherLanguages: Bool { hasCodeInOtherLanguages && !settings.contains { $0.hasSuffix(".pbxproj") } }
  /// The lists of the libraries that the project uses.
  private(set) var dependencyLists: [String] = []
  /// Folders and files with libraries, and links to files, which may be elsewhere.
  private(set) var libraries: [String] = []
  /// Whether the limit was reached before everything was listed.
  private(set) var isTruncated = false

  var all: [String] { sources + documents + settings + propertyLists + data }

  /// A limit about ten times the size of the largest projects.
  private static let mostEntries = 400_000

  init(_ folder: FilePath) {
    var remaining = [folder]
    var count = 0
    while let next = remaining.popLast() {
      // Strings, because `FilePath` takes longer than listing the folders.
      let start = next == "." ? "" : next.string.hasSuffix("/") ? next.string : next.string + "/"
      for entry in (try? FolderEntry.entries(of: next)) ?? [] {
        count += 1
        guard entry.isUTF8 else { continue }
        let name = entry.text
        if name == ".gitmodules" { dependencyLists.append(start + name) }
        if name.utf8.first == UInt8(ascii: ".") { continue }
        switch try? entry.type(at: next.entry(entry.name)) {
        case .directory:
          let folder = next.entry(entry.name)
          if enters(folder, name) { remaining.append(folder) }
        case .regular: add(start + name, name)
        // A source that is elsewhere.
        case .symbolicLink where DocumentPaths.isFile(next.entry(entry.name)): libraries.append(start + name)
        default: break
        }
      }
      guard count < ProjectFiles.mostEntries else {
        isTruncated = true
        return
      }
    }
    // Sorted once for all uses that need a file-system independent order.
    sources.sort()
    documents.sort()
    libraries.sort()
  }

  var hasDependencies: Bool { !dependencyLists.isEmpty || !libraries.isEmpty }

  private static let buildProducts: Set<String> = ["build"]
  /// Localization catalogs that Xcode exports contain copies of documents.
  private static let exportExtension = ".xcloc"
  private static let libraryExtensions: Set<String> = [
    "framework", "xcframework", "a", "dylib", "tbd", "artifactbundle",
  ]
  private static let namesOfDependencyLists: Set<String> = [
    "Podfile", "Podfile.lock", "Cartfile", "Cartfile.resolved", "Package.resolved",
  ]

  /// Whether to search a folder. Asset and library folders are recorded instead.
  private mutating func enters(_ folder: FilePath, _ name: String) -> Bool {
    if isForeignFolder(name) {
      libraries.append(folder.string)
      return false
    }
    if ProjectFiles.buildProducts.contains(name) || name.hasSuffix(ProjectFiles.exportExtension) { return false }
    guard let suffix = folder.extension else { return true }
    if ProjectFiles.libraryExtensions.contains(suffix) {
      libraries.append(folder.string)
      return false
    }
    guard AssetLibrary.Kind.isAsset(folderExtension: suffix) else { return true }
    assets.append(folder.string)
    return false
  }

  private mutating func add(_ path: String, _ name: String) {
    let suffix = name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch suffix {
    case _ where SourceFile.Language(fileExtension: suffix) != nil:
      sources.append(path)
      if name == "Package.swift" { settings.append(path) }
    case "storyboard", "xib": documents.append(path)
    case "plist": propertyLists.append(path)
    case "pbxproj", "xcconfig": settings.append(path)
    case "json" where name == "Contents.json": assetGroups.append(path)
    case "json", "js", "yml", "yaml", "c", "cc", "cpp", "hpp", "pch": data.append(path)
    case "html", "htm", "css", "xml", "intentdefinition", "sdef", "stringsdict", "txt": texts.append(path)
    // A data model, which names classes.
    case "" where name == "contents": texts.append(path)
    case "strings", "xcstrings": strings.append(path)
    case "cs", "fs", "pas", "lpr": hasCodeInOtherLanguages = true
    case _ where ProjectFiles.namesOfDependencyLists.contains(name): dependencyLists.append(path)
    case _ where ProjectFiles.libraryExtensions.contains(suffix): libraries.append(path)
    case _ where FontLibrary.extensions.contains(suffix): fonts.append(path)
    case _ where LooseImage(path) != nil: assets.append(path)
    default: break
    }
  }
}

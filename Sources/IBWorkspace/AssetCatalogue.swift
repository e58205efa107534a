/// Image sets of the asset catalogues near a document; what their files mean is for others to say.
public struct AssetCatalogue: Sendable {
  /// A folder `*.imageset`.
  public struct ImageSet: Sendable {
    /// The folder's name without its extension.
    public var name: String
    /// The folders between the catalogue and the image set, outermost first.
    public var groups: [Group]
    /// The bytes of its `Contents.json`.
    public var contents: [UInt8]
    /// Where it lies.
    public var path: String

    /// The first bytes of a file in the image set, enough for the header of an image; nil when it cannot be read.
    public func beginning(of file: String) -> [UInt8]? {
      guard !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
      return try? FileBytes.read(joined(path, file), atMost: AssetCatalogue.headerLength)
    }
  }

  /// A folder that groups image sets.
  public struct Group: Sendable {
    /// The folder's name.
    public var name: String
    /// The bytes of its `Contents.json`; empty when it has none.
    public var contents: [UInt8]
  }

  /// Enough for PDFs of a few shapes, whose page size may stand anywhere.
  static let headerLength = 262_144
  /// Folders are searched this deep below the project's.
  private static let depth = 8
  /// The project's folder is looked for this far above the document's.
  private static let height = 8

  /// Folders of other people's packages and of products, which hold no images of the document.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

  /// The image sets of all catalogues in the project a document belongs to, sorted by path. Folders that cannot be
  /// read are passed over.
  public static func imageSets(near document: String) -> [ImageSet] {
    catalogues(below: projectFolder(of: document), depth: depth).sorted().flatMap { catalogue in
      var sets: [ImageSet] = []
      collect(catalogue, groups: [], depth: depth, into: &sets)
      return sets.sorted { $0.path < $1.path }
    }
  }

  /// The nearest folder at or above the document's that holds a project, a package or a repository; else its own.
  private static func projectFolder(of document: String) -> String {
    let own = document.utf8.contains(UInt8(ascii: "/")) ? parent(of: document) : "."
    var folder = own
    for _ in 0..<height {
      let names = ((try? FolderEntry.entries(of: folder)) ?? []).map(\.name)
      if names.contains(where: isProject) { return folder }
      folder = folder == "." || folder == ".." || folder.hasSuffix("/..") ? joined(folder, "..") : parent(of: folder)
      if folder == "/" { break }
    }
    return own
  }

  private static func isProject(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private static func catalogues(below folder: String, depth: Int) -> [String] {
    guard depth > 0 else { return [] }
    return folders(in: folder).filter { !foreign.contains($0) }.flatMap { name in
      let path = DocumentPaths.path(of: name, in: folder)
      return name.hasSuffix(".xcassets") ? [path] : catalogues(below: path, depth: depth - 1)
    }
  }

  private static func collect(_ folder: String, groups: [Group], depth: Int, into sets: inout [ImageSet]) {
    guard depth > 0 else { return }
    for name in folders(in: folder) {
      let path = joined(folder, name)
      let contents = (try? FileBytes.read(joined(path, "Contents.json"), atMost: headerLength)) ?? []
      if name.hasSuffix(".imageset") {
        sets.append(ImageSet(name: String(name.dropLast(9)), groups: groups, contents: contents, path: path))
      } else if !name.utf8.contains(UInt8(ascii: ".")) {
        collect(path, groups: groups + [Group(name: name, contents: contents)], depth: depth - 1, into: &sets)
      }
    }
  }

  /// Names of the folders in a folder that are not hidden; links are not followed.
  private static func folders(in folder: String) -> [String] {
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    return entries.filter { entry in
      guard !entry.isHidden, entry.isNameUTF8 else { return false }
      return (try? entry.kind(at: joined(folder, entry.name))) == .folder
    }.map(\.name)
  }
}

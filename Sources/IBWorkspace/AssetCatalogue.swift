import IBAssets

/// Finds the asset catalogues near a document and the image sets in them.
public enum AssetCatalogue {
  /// Bytes read of a file; enough for small PDFs, whose page size may be anywhere in them.
  static let headerLength = 262_144
  /// How many levels of folders below the project's are searched.
  private static let depth = 8
  /// How many levels above the document's folder the project's folder may be.
  private static let height = 8

  /// Folders of dependencies and build products, which contain no images of the document.
  private static let foreign: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

  /// The images of all catalogues in the project that a document belongs to.
  ///
  /// Reads the `Contents.json` of each image set and the beginning of its files. Of image sets with the same name the
  /// first one in the order of paths counts.
  public static func index(near document: String) -> AssetIndex {
    var index = AssetIndex()
    for set in imageSets(near: document) { index.add(set) { beginning(of: $0, in: set) } }
    return index
  }

  /// The first bytes of a file in an image set; nil when it cannot be read.
  static func beginning(of file: String, in set: ImageSet) -> [UInt8]? {
    guard !file.utf8.contains(UInt8(ascii: "/")) else { return nil }
    return try? FileBytes.read(joined(set.path, file), atMost: headerLength)
  }

  /// The image sets of all catalogues in the project that a document belongs to, sorted by path. Skips folders that
  /// cannot be read.
  static func imageSets(near document: String) -> [ImageSet] {
    catalogues(below: projectFolder(of: document), depth: depth).sorted().flatMap { catalogue in
      var sets: [ImageSet] = []
      collect(catalogue, groups: [], depth: depth, into: &sets)
      return sets.sorted { $0.path < $1.path }
    }
  }

  /// The nearest folder at or above the document's that contains a project, a package or a repository; otherwise the
  /// document's own folder.
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

  private static func collect(_ folder: String, groups: [ImageSet.Group], depth: Int, into sets: inout [ImageSet]) {
    guard depth > 0 else { return }
    for name in folders(in: folder) {
      let path = joined(folder, name)
      let contents = try? FileBytes.read(joined(path, "Contents.json"), atMost: headerLength)
      if name.hasSuffix(".imageset") {
        sets.append(ImageSet(name: String(name.dropLast(9)), groups: groups, contents: contents, path: path))
      } else if !name.utf8.contains(UInt8(ascii: ".")) {
        let group = ImageSet.Group(name: name, contents: contents, path: path)
        collect(path, groups: groups + [group], depth: depth - 1, into: &sets)
      }
    }
  }

  /// Names of the folders in a folder, without hidden ones and symbolic links.
  private static func folders(in folder: String) -> [String] {
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    return entries.filter { entry in
      guard !entry.isHidden, entry.isNameUTF8 else { return false }
      return (try? entry.kind(at: joined(folder, entry.name))) == .folder
    }.map(\.name)
  }
}

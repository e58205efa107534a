import IBAssets
import SystemPackage

/// Finds the asset catalogues near a document and the image sets in them.
public enum AssetCatalogue {
  /// Bytes read of a file; enough for small PDFs, whose page size may be anywhere in them.
  static let headerLength = 262_144
  /// How many levels of folders below the project's are searched.
  private static let depth = 8
  /// How many levels above the document's folder the project's folder may be.
  private static let height = 8

  /// Folders of dependencies and build products, which contain no images of the document.
  private static let foreign = foreignFolders.union(["build"])

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
    guard let name = FilePath.Component(file) else { return nil }
    return try? FileBytes.readRegularFile(FilePath(set.path).appending(name), atMost: headerLength)
  }

  /// The image sets of all catalogues in the project that a document belongs to, sorted by path. Skips folders that
  /// cannot be read.
  static func imageSets(near document: String) -> [ImageSet] {
    let found = catalogues(below: projectFolder(of: FilePath(document)), depth: depth)
    return found.sorted { $0.string < $1.string }.flatMap { catalogue in
      var sets: [ImageSet] = []
      collect(catalogue, groups: [], depth: depth, into: &sets)
      return sets.sorted { $0.path < $1.path }
    }
  }

  /// The nearest folder at or above the document's that contains a project, a package or a repository; otherwise the
  /// document's own folder.
  private static func projectFolder(of document: FilePath) -> FilePath {
    var folder = document.folder
    for _ in 0..<height {
      let names = ((try? FolderEntry.entries(of: folder)) ?? []).map(\.name.string)
      if names.contains(where: isProject) { return folder }
      folder = folder.lastComponent?.kind == .regular ? folder.folder : folder.appending("..")
      if folder == "/" { break }
    }
    return document.folder
  }

  private static func isProject(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace")
  }

  private static func catalogues(below folder: FilePath, depth: Int) -> [FilePath] {
    guard depth > 0 else { return [] }
    return folders(in: folder).filter { !foreign.contains($0.string) }.flatMap { name in
      let path = folder.entry(name)
      return name.extension == "xcassets" ? [path] : catalogues(below: path, depth: depth - 1)
    }
  }

  private static func collect(_ folder: FilePath, groups: [ImageSet.Group], depth: Int, into sets: inout [ImageSet]) {
    guard depth > 0 else { return }
    for name in folders(in: folder) {
      let path = folder.appending(name)
      let contents = try? FileBytes.readRegularFile(path.appending("Contents.json"), atMost: headerLength)
      if name.extension == "imageset" {
        sets.append(ImageSet(name: name.stem, groups: groups, contents: contents, path: path.string))
      } else if name.extension == nil {
        let group = ImageSet.Group(name: name.string, contents: contents, path: path.string)
        collect(path, groups: groups + [group], depth: depth - 1, into: &sets)
      }
    }
  }

  /// Names of the folders in a folder, without hidden ones, symbolic links and names that are not UTF-8.
  private static func folders(in folder: FilePath) -> [FilePath.Component] {
    let entries = (try? FolderEntry.entries(of: folder)) ?? []
    return entries.filter { entry in
      !entry.isHidden && (try? entry.type(at: folder.appending(entry.name))) == .directory
    }.map(\.name).filter { String(validating: $0) != nil }
  }
}

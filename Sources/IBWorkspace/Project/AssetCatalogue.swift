import IBBase
import IBProject
import SystemPackage

/// A search for the asset catalogs near a document and their image sets.
package enum AssetCatalogue {
  /// The number of bytes read of a file; enough for small PDFs, whose page size may be anywhere in them.
  static let headerLength = 262_144
  /// The maximum number of files and folders to search for catalogs outside a project.
  package static let mostEntries = 2000
  /// The maximum depth of folders below the project's.
  private static let depth = 8
  /// The maximum number of levels from the document's folder up to the project's.
  private static let height = 8

  /// Folders of dependencies and build products, which contain no images of the document.
  private static let foreign = foreignFolders.union(["build"])

  /// Returns the images of all catalogs in a document's project.
  ///
  /// Reads the `Contents.json` of each image set and the beginning of its files. Of image sets with the same name, the
  /// first by path counts.
  /// - Parameter mostEntries: the maximum number of files and folders to search outside a project.
  package static func index(near document: String, mostEntries: Int = mostEntries) -> AssetIndex {
    let found = catalogues(near: document, mostEntries: mostEntries)
    var index = AssetIndex()
    index.isComplete = found.isComplete
    for set in sets("imageset", in: found.paths) { index.add(set) { beginning(of: $0, in: set) } }
    return index
  }

  static func beginning(of file: String, in set: ImageSet) -> [UInt8]? {
    guard let name = FilePath.Component(file) else { return nil }
    return try? FileBytes.readRegularFile(FilePath(set.path).appending(name), atMost: headerLength)
  }

  /// The image sets, color sets and loose image files of a document's project, each sorted by path.
  static func pictureSets(near document: String) -> (images: [ImageSet], colors: [ImageSet], files: [FilePath]) {
    let found = catalogues(near: document, mostEntries: mostEntries)
    let files = found.images.ordered { $0.string }
    return (sets("imageset", in: found.paths), sets("colorset", in: found.paths), files)
  }

  private static func sets(_ folderExtension: String, in catalogues: [FilePath]) -> [ImageSet] {
    catalogues.ordered { $0.string }.flatMap { catalogue in
      var sets: [ImageSet] = []
      collect(catalogue, folderExtension, groups: [], depth: depth, into: &sets)
      return sets.ordered { $0.path }
    }
  }

  /// The nearest folder at or above the document's that contains a project, package or repository.
  static func projectFolder(of document: FilePath) -> FilePath? {
    var folder = document.folder
    for _ in 0..<height {
      if ProjectFolder.isProject(folder) || DocumentPaths.exists(folder.appending(".git").string) { return folder }
      folder = folder.lastComponent?.kind == .regular ? folder.folder : folder.appending("..")
      if folder == "/" { break }
    }
    return nil
  }

  /// The catalogs and loose images of a document's project. Outside a project, only the nearest folders are searched,
  /// because the document's own may be one for temporary files.
  private static func catalogues(
    near document: String, mostEntries: Int
  ) -> (paths: [FilePath], images: [FilePath], isComplete: Bool) {
    let project = projectFolder(of: FilePath(document))
    var found: [FilePath] = []
    var images: [FilePath] = []
    var waiting = [(path: project ?? FilePath(document).folder, depth: depth)]
    var next = 0
    var left = project == nil ? mostEntries : .max
    while next < waiting.count, left > 0 {
      let (folder, depth) = waiting[next]
      next += 1
      let entries = (try? FolderEntry.entries(of: folder, atMost: left)) ?? []
      left -= entries.count
      images += entries.filter { LooseImage($0.text) != nil }.map { folder.entry($0.name) }
      for name in folders(among: entries, in: folder) where !foreign.contains(name.string) {
        if name.extension == "xcassets" {
          found.append(folder.entry(name))
        } else if depth > 1 {
          waiting.append((folder.entry(name), depth - 1))
        }
      }
    }
    return (found, images, next == waiting.count && left > 0)
  }

  private static func collect(
    _ folder: FilePath, _ folderExtension: String, groups: [ImageSet.Group], depth: Int, into sets: inout [ImageSet]
  ) {
    guard depth > 0 else { return }
    for name in folders(among: (try? FolderEntry.entries(of: folder)) ?? [], in: folder) {
      let path = folder.appending(name)
      let contents = try? FileBytes.readRegularFile(path.appending("Contents.json"), atMost: headerLength)
      if name.extension == folderExtension {
        sets.append(ImageSet(name: name.stem, groups: groups, contents: contents, path: path.string))
      } else if name.extension == nil {
        let group = ImageSet.Group(name: name.string, contents: contents, path: path.string)
        collect(path, folderExtension, groups: groups + [group], depth: depth - 1, into: &sets)
      }
    }
  }

  /// Subfolders, without hidden ones, symbolic links and names that are not UTF-8.
  private static func folders(among entries: [FolderEntry], in folder: FilePath) -> [FilePath.Component] {
    entries.filter { entry in
      !entry.isHidden && (try? entry.type(at: folder.appending(entry.name))) == .directory
    }.map(\.name).filter { String(validating: $0) != nil }
  }
}

import CPlatform
import IBTemplates
import SystemPackage

/// The document files for paths on a command line, and the unreadable paths.
///
/// A file stands for itself, regardless of its name; a folder stands for the documents in it and its subfolders:
/// `.storyboard` and `.xib` files, and `.xml` files whose root element names Interface Builder. Skips hidden files and
/// folders, folders of dependencies and build products (`Pods`, `Carthage`, `node_modules`, `DerivedData`), exports for translators (`.xcloc`) and filtered
/// paths, unless an argument names them. Follows symbolic links to files, but not to folders.
package struct DocumentPaths: Sendable, Equatable {
  /// The documents in the order of the arguments, without duplicates; those of a folder are sorted by the bytes of
  /// their paths. Paths begin with the folder as spelled in the argument, except that `.` adds nothing.
  package private(set) var documents: [String] = []
  /// One error for each argument that is missing or contains no documents, and for each unreadable folder or file below
  /// an argument. An error does not affect the other paths.
  package private(set) var errors: [WorkspaceError] = []
  /// The layout sheets in folders, in the order of the arguments and their paths.
  package private(set) var sheets: [String] = []
  /// The links to documents and sheets that leave their repository or project, which are left out.
  package private(set) var leaving: [String] = []
  /// The documents that arguments name directly.
  package private(set) var named: Set<String> = []

  /// A filter for the contents of folders.
  package struct Filter {
    var includesArguments = false
    let leavesOut: (_ path: String, _ isFolder: Bool) -> Bool

    package static var none: Filter { Filter { _, _ in false } }
  }

  package init(_ paths: [String], filter: Filter = .none) {
    self.init(paths, filter: filter, names: StoredNames())
  }

  init(_ paths: [String], filter: Filter, names: StoredNames) {
    var names = names
    let paths = paths.map { names.stored($0) }
    guard paths.count > 1 else {
      documents = paths.flatMap { documents(at: $0, filter) }
      return
    }
    var known = KnownFiles()
    for path in paths {
      let documents = documents(at: path, filter)
      self.documents += documents.filter { known.insert(FilePath($0)) }
    }
  }

  private mutating func documents(at path: String, _ filter: Filter) -> [String] {
    do throws(WorkspaceError) {
      guard let status = try Stat.of(FilePath(path)) else { throw .missing(path: path) }
      if filter.includesArguments, filter.leavesOut(path, status.type == .directory) { return [] }
      guard status.type == .directory else {
        named.insert(path)
        return [path]
      }
    } catch {
      errors.append(error)
      return []
    }
    let walk = FolderWalk(FilePath(path), filter)
    errors += walk.errors
    sheets += walk.sheets
    leaving += walk.leaving
    if walk.documents.isEmpty, walk.errors.isEmpty, walk.leaving.isEmpty, !walk.isFiltered, !filter.includesArguments {
      let error = walk.dependencies.map { WorkspaceError.noOwnDocuments(folder: path, dependencies: $0) }
      errors.append(error ?? .noDocuments(folder: path))
    }
    return walk.documents
  }

  package static func size(of path: String) -> Int? { (try? Stat.of(FilePath(path))).map { Int($0.size) } }

  package static func exists(_ path: String) -> Bool { (try? Stat.of(FilePath(path))) != nil }

  /// Whether there is something at a path, such as a link to nowhere.
  package static func isTaken(_ path: String) -> Bool {
    (try? Stat.of(FilePath(path), followingLinks: false)) != nil
  }

  /// Throws for a path of a pipe, a device or nothing. Folders pass because reading them fails with a better message.
  package static func requireFile(_ path: String) throws(WorkspaceError) {
    guard let type = try Stat.of(FilePath(path))?.type else { throw .missing(path: path) }
    if type != .regular, type != .directory { throw .failed(path: path, action: "read", reason: "it is not a file") }
  }

  static func isFile(_ path: FilePath) -> Bool { (try? Stat.of(path))?.type == .regular }

  package static func isFolder(_ path: String) -> Bool { (try? Stat.of(FilePath(path)))?.type == .directory }

  /// Whether a relative path leads into a folder of dependencies or build products.
  package static func isForeign(_ names: [String]) -> Bool { names.contains(where: isForeignFolder) }
}

/// The known files, regardless of how their paths are spelled.
private struct KnownFiles {
  private var files: Set<FilePath> = []
  /// The resolved paths of folders; links to files count as separate files.
  private var folders: [FilePath: FilePath] = [:]

  /// Adds a file; returns false when it is known.
  mutating func insert(_ path: FilePath) -> Bool {
    let folder = folders[path.folder] ?? path.folder.resolved() ?? path.folder
    folders[path.folder] = folder
    return files.insert(path.lastComponent.map(folder.appending) ?? path).inserted
  }
}

/// A search for the documents in a folder and its subfolders.
private struct FolderWalk {
  /// Sorted by the bytes of the paths.
  private(set) var documents: [String] = []
  private(set) var sheets: [String] = []
  private(set) var leaving: [String] = []
  /// The first skipped folder of dependencies.
  private(set) var dependencies: String?
  /// Sorted by the bytes of their paths.
  private(set) var errors: [WorkspaceError] = []
  private(set) var isFiltered = false
  private let filter: DocumentPaths.Filter

  init(_ folder: FilePath, _ filter: DocumentPaths.Filter) {
    self.filter = filter
    var failures: [(path: String, error: WorkspaceError)] = []
    var remaining = [folder]
    while let next = remaining.popLast() {
      do throws(WorkspaceError) {
        for entry in try FolderEntry.entries(of: next) where !entry.isHidden {
          let name = entry.name
          let path = next.entry(name)
          do throws(WorkspaceError) {
            switch try entry.type(at: path) {
            case .directory where isForeignFolder(entry.text):
              dependencies = min(dependencies ?? path.string, path.string)
            case .directory: if !leavesOut(path.string, isFolder: true) { remaining.append(path) }
            case .regular: try add(path, name)
            case .symbolicLink where name.hasExtension(documentExtensions) && DocumentPaths.isFile(path):
              leaving.append(path.string)
            default: break
            }
          } catch {
            failures.append((path.string, error))
          }
        }
      } catch {
        failures.append((next.string, error))
      }
    }
    documents.sort { $0.precedesByBytes($1) }
    sheets.sort { $0.precedesByBytes($1) }
    leaving.sort { $0.precedesByBytes($1) }
    errors = failures.sorted { $0.path.precedesByBytes($1.path) }.map(\.error)
  }

  private mutating func leavesOut(_ path: String, isFolder: Bool) -> Bool {
    guard filter.leavesOut(path, isFolder) else { return false }
    isFiltered = true
    return true
  }

  private mutating func add(_ file: FilePath, _ name: FilePath.Component) throws(WorkspaceError) {
    let isSheet = LayoutSheet.isSheet(file.string)
    let isWanted = if isSheet { true } else { try isDocument(file, name) }
    guard isWanted, !leavesOut(file.string, isFolder: false) else { return }
    guard let path = String(validating: file) else { throw .nameIsNotUTF8(path: file.string) }
    if isSheet { sheets.append(path) } else { documents.append(path) }
  }
}

/// Folders of dependencies and build products, whose documents others maintain.
let foreignFolders: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", ".build"]

/// Whether a folder is one of these, or holds the copies of documents that Xcode exports for translators.
func isForeignFolder(_ name: String) -> Bool { foreignFolders.contains(name) || name.hasSuffix(".xcloc") }

/// Extensions of files that are documents regardless of their contents.
let documentExtensions: Set<String> = ["storyboard", "xib"]

/// The number of bytes searched for the root element of an `.xml` file.
private let rootSearchLength = 4096

private func isDocument(_ file: FilePath, _ name: FilePath.Component) throws(WorkspaceError) -> Bool {
  if name.hasExtension(documentExtensions) { return true }
  guard name.hasExtension(["xml"]) else { return false }
  return hasDocumentRoot(try FileBytes.readRegularFile(file, atMost: rootSearchLength))
}

/// The name and type of a folder's entry.
struct FolderEntry {
  /// Contains replacement characters for bytes that are not UTF-8.
  let text: String
  private let kind: platform_entry_kind
  private let foreignName: FilePath.Component?

  fileprivate init(_ name: UnsafePointer<CChar>, _ kind: platform_entry_kind) {
    let validText = String(validatingCString: name)
    text = validText ?? String(cString: name)
    foreignName = validText == nil ? FilePath.Component(platformString: name) : nil
    self.kind = kind
  }

  /// A path component, which in debug builds takes a hundred times as long as the text.
  var name: FilePath.Component { foreignName ?? FilePath.Component(text) ?? "." }

  var isUTF8: Bool { foreignName == nil }

  var isHidden: Bool { text.utf8.first == UInt8(ascii: ".") }

  /// The type of the entry, following links to files unless they leave their repository or project; nil when it no
  /// longer exists.
  func type(at path: @autoclosure () -> FilePath) throws(WorkspaceError) -> FileType? {
    if kind == platform_folder_entry { return .directory }
    if kind == platform_file_entry { return .regular }
    let path = path()
    guard let type = try Stat.of(path, followingLinks: false)?.type else { return nil }
    guard type == .symbolicLink else { return type }
    return (try? Stat.of(path))?.type == .regular && Boundary.holds(path) ? .regular : .symbolicLink
  }

  static func entries(of folder: FilePath, atMost most: Int = .max) throws(WorkspaceError) -> [FolderEntry] {
    try read(folder, atMost: most) { name, kind in FolderEntry(name, kind) }
  }

  /// The `.lproj` folders in a folder, without those that are links out of its repository or project.
  static func localizedFolders(of folder: FilePath) -> [FilePath] {
    ((try? entries(of: folder)) ?? []).compactMap { entry in
      guard entry.text.hasSuffix(".lproj"), entry.name.extension != nil else { return nil }
      let path = folder.entry(entry.name)
      return (try? entry.type(at: path)) == .directory || Boundary.holds(path) ? path : nil
    }
  }

  static func names(of folder: FilePath) throws(WorkspaceError) -> [String] {
    try read(folder, atMost: .max) { name, _ in String(cString: name) }
  }

  private static func read<Item>(
    _ folder: FilePath, atMost most: Int, _ item: (UnsafePointer<CChar>, platform_entry_kind) -> Item?
  ) throws(WorkspaceError) -> [Item] {
    try attempt("read the folder", folder.string) {
      guard let stream = folder.withPlatformString({ platform_open_folder($0) }) else {
        throw Errno(rawValue: platform_error())
      }
      defer { platform_close_folder(stream) }
      var items: [Item] = []
      var kind = platform_other_entry
      while items.count < most {
        guard let name = platform_next_entry(stream, &kind) else {
          let code = platform_error()
          guard code == 0 else { throw Errno(rawValue: code) }
          break
        }
        if let item = item(name, kind) { items.append(item) }
      }
      return items
    }
  }
}

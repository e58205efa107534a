#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The document files that paths on a command line stand for, and the paths that cannot be read.
///
/// A file stands for itself whatever its name, a folder for the documents in it and its subfolders: `.storyboard` and
/// `.xib` files, and `.xml` files whose root element names Interface Builder. Hidden files and folders are skipped.
/// Symbolic links to files are followed, links to folders are not.
public struct DocumentPaths: Sendable, Equatable {
  /// The documents in the order of the arguments, each spelling once; those of a folder are sorted by the bytes of
  /// their paths. Paths begin with the folder as the argument spells it, except that `.` adds nothing.
  public private(set) var documents: [String] = []
  /// One error for each argument that is missing or contains no documents, and for each folder or file below an
  /// argument that cannot be read. An error does not affect the other paths.
  public private(set) var errors: [WorkspaceError] = []

  private var seen: Set<String> = []

  /// The documents of all arguments.
  public init(_ paths: [String]) {
    for path in paths { add(path) }
  }

  /// The documents of all arguments.
  ///
  /// - Throws: The first error, unless it says that a folder contains no documents.
  public static func expand(_ paths: [String]) throws(WorkspaceError) -> [String] {
    let found = DocumentPaths(paths)
    for error in found.errors {
      if case .noDocuments = error { continue }
      throw error
    }
    return found.documents
  }

  private mutating func add(_ path: String) {
    do throws(WorkspaceError) {
      guard let status = try FileStatus.following(path) else { throw .missing(path: path) }
      if status.kind == .folder { addDocuments(in: path) } else { add(document: path) }
    } catch {
      errors.append(error)
    }
  }

  private mutating func add(document: String) {
    if seen.insert(document).inserted { documents.append(document) }
  }

  private mutating func addDocuments(in folder: String) {
    let walk = FolderWalk(folder)
    walk.documents.forEach { add(document: $0) }
    errors += walk.errors
    if walk.documents.isEmpty, walk.errors.isEmpty { errors.append(.noDocuments(folder: folder)) }
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    (try? FileStatus.following(path))?.kind == .folder
  }

  /// The path of an entry as users expect it: the current folder adds nothing.
  static func path(of name: String, in folder: String) -> String {
    folder == "." || folder == "./" ? name : joined(folder, name)
  }
}

/// The documents in a folder and its subfolders.
private struct FolderWalk {
  /// Sorted by the bytes of the paths.
  private(set) var documents: [String] = []
  /// Sorted by the bytes of the paths that they are about.
  private(set) var errors: [WorkspaceError] = []

  init(_ folder: String) {
    var failures: [(path: String, error: WorkspaceError)] = []
    var remaining = [folder]
    while let next = remaining.popLast() {
      do throws(WorkspaceError) {
        for entry in try FolderEntry.entries(of: next) where !entry.isHidden {
          let path = DocumentPaths.path(of: entry.name, in: next)
          do throws(WorkspaceError) {
            switch try entry.kind(at: path) {
            case .folder: remaining.append(path)
            case .file: try add(entry, at: path)
            case .link, .other, nil: break
            }
          } catch {
            failures.append((path, error))
          }
        }
      } catch {
        failures.append((next, error))
      }
    }
    documents.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    errors = failures.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }.map(\.error)
  }

  private mutating func add(_ file: FolderEntry, at path: String) throws(WorkspaceError) {
    guard try isDocument(path) else { return }
    guard file.isNameUTF8 else { throw .nameIsNotUTF8(path: path) }
    documents.append(path)
  }
}

/// Bytes of an `.xml` file searched for the root element.
private let rootSearchLength = 4096

private func isDocument(_ path: String) throws(WorkspaceError) -> Bool {
  if hasExtension(".storyboard", path) || hasExtension(".xib", path) { return true }
  guard hasExtension(".xml", path) else { return false }
  return hasDocumentRoot(try FileBytes.read(path, atMost: rootSearchLength))
}

/// Whether the path ends in the extension, in any case of the letters.
func hasExtension(_ extension: String, _ path: String) -> Bool {
  path.utf8.suffix(`extension`.utf8.count).elementsEqual(`extension`.utf8) { byte, expected in
    byte == expected || byte | 0x20 == expected && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

/// Name and kind of what a folder contains.
struct FolderEntry {
  let name: String
  let isNameUTF8: Bool
  private let type: UInt8

  var isHidden: Bool { name.utf8.first == UInt8(ascii: ".") }

  /// The kind of the entry, where a link to a file counts as the file and a link to nowhere as nil.
  func kind(at path: String) throws(WorkspaceError) -> FileStatus.Kind? {
    if type == UInt8(DT_DIR) { return .folder }
    if type == UInt8(DT_REG) { return .file }
    guard isNameUTF8, let status = try FileStatus.ofLink(path) else { return nil }
    guard status.kind == .link else { return status.kind }
    return (try? FileStatus.following(path))?.kind == .file ? .file : .link
  }

  static func entries(of folder: String) throws(WorkspaceError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw .fromErrno(path: folder, action: "read the folder") }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    errno = 0
    while let entry = readdir(stream) {
      entries.append(FolderEntry(entry))
      errno = 0
    }
    guard errno == 0 else { throw .fromErrno(path: folder, action: "read the folder") }
    return entries
  }

  private init(_ entry: UnsafeMutablePointer<dirent>) {
    // The name is longer than its declaration says on some systems, so it is read through the pointer.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let bytes = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
    name = String(cString: bytes)
    isNameUTF8 = String(validatingCString: bytes) != nil
    type = entry.pointee.d_type
  }
}

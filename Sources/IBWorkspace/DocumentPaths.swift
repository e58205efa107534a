#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The document files that paths on a command line stand for.
public struct DocumentPaths {
  /// The documents in the order of the arguments, each spelling once: a file stands for itself whatever its
  /// name, a folder for the documents below it.
  ///
  /// - Throws: When a path is missing or a folder cannot be read.
  public static func expand(_ paths: [String]) throws(WorkspaceError) -> [String] {
    var documents: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for document in try documentsAt(path) where seen.insert(document).inserted {
        documents.append(document)
      }
    }
    return documents
  }

  /// The documents in the folder and its subfolders, sorted by the bytes of their paths: `.storyboard` and
  /// `.xib` files, and `.xml` files whose root says Interface Builder.
  ///
  /// Hidden files and folders are left out. Symbolic links to files are taken, links to folders are not
  /// followed. Paths begin with the folder as it was spelled, save for `.`, which adds nothing.
  ///
  /// - Throws: When a folder cannot be read or the name of a document is not UTF-8.
  public static func below(_ folder: String) throws(WorkspaceError) -> [String] {
    var documents: [String] = []
    var remaining = [folder]
    while let next = remaining.popLast() {
      for entry in try FolderEntry.entries(of: next) where !entry.isHidden {
        let path = path(of: entry.name, in: next)
        switch try entry.kind(at: path) {
        case .folder:
          remaining.append(path)
        case .file where try isDocument(path):
          guard entry.isNameUTF8 else { throw .nameIsNotUTF8(path: path) }
          documents.append(path)
        case .file, .link, .other, nil:
          break
        }
      }
    }
    return documents.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether a path leads to a folder.
  public static func isFolder(_ path: String) -> Bool {
    (try? FileStatus.following(path))?.kind == .folder
  }

  /// The path of an entry as users expect it: the current folder adds nothing.
  static func path(of name: String, in folder: String) -> String {
    folder == "." || folder == "./" ? name : joined(folder, name)
  }

  private static func documentsAt(_ path: String) throws(WorkspaceError) -> [String] {
    guard let status = try FileStatus.following(path) else { throw .missing(path: path) }
    return status.kind == .folder ? try below(path) : [path]
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

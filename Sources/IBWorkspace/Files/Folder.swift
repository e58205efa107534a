import CPlatform
import SystemPackage

/// Folders that commands read and write.
package enum Folder {
  /// Makes a folder and those around it where they are missing.
  /// - Throws: When one cannot be made.
  package static func make(at path: String) throws(WorkspaceError) { try make(FilePath(path)) }

  /// The names of what is in a folder, in order.
  /// - Throws: When it cannot be read.
  package static func names(in path: String) throws(WorkspaceError) -> [String] {
    try FolderEntry.names(of: FilePath(path)).sorted()
  }

  static func make(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    if !folder.folder.isEmpty, folder.folder != folder { try make(folder.folder) }
    try attempt("make", folder.string) {
      do { try check(folder.withPlatformString { platform_make_folder($0, 0o755) }) } catch Errno.fileExists {}
    }
  }
}

import CPlatform
import SystemPackage

/// Folders that commands read and write.
package enum Folder {
  /// Makes a folder and those around it where they are missing.
  /// - Throws: When one cannot be made.
  package static func make(at path: String) throws(WorkspaceError) { try make(FilePath(path)) }

  static func make(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    if !folder.folder.isEmpty, folder.folder != folder { try make(folder.folder) }
    try attempt("make", folder.string) {
      do { try check(folder.withPlatformString { platform_make_folder($0, 0o755) }) } catch Errno.fileExists {}
    }
  }
}

import CPlatform
import SystemPackage

/// Creation of folders.
package enum Folder {
  package static func make(at path: String) throws(WorkspaceError) { try make(FilePath(path)) }

  static func make(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    if !folder.folder.isEmpty, folder.folder != folder { try make(folder.folder) }
    try attempt("make", folder.string) {
      do { try check(folder.withPlatformString { platform_make_folder($0, 0o755) }) } catch Errno.fileExists {}
    }
  }
}

import CPlatform
import IBBase
import IBXML
import SystemPackage

/// The folder of caches: `IBT_CACHE_DIR`, or `ibt` in the system's folder for caches.
package enum CacheFolder {
  /// Nil when the environment names no folder of the user.
  package static var path: String? {
    if let path = variable("IBT_CACHE_DIR") { return path }
    if let path = variable("XDG_CACHE_HOME"), path.hasPrefix("/") { return path + "/ibt" }
    return variable("HOME").map { "\($0)/\(String(cString: platform_caches_folder()))/ibt" }
  }

  private static func variable(_ name: String) -> String? {
    CurrentProcess.variable(name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates the folder, with the files that exclude it from git and backups.
  static func prepare(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    try make(folder)
    try FileReplacement.replaceContents(of: folder.appending(".gitignore").string, with: Array("*\n".utf8))
    // The first line is defined by the Cache Directory Tagging Specification.
    try FileReplacement.replaceContents(
      of: folder.appending("CACHEDIR.TAG").string,
      with: Array("Signature: 8a477f597d28d172789f06886806bc55\n# A cache of ibt; it can be deleted.\n".utf8))
  }

  private static func make(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    if !folder.folder.isEmpty, folder.folder != folder { try make(folder.folder) }
    try attempt("make", folder.string) {
      do { try check(folder.withPlatformString { platform_make_folder($0, 0o755) }) } catch Errno.fileExists {}
    }
  }

  /// Removes caches that were not written for a month, such as those of deleted folders.
  static func removeOld(in folder: FilePath) {
    let limit = platform_now() - 30 * 24 * 60 * 60
    // Strings, because each run does this, and `FilePath` took most of the time.
    let start = folder.string + "/"
    for name in (try? FolderEntry.names(of: folder)) ?? [] where name.utf8.count == 32 {
      (start + name).withCString { path in
        guard let state = try? Stat(path, followTargetSymlink: false), platform_seconds(state.st_mtim) < limit else {
          return
        }
        _ = platform_remove_file(path)
      }
    }
  }
}

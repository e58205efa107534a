import CPlatform
import IBBase
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

  /// Replaces a cache, and removes old ones from its folder.
  static func keep(_ bytes: [UInt8], in file: FilePath) throws(WorkspaceError) {
    try prepare(file.folder)
    try FileReplacement.replaceCache(at: file, with: bytes)
    removeOld(in: file.folder)
  }

  /// The first line is defined by the Cache Directory Tagging Specification.
  private static let tag = Array(
    "Signature: 8a477f597d28d172789f06886806bc55\n# A cache of ibt; it can be deleted.\n".utf8)
  private static let tagName: FilePath.Component = "CACHEDIR.TAG"

  /// Creates the folder, with the files that exclude it from git and backups. A folder that has other files stays as it is.
  private static func prepare(_ folder: FilePath) throws(WorkspaceError) {
    try createFolder(folder, mode: 0o755)
    guard try Set(FolderEntry.names(of: folder)).isSubset(of: [".", ".."]) else { return }
    try FileReplacement.replaceContents(of: folder.appending(".gitignore").string, with: Array("*\n".utf8))
    try FileReplacement.replaceContents(of: folder.appending(tagName).string, with: tag)
  }

  /// Removes caches that were not written for a month, such as those of deleted folders, from a folder that `ibt` made.
  private static func removeOld(in folder: FilePath) {
    guard (try? FileBytes.readCache(folder.appending(tagName), atMost: tag.count + 1)) == tag else { return }
    let limit = platform_now() - 30 * 24 * 60 * 60
    // Strings, because each run does this, and `FilePath` took most of the time.
    let start = folder.string + "/"
    for name in (try? FolderEntry.names(of: folder)) ?? [] where ContentHash.isDigits(name) {
      let path = start + name
      guard let state = path.withCString({ try? Stat($0, followTargetSymlink: false) }),
        platform_seconds(state.st_mtim) < limit,
        let beginning = try? FileBytes.readCache(FilePath(path), atMost: 16), ChecksummedBytes.isCache(beginning)
      else { continue }
      _ = platform_remove_file(path)
    }
  }
}

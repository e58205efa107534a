import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder of caches: what `IBT_CACHE_DIR` names, else `ibt` in the folder that the system has for caches.
public enum CacheFolder {
  /// Its path; nil when the environment names no folder of the user.
  public static var path: String? {
    if let path = variable("IBT_CACHE_DIR") { return path }
    if let path = variable("XDG_CACHE_HOME"), path.hasPrefix("/") { return path + "/ibt" }
    #if canImport(Darwin)
      return variable("HOME").map { $0 + "/Library/Caches/ibt" }
    #else
      return variable("HOME").map { $0 + "/.cache/ibt" }
    #endif
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Makes the folder, with the files that tell git and backups to leave it out.
  static func prepare(_ folder: FilePath) throws(WorkspaceError) {
    if try Stat.of(folder) != nil { return }
    try Folder.make(folder)
    try FileReplacement.replaceContents(of: folder.appending(".gitignore").string, with: Array("*\n".utf8))
    // The first line is that of the Cache Directory Tagging Specification.
    try FileReplacement.replaceContents(
      of: folder.appending("CACHEDIR.TAG").string,
      with: Array("Signature: 8a477f597d28d172789f06886806bc55\n# A cache of ibt; it can be deleted.\n".utf8))
  }

  /// Removes caches that were not written for a month, such as those of folders that are gone.
  static func removeOld(in folder: FilePath) {
    let limit = Int(time(nil)) - 30 * 24 * 60 * 60
    for entry in (try? FolderEntry.entries(of: folder)) ?? [] where entry.name.string.utf8.count == 32 {
      let path = folder.appending(entry.name)
      guard let state = try? Stat.of(path, followingLinks: false), Int(state.st_mtim.tv_sec) < limit else { continue }
      _ = path.withPlatformString { unlink($0) }
    }
  }
}

import IBBase
import SystemPackage

extension CacheFolder {
  private static let objections = Locked<[String: Task<WorkspaceError?, Never>]>([:])

  /// The reason not to use the caches of a folder: it leads out of its repository, or they came with a commit, whose author
  /// could hide findings.
  package static func objection(to folder: String) async -> WorkspaceError? {
    let task = objections.withLock { known in
      let task = known[folder] ?? Task { await findObjection(to: folder) }
      known[folder] = task
      return task
    }
    return await task.value
  }

  private static func findObjection(to folder: String) async -> WorkspaceError? {
    var nearest = NearestFile([".git"])
    let path = FilePath(WorkingFolder.path).pushing(FilePath(folder))
    if let link = foreignLink(in: path, &nearest) { return .leaves(path: link.string) }
    guard var inside = path.resolved(), let root = repository(of: inside, &nearest) else { return nil }
    _ = inside.removePrefix(root)
    // The file system may ignore case, as that of a Mac does.
    let patterns = inside.isEmpty ? [] : [":(icase,literal)\(inside)"]
    do throws(WorkspaceError) {
      let git = Git(folder: root.string, environment: Git.noHook)
      let tracked = try await git.output(of: ["ls-files", "-z", "--"] + patterns)
      let names = tracked.split(separator: 0).map {
        String(decoding: $0, as: UTF8.self).split(separator: "/").last ?? ""
      }
      guard let name = names.first(where: { ContentHash.isDigits($0.lowercased()) }) else { return nil }
      return .failed(
        path: folder, action: "use the cache in", reason: "git tracks `\(name)` in it; remove it with `git rm`")
    } catch .notARepository {
      return nil
    } catch {
      return error
    }
  }

  private static func repository(of folder: FilePath, _ nearest: inout NearestFile) -> FilePath? {
    nearest.path(from: folder.string).map { FilePath($0).removingLastComponent() }
  }

  /// The first link of a path that leads out of its repository.
  private static func foreignLink(in path: FilePath, _ nearest: inout NearestFile) -> FilePath? {
    var part = FilePath("/")
    for component in path.components {
      part.append(component)
      guard (try? Stat.of(part, followingLinks: false))?.type == .symbolicLink, let folder = part.folder.resolved(),
        let root = repository(of: folder, &nearest)
      else { continue }
      if part.resolved()?.starts(with: root) != true { return part }
    }
    return nil
  }
}

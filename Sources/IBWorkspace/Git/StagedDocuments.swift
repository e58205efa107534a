import SystemPackage

extension Git {
  /// Returns the `.storyboard` and `.xib` files that the index adds or changes relative to the last commit, sorted by
  /// path; before the first commit, the whole index.
  ///
  /// Skips deleted files, symbolic links, submodules, and files that are only announced by `git add --intent-to-add`.
  /// Paths are relative to git's working folder.
  package func stagedDocuments() async throws(WorkspaceError) -> [ChangedDocument<[UInt8]>] {
    let records = try await output(
      of: [
        "diff-index", "--cached", "--ita-invisible-in-index", "--raw", "--find-renames", "--no-abbrev", "-z",
        try await hasCommit() ? "HEAD" : emptyTree(),
      ])
    let changes = try await changedDocuments(in: records).filter { $0.new != nil }
    if changes.isEmpty { return [] }
    let folder = FilePath(try await line(of: ["rev-parse", "--show-prefix"]))
    let relative = { (path: String) in FilePath(path).relative(to: folder).string }
    return changes.map { change, old, new in
      ChangedDocument(
        path: relative(change.path), earlierPath: change.earlierPath.map(relative), old: old, new: new)
    }
  }

  /// Returns the paths in the index, relative to this folder; empty without git and outside repositories. During a
  /// merge, the index contains the files of either side.
  package func tracked(among paths: Set<String>) async -> Set<String> {
    let request = paths.filter { !$0.hasPrefix("/") }.sorted()
    guard !request.isEmpty,
      let answer = try? await output(of: ["--literal-pathspecs", "ls-files", "-z", "--cached", "--"] + request)
    else { return [] }
    return Set(answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }

  /// Whether git knows a commit. It would take a hyphen for an option.
  func hasCommit(_ name: String = "HEAD") async -> Bool {
    // Prints the object id, or exits with an error if there is no commit.
    guard !name.hasPrefix("-") else { return false }
    return (try? await output(of: ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])) != nil
  }

  func emptyTree() async throws(WorkspaceError) -> String {
    try await line(of: ["hash-object", "-t", "tree", "--stdin"])
  }
}

extension FilePath {
  /// This path as seen from a folder; both are relative to the same folder and contain no `..`.
  fileprivate func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: Component(".."), count: folder.components.count - shared)
    return FilePath(root: nil, up + components.dropFirst(shared))
  }
}

import SystemPackage

/// The merges of a work tree whose conflicts are not resolved: files in the folder that git keeps about it, which
/// `git rev-parse --git-path ibt-merge` prints.
package struct KeptMerges: Sendable {
  private let git: GitFolder
  private var folder: FilePath { git.path.appending("ibt-merge") }

  /// Those of the work tree around a folder; nil outside of one.
  package init?(around folder: String = ".") {
    guard let git = GitFolder(around: folder) else { return nil }
    self.git = git
  }

  init(_ git: GitFolder) { self.git = git }

  /// The top folder of the work tree.
  package var root: String { git.root }

  /// The path in the repository of a path that is absolute or relative to the current folder.
  package func nameInRepository(_ path: String) -> String { FilePath(path).name(inRepository: git.root) }

  private func file(of path: String) -> FilePath {
    var hash = ContentHash()
    hash.add(path)
    return folder.appending(hash.digits)
  }

  /// Keeps a merge until it is resolved.
  /// - Throws: When it cannot be written.
  package func keep(_ merge: KeptMerge) throws(WorkspaceError) {
    try createFolder(folder)
    try FileReplacement.replaceContents(of: file(of: merge.path).string, with: merge.bytes)
  }

  /// Forgets the merge of a document, which is resolved.
  /// - Throws: When it cannot be removed.
  package func forget(_ path: String) throws(WorkspaceError) {
    let file = file(of: path)
    if try Stat.of(file) != nil { try FileReplacement.removeFile(at: file.string) }
  }

  /// The merge of a document, as far as it still is one: git is in the middle of it, or lists the path as unmerged.
  /// - Parameter path: the path in the repository.
  /// - Throws: When what is kept cannot be read.
  package func merge(of path: String) async throws(WorkspaceError) -> KeptMerge? {
    let file = file(of: path)
    guard try Stat.of(file) != nil else { return nil }
    let bytes = try FileBytes.readRegularFile(file)
    guard let merge = try? KeptMerge(reading: bytes) else {
      throw .failed(
        path: file.string, action: "read", reason: "it is not what ibt wrote; remove it, and merge \(path) again")
    }
    return try await isCurrent(merge) ? merge : nil
  }

  private func isCurrent(_ merge: KeptMerge) async throws(WorkspaceError) -> Bool {
    let repository = Git(folder: git.root)
    if let stages = try await repository.unmerged([merge.path])[merge.path] {
      // Another merge of the same document, by git itself, is not this one.
      guard let ours = stages.ours else { return false }
      return try await repository.contents(of: [ours]) == [merge.ours]
    }
    guard git.isInOperation else { return false }
    return try await repository.currentCommit() == merge.commit
  }

  /// The paths of all documents that are kept, whether or not their merges are still in progress.
  package var paths: [String] {
    let names = (try? FolderEntry.names(of: folder)) ?? []
    return names.compactMap { name in
      (try? FileBytes.readRegularFile(folder.appending(name))).flatMap { try? KeptMerge(reading: $0).path }
    }.sorted()
  }

  /// The files of these documents that exist, as paths from the current folder if it is the top one.
  package var files: [String] {
    let prefix = WorkingFolder.path == git.root ? "" : "\(git.root)/"
    return paths.map { prefix + $0 }.filter(DocumentPaths.exists)
  }

  /// Whether anything is kept.
  var isEmpty: Bool { !DocumentPaths.exists(folder.string) }
}

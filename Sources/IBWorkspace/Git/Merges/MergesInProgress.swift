import IBBase
import SystemPackage

/// The merges in progress of a work tree, stored in git's folder for it at `git rev-parse --git-path ibt-merge`.
package struct MergesInProgress: Sendable {
  private let git: GitFolder
  private var folder: FilePath { git.path.appending("ibt-merge") }

  /// Nil outside a work tree.
  package init?(around folder: String = ".") {
    guard let git = GitFolder(around: folder) else { return nil }
    self.git = git
  }

  init(_ git: GitFolder) { self.git = git }

  package var root: String { git.root }

  /// The path in the repository for an absolute path or one relative to the current folder.
  package func nameInRepository(_ path: String) -> String { FilePath(path).name(inRepository: git.root) }

  private func file(of path: String) -> FilePath {
    var hash = ContentHash()
    hash.add(path)
    return folder.appending(hash.digits)
  }

  package func keep(_ merge: MergeInProgress) throws(WorkspaceError) {
    try createFolder(folder)
    try FileReplacement.replaceContents(of: file(of: merge.path).string, with: merge.bytes)
  }

  /// Removes the resolved merge of a document.
  package func forget(_ path: String) throws(WorkspaceError) {
    let file = file(of: path)
    if try Stat.of(file) != nil { try FileReplacement.removeFile(at: file.string) }
  }

  /// Returns the merge of a document while it is in progress, or its path is unmerged in the index.
  /// - Parameter path: the path in the repository.
  /// - Throws: When the stored merge cannot be read.
  package func merge(of path: String) async throws(WorkspaceError) -> MergeInProgress? {
    let file = file(of: path)
    guard try Stat.of(file) != nil else { return nil }
    let bytes = try FileBytes.readRegularFile(file)
    guard let merge = try? MergeInProgress(reading: bytes) else {
      throw .failed(
        path: file.string, action: "read", reason: "it is not what ibt wrote; remove it, and merge \(path) again")
    }
    return try await isCurrent(merge) ? merge : nil
  }

  /// The merges in progress of some documents, by path as spelled. Git runs only if there is a stored merge.
  /// - Throws: When a stored merge cannot be read.
  package static func of(_ documents: [String]) async throws(WorkspaceError) -> [String: MergeInProgress] {
    var folders: [Substring: MergesInProgress?] = [:]
    var nearest = NearestFile([".git"])
    var found: [String: MergeInProgress] = [:]
    for document in documents {
      let spelled = document.folderPart
      let known: MergesInProgress?
      if let merges = folders[spelled] {
        known = merges
      } else {
        known = GitFolder(around: FilePath(document).folder.string, &nearest).map(MergesInProgress.init)
        folders[spelled] = .some(known)
      }
      guard let known, !known.isEmpty else { continue }
      found[document] = try await known.merge(of: known.nameInRepository(document))
    }
    return found
  }

  private func isCurrent(_ merge: MergeInProgress) async throws(WorkspaceError) -> Bool {
    let repository = Git(folder: git.root)
    if let stages = try await repository.unmerged([merge.path])[merge.path] {
      // Git itself may have merged the same document another time.
      guard let ours = stages.ours else { return false }
      return try await repository.contents(of: [ours]) == [merge.ours]
    }
    guard git.isInOperation else { return false }
    return try await repository.currentCommit() == merge.commit
  }

  /// The paths of all stored documents, even if their merges are no longer in progress.
  package var paths: [String] {
    let names = (try? FolderEntry.names(of: folder)) ?? []
    return names.compactMap { name in
      (try? FileBytes.readRegularFile(folder.appending(name))).flatMap { try? MergeInProgress(reading: $0).path }
    }.sorted()
  }

  /// The existing files of these documents, relative if the current folder is the top one.
  package var files: [String] {
    let prefix = WorkingFolder.path == git.root ? "" : "\(git.root)/"
    return paths.map { prefix + $0 }.filter(DocumentPaths.exists)
  }

  var isEmpty: Bool { !DocumentPaths.exists(folder.string) }
}

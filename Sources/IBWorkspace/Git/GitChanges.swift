import SystemPackage

/// A file at two points of a repository's history.
package struct ChangedFile: Sendable {
  /// The path in the repository; the earlier one of a removed file.
  package var path: String
  /// The earlier path of a renamed file.
  package var earlierPath: String?
  /// The path from the current folder, for finding the project.
  package var location: String
  /// Nil for a new file.
  package var old: [UInt8]?
  /// Nil for a removed file.
  package var new: [UInt8]?
  /// The path of the earlier file, if it is a different one.
  package var oldLocation: String?

  /// - Parameter location: The path from the current folder, if it differs.
  package init(path: String, earlierPath: String? = nil, location: String? = nil, old: [UInt8]?, new: [UInt8]?) {
    (self.path, self.earlierPath, self.location) = (path, earlierPath, location ?? path)
    (self.old, self.new) = (old, new)
  }
}

extension Git {
  package func isRevision(_ name: String) async -> Bool {
    // Git would take a hyphen for an option.
    if name.isEmpty || name.hasPrefix("-") { return false }
    let parts =
      name.contains("..") ? ["rev-parse", "--quiet", name] : ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]
    return (try? await output(of: parts)) != nil
  }

  /// Returns the differing documents as in `git diff`: between the index and the files, a commit and the files, or two
  /// commits.
  /// - Parameters:
  ///   - revisions: Up to two commits, or a range.
  ///   - isStaged: Whether to compare a commit, by default `HEAD`, with the index.
  ///   - paths: Paths relative to this folder; empty for all.
  package func changedDocuments(
    _ revisions: [String], isStaged: Bool, paths: [String]
  ) async throws(WorkspaceError) -> [ChangedFile] {
    let root = try await repositoryRoot()
    let records = try await output(
      of: ["diff", "--raw", "-z", "--find-renames", "--no-abbrev", "--no-ext-diff", "--no-relative"]
        + (isStaged ? ["--cached"] : []) + revisions + ["--"] + paths)
    let changes = RawChange.changes(in: records).filter { FilePath($0.path).hasExtension(documentExtensions) }
    let ids = changes.flatMap { [$0.old, $0.new].compactMap(\.self) }
    let texts = Dictionary(zip(ids, try await contents(of: ids)), uniquingKeysWith: { first, _ in first })
    var files: [ChangedFile] = []
    for change in changes {
      var new = change.new.flatMap { texts[$0] }
      if change.isInWorkTree { new = try FileBytes.readWhole("\(root)/\(change.path)") }
      files.append(
        ChangedFile(
          path: change.path, earlierPath: change.earlierPath, location: "\(root)/\(change.path)",
          old: change.old.flatMap { texts[$0] }, new: new))
    }
    return files
  }
}

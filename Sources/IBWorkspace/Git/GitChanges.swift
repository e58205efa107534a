import SystemPackage

/// A file at two points of a repository's history.
package struct ChangedFile: Sendable {
  /// The path in the repository; the earlier one if the file was removed.
  package var path: String
  /// The path that it had, if it was renamed.
  package var earlierPath: String?
  /// Where the file is, from the current folder: the project around it is searched there.
  package var location: String
  /// The earlier contents; nil if the file is new.
  package var old: [UInt8]?
  /// The later contents; nil if the file was removed.
  package var new: [UInt8]?
  /// The file that the earlier contents are of, if that is another one.
  package var oldLocation: String?

  /// A file with its contents.
  /// - Parameter location: Where the file is, if not at the path.
  package init(path: String, earlierPath: String? = nil, location: String? = nil, old: [UInt8]?, new: [UInt8]?) {
    (self.path, self.earlierPath, self.location) = (path, earlierPath, location ?? path)
    (self.old, self.new) = (old, new)
  }
}

extension Git {
  /// Whether git knows a name as a commit, or as a range of commits.
  package func isRevision(_ name: String) async -> Bool {
    // Git would take a hyphen for an option.
    if name.isEmpty || name.hasPrefix("-") { return false }
    let parts =
      name.contains("..") ? ["rev-parse", "--quiet", name] : ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]
    return (try? await output(of: parts)) != nil
  }

  /// The documents that differ as `git diff` compares them: the index and the files, a commit and the files, or two
  /// commits.
  /// - Parameters:
  ///   - revisions: None, one, or two; or a range.
  ///   - isStaged: Whether a commit, by default `HEAD`, is compared with the index.
  ///   - paths: Paths relative to the folder of this value; empty for all.
  /// - Throws: When git is missing or fails.
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
      if change.isInWorkTree { new = try FileBytes.read("\(root)/\(change.path)") }
      files.append(
        ChangedFile(
          path: change.path, earlierPath: change.earlierPath, location: "\(root)/\(change.path)",
          old: change.old.flatMap { texts[$0] }, new: new))
    }
    return files
  }
}

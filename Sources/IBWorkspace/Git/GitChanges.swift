import SystemPackage

/// A document before and after a change: as bytes, or read.
package struct ChangedDocument<Content: Sendable>: Sendable {
  /// The path in the repository or folder; the earlier one of a removed document.
  package var path: String
  /// The earlier path of a renamed document.
  package var earlierPath: String?
  /// The path from the current folder, for finding the project.
  package var location: String
  /// Nil for a new document.
  package var old: Content?
  /// Nil for a removed document.
  package var new: Content?
  /// The path of the earlier document, if it is a different one.
  package var oldLocation: String?

  /// - Parameter location: The path from the current folder, if it differs.
  package init(path: String, earlierPath: String? = nil, location: String? = nil, old: Content?, new: Content?) {
    (self.path, self.earlierPath, self.location) = (path, earlierPath, location ?? path)
    (self.old, self.new) = (old, new)
  }
}

extension ChangedDocument: Equatable where Content: Equatable {}

extension Git {
  package func isRevision(_ name: String) async -> Bool {
    if name.isEmpty || name.hasPrefix("-") { return false }
    if !name.contains("..") { return await hasCommit(name) }
    return (try? await output(of: ["rev-parse", "--quiet", name])) != nil
  }

  /// Returns the differing documents as in `git diff`: between the index and the files, a commit and the files, or two
  /// commits.
  /// - Parameters:
  ///   - revisions: Up to two commits, or a range.
  ///   - isStaged: Whether to compare a commit, by default `HEAD`, with the index.
  ///   - paths: Paths relative to this folder; empty for all.
  package func changedDocuments(
    _ revisions: [String], isStaged: Bool, paths: [String]
  ) async throws(WorkspaceError) -> [ChangedDocument<[UInt8]>] {
    let root = try await repositoryRoot()
    let records = try await withoutFilters().output(
      of: ["diff", "--raw", "-z", "--find-renames", "--no-abbrev", "--no-ext-diff", "--no-relative"]
        + (isStaged ? ["--cached"] : []) + revisions + ["--"]
        // Names of files may look like patterns of git.
        + paths.map { DocumentPaths.exists($0) ? ":(literal)\($0)" : $0 })
    var documents: [ChangedDocument<[UInt8]>] = []
    for (change, old, new) in try await changedDocuments(in: records) {
      documents.append(
        ChangedDocument(
          path: change.path, earlierPath: change.earlierPath, location: "\(root)/\(change.path)", old: old,
          new: change.isInWorkTree ? try FileBytes.readWhole("\(root)/\(change.path)") : new))
    }
    return documents
  }

  /// Git with the filters switched off that would run programs to compare changed files.
  private func withoutFilters() async -> Git {
    let pattern = #"^filter\..*\.(clean|process|required)$"#
    let names = (try? await output(of: ["config", "-z", "--name-only", "--get-regexp", pattern])) ?? []
    var changes = environment
    for (number, name) in Set(names.split(separator: 0)).enumerated() {
      changes["GIT_CONFIG_COUNT"] = "\(number + 1)"
      changes["GIT_CONFIG_KEY_\(number)"] = String(decoding: name, as: UTF8.self)
      changes["GIT_CONFIG_VALUE_\(number)"] = ""
    }
    return Git(folder: folder, environment: changes)
  }

  /// The changes of documents, with the contents that git stores.
  func changedDocuments(
    in records: [UInt8]
  ) async throws(WorkspaceError) -> [(change: RawChange, old: [UInt8]?, new: [UInt8]?)] {
    let changes = RawChange.changes(in: records).filter { FilePath($0.path).hasExtension(documentExtensions) }
    let ids = changes.flatMap { [$0.old, $0.new].compactMap(\.self) }
    let texts = Dictionary(zip(ids, try await contents(of: ids)), uniquingKeysWith: { first, _ in first })
    return changes.map { ($0, $0.old.flatMap { texts[$0] }, $0.new.flatMap { texts[$0] }) }
  }
}

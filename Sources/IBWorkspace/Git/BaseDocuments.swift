import SystemPackage

/// The documents of a repository at the merge base with another branch.
package struct BaseDocuments: Sendable {
  let root: String
  /// The earlier contents of changed documents by path in the repository; nil for new ones.
  let changed: [String: [UInt8]?]
  /// The earlier paths of renamed documents by path, in the repository.
  var renamed: [String: String] = [:]
  /// The tracked documents by path in the repository.
  let known: Set<String>

  package enum State: Sendable, Equatable {
    case unchanged
    /// The document did not exist, or git does not track it.
    case absent
    case changed([UInt8])
  }

  /// Returns the state of a document at the base.
  /// - Parameter path: absolute, or relative to the current folder.
  package func state(of path: String) -> State {
    let name = nameInRepository(path)
    if let contents = changed[name] { return contents.map { .changed($0) } ?? .absent }
    return known.contains(name) ? .unchanged : .absent
  }

  /// Returns the absolute path of a document at the base, if it has been renamed since.
  /// - Parameter path: absolute, or relative to the current folder.
  package func earlierPath(of path: String) -> String? {
    if renamed.isEmpty { return nil }
    return renamed[nameInRepository(path)].map { "\(root)/\($0)" }
  }

  private func nameInRepository(_ path: String) -> String { FilePath(path).name(inRepository: root) }
}

extension Git {
  /// Returns the documents at the merge base of the current commit and another one. Before the first commit, `HEAD`
  /// has no documents.
  ///
  /// - Parameter isStaged: whether to compare the index instead of the files.
  /// - Throws: When git is missing or fails, or there is no such commit or no merge base.
  package func baseDocuments(of commit: String, isStaged: Bool) async throws(WorkspaceError) -> BaseDocuments {
    let root = Git(folder: try await repositoryRoot(), environment: environment)
    let comparison = ["diff-index"] + (isStaged ? ["--cached"] : [])
    let records = try await root.output(
      of: comparison + ["--raw", "--find-renames", "--no-abbrev", "-z", try await base(of: commit), "--"])
    let changes = RawChange.changes(in: records).filter { FilePath($0.path).hasExtension(documentExtensions) }
    let earlier = changes.compactMap(\.old)
    let contents = Dictionary(zip(earlier, try await contents(of: earlier)), uniquingKeysWith: { first, _ in first })
    let known = try await root.output(of: ["ls-files", "-z", "--cached"]).split(separator: 0)
    return BaseDocuments(
      root: root.folder,
      changed: Dictionary(
        changes.map { ($0.path, $0.old.flatMap { contents[$0] }) }, uniquingKeysWith: { first, _ in first }),
      renamed: Dictionary(
        changes.compactMap { change in change.earlierPath.map { (change.path, $0) } },
        uniquingKeysWith: { first, _ in first }),
      known: Set(known.map { String(decoding: $0, as: UTF8.self) }))
  }

  private func base(of commit: String) async throws(WorkspaceError) -> String {
    if ["HEAD", "@"].contains(commit), await !hasCommit() { return try await emptyTree() }
    return try await mergeBase(with: commit)
  }

  private func mergeBase(with commit: String) async throws(WorkspaceError) -> String {
    guard await hasCommit(commit) else { throw .unknownCommit(name: commit) }
    guard let base = try? await line(of: ["merge-base", commit, "HEAD"]) else { throw .noMergeBase(name: commit) }
    return base
  }
}

/// The lines of a text that another one lacks, from 1, in ascending order. Line endings are ignored because git may
/// change them.
package func changedLines(old: [UInt8], new: [UInt8]) -> [Range<Int>] {
  LineDifference(old: plainLines(of: old), new: plainLines(of: new)).changes.map(\.new).filter { !$0.isEmpty }
    .map { $0.lowerBound + 1..<$0.upperBound + 1 }
}

private func plainLines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
  text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
    line.last == UInt8(ascii: "\r") ? line.dropLast() : line
  }
}

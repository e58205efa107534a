import SystemPackage

/// A file at two points of a repository's history.
package struct ChangedFile: Sendable {
  /// The path in the repository; the earlier one if the file was removed.
  package var path: String
  /// The path that it had, if it was renamed.
  package var earlierPath: String?
  /// The earlier contents; nil if the file is new.
  package var old: [UInt8]?
  /// The later contents; nil if the file was removed.
  package var new: [UInt8]?

  /// A file with its contents.
  package init(path: String, earlierPath: String? = nil, old: [UInt8]?, new: [UInt8]?) {
    (self.path, self.earlierPath, self.old, self.new) = (path, earlierPath, old, new)
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
    let records = try await output(
      of: ["diff", "--raw", "-z", "--find-renames", "--no-abbrev", "--no-ext-diff", "--no-relative"]
        + (isStaged ? ["--cached"] : []) + revisions + ["--"] + paths)
    let changes = RawChange.changes(in: records).filter { FilePath($0.path).hasExtension(documentExtensions) }
    let ids = changes.flatMap { [$0.old, $0.new].compactMap(\.self) }
    let texts = Dictionary(zip(ids, try await contents(of: ids)), uniquingKeysWith: { first, _ in first })
    let root = try await repositoryRoot()
    var files: [ChangedFile] = []
    for change in changes {
      var new = change.new.flatMap { texts[$0] }
      if change.isInWorkTree { new = try FileBytes.read("\(root)/\(change.path)") }
      files.append(
        ChangedFile(path: change.path, earlierPath: change.earlierPath, old: change.old.flatMap { texts[$0] }, new: new)
      )
    }
    return files
  }
}

/// One record of `git diff --raw -z`: `:oldmode newmode oldid newid status NUL path NUL`, with both paths of a file that
/// was renamed.
private struct RawChange {
  let path: String
  let earlierPath: String?
  /// The ids of the contents; nil where there is no file, or where it is not in git yet.
  let old: String?
  let new: String?
  /// Whether the later contents are those of the file.
  let isInWorkTree: Bool

  static func changes(in records: [UInt8]) -> [RawChange] {
    var changes: [RawChange] = []
    var fields = records.split(separator: 0).makeIterator()
    while let header = fields.next(), let first = fields.next() {
      let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 5, let status = words[4].first else { continue }
      let path = "RC".contains(status) ? fields.next() ?? first : first
      // Modes begin with a colon; 100 is a plain file.
      let (existed, exists) = (words[0].dropFirst().hasPrefix("100"), words[1].hasPrefix("100"))
      let isKnown = words[3].contains { $0 != "0" }
      changes.append(
        RawChange(
          path: String(decoding: path, as: UTF8.self),
          earlierPath: status == "R" ? String(decoding: first, as: UTF8.self) : nil,
          old: existed ? words[2] : nil, new: exists && isKnown ? words[3] : nil,
          isInWorkTree: exists && !isKnown))
    }
    return changes
  }
}

import SystemPackage

/// A document as the next commit would store it.
package struct StagedDocument: Sendable, Equatable {
  /// The path relative to git's working folder.
  package let path: String
  /// The contents in the index, which can differ from those of the file.
  package let bytes: [UInt8]
  /// The path in the last commit, if the next one renames it.
  package let earlierPath: String?
  /// Whether the last commit lacks it under any path.
  package let isNew: Bool

  init(path: String, bytes: [UInt8], earlierPath: String? = nil, isNew: Bool = false) {
    (self.path, self.bytes, self.earlierPath, self.isNew) = (path, bytes, earlierPath, isNew)
  }
}

extension Git {
  /// Returns the `.storyboard` and `.xib` files that the index adds or changes relative to the last commit, sorted by
  /// path; before the first commit, the whole index.
  ///
  /// Skips deleted files, symbolic links, submodules, and files that are only announced by `git add --intent-to-add`.
  package func stagedDocuments() async throws(WorkspaceError) -> [StagedDocument] {
    let records = try await output(
      of: [
        "diff-index", "--cached", "--ita-invisible-in-index", "--raw", "--find-renames", "--no-abbrev", "-z",
        try await hasCommit() ? "HEAD" : try await emptyTree(),
      ])
    let entries = StagedEntry.entries(in: records).filter(\.isDocument)
    if entries.isEmpty { return [] }

    let blobs = try await contents(of: entries.map(\.object))
    let folder = FilePath(try await line(of: ["rev-parse", "--show-prefix"]))
    var documents: [StagedDocument] = []
    for (entry, bytes) in zip(entries, blobs) {
      let relative = { (path: String) in FilePath(path).relative(to: folder).string }
      documents.append(
        StagedDocument(
          path: relative(entry.path), bytes: bytes, earlierPath: entry.earlierPath.map(relative), isNew: entry.isNew))
    }
    return documents
  }

  func hasCommit() async throws(WorkspaceError) -> Bool {
    // Prints the object id, or exits with an error if there is no commit.
    (try? await output(of: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])) != nil
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

/// A record of `git diff-index --raw -z`: `:oldmode newmode oldid newid status NUL path NUL`, with both paths of a
/// renamed file.
private struct StagedEntry {
  let mode: String
  let object: String
  let path: String
  let earlierPath: String?
  let isNew: Bool

  static func entries(in records: [UInt8]) -> [StagedEntry] {
    var entries: [StagedEntry] = []
    var fields = records.split(separator: 0).makeIterator()
    while let header = fields.next(), let first = fields.next() {
      let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      // Added, modified, changed type or renamed, the latter with a similarity. Deleted (D) and unmerged (U) files have
      // no object.
      guard words.count == 5, let status = words[4].first, "AMTR".contains(status) else { continue }
      let path = status == "R" ? fields.next() ?? first : first
      entries.append(
        StagedEntry(
          mode: words[1], object: words[3], path: String(decoding: path, as: UTF8.self),
          earlierPath: status == "R" ? String(decoding: first, as: UTF8.self) : nil, isNew: status == "A"))
    }
    return entries
  }

  /// Whether the entry is a plain file, not a link or submodule, with the extension of a document.
  var isDocument: Bool {
    mode.hasPrefix("100") && FilePath(path).hasExtension(documentExtensions)
  }
}

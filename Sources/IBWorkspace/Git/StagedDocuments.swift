import SystemPackage

/// A document as the next commit would store it.
public struct StagedDocument: Sendable, Equatable {
  /// The path relative to the folder in which git runs.
  public let path: String
  /// The contents in the index, which can differ from those of the file.
  public let bytes: [UInt8]
}

extension Git {
  /// The `.storyboard` and `.xib` files that the index adds or changes relative to the last commit, sorted by
  /// path; before the first commit, all of the index.
  ///
  /// Skips deleted files, symbolic links, submodules, and files that are only announced by `git add --intent-to-add`.
  ///
  /// - Throws: When git is missing or fails, or the folder is in no work tree.
  public func stagedDocuments() async throws(WorkspaceError) -> [StagedDocument] {
    // Without detection of renames a renamed document is an added one, and each record has one path.
    let records = try await output(
      of: [
        "diff-index", "--cached", "--ita-invisible-in-index", "--raw", "--no-renames", "--no-abbrev", "-z",
        try await lastCommit(),
      ])
    let entries = StagedEntry.entries(in: records).filter(\.isDocument)
    if entries.isEmpty { return [] }

    let blobs = try await contents(of: entries.map(\.object))
    let folder = FilePath(try await line(of: ["rev-parse", "--show-prefix"]))
    var documents: [StagedDocument] = []
    for (entry, bytes) in zip(entries, blobs) {
      documents.append(StagedDocument(path: FilePath(entry.path).relative(to: folder).string, bytes: bytes))
    }
    return documents
  }

  /// A name for the tree of the last commit, or of the empty tree before the first one.
  private func lastCommit() async throws(WorkspaceError) -> String {
    // Prints the object id, or exits with an error if there is no commit.
    if (try? await output(of: ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])) != nil { return "HEAD" }
    let emptyTree = try await output(of: ["hash-object", "-t", "tree", "--stdin"])
    return String(decoding: emptyTree.dropLast(), as: UTF8.self)
  }
}

extension FilePath {
  /// This path as seen from a folder, where both are relative to the same folder and contain no `..`.
  fileprivate func relative(to folder: FilePath) -> FilePath {
    let shared = zip(components, folder.components).prefix { $0 == $1 }.count
    let up = Array(repeating: Component(".."), count: folder.components.count - shared)
    return FilePath(root: nil, up + components.dropFirst(shared))
  }
}

/// One record of `git diff-index --raw -z`: `:oldmode newmode oldid newid status NUL path NUL`.
private struct StagedEntry {
  let mode: String
  let object: String
  let path: String

  static func entries(in records: [UInt8]) -> [StagedEntry] {
    var entries: [StagedEntry] = []
    var fields = records.split(separator: 0).makeIterator()
    while let header = fields.next(), let path = fields.next() {
      let words = header.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      // Added, modified or changed type. Deleted (D) and unmerged (U) files have no object.
      guard words.count == 5, ["A", "M", "T"].contains(words[4]) else { continue }
      entries.append(StagedEntry(mode: words[1], object: words[3], path: String(decoding: path, as: UTF8.self)))
    }
    return entries
  }

  /// Whether the entry is a plain file, not a link or a submodule, with the extension of a document.
  var isDocument: Bool {
    mode.hasPrefix("100") && FilePath(path).hasExtension(documentExtensions)
  }
}

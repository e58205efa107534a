import IBPlatform
import SystemPackage

/// A merge of a document with conflicts, as it is kept until all of them are resolved.
package struct KeptMerge: Sendable, Equatable {
  /// The path in the repository.
  package var path: String
  /// The commit that was checked out when it was merged; empty before the first one.
  package var commit = ""
  /// The three versions.
  package var base: [UInt8]
  package var ours: [UInt8]
  package var theirs: [UInt8]
  /// The merged document that was written.
  package var result: [UInt8]
  /// What the sides are called.
  package var names: MergeNames
  /// What was chosen: the name of a conflict, and a side.
  package var choices: [Choice] = []
  /// The conflicts that are left.
  package var open: [Open]

  /// A conflict that is left.
  package struct Open: Sendable, Equatable {
    /// The id of the object; nil for the document.
    package var object: String?
    /// What the sides disagree about, in one clause.
    package var text: String

    /// A conflict about an object.
    package init(object: String?, text: String) { (self.object, self.text) = (object, text) }
  }

  /// A conflict that is resolved.
  package struct Choice: Sendable, Equatable {
    /// What makes it the same conflict when the versions are merged again.
    package var conflict: [String]
    /// The side that wins; nil where the document says what neither side does.
    package var side: String?

    /// A choice.
    package init(conflict: [String], side: String?) { (self.conflict, self.side) = (conflict, side) }
  }

  /// A merge of three versions.
  package init(
    path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8], result: [UInt8], names: MergeNames, open: [Open]
  ) {
    (self.path, self.base, self.ours, self.theirs) = (path, base, ours, theirs)
    (self.result, self.names, self.open) = (result, names, open)
  }

  private static let header = "ibt merge 1"

  /// The bytes of the file that keeps it.
  var bytes: [UInt8] {
    SealedBytes.sealed(KeptMerge.header) { writer in
      writer.write(path)
      writer.write(commit)
      for version in [base, ours, theirs, result] { writer.write(version) }
      writer.write(names.ours)
      writer.write(names.theirs)
      writer.write(choices) { writer, choice in
        writer.write(choice.conflict)
        writer.write(choice.side)
      }
      writer.write(open) { writer, conflict in
        writer.write(conflict.object)
        writer.write(conflict.text)
      }
    }
  }

  init(reading bytes: [UInt8]) throws(ByteReader.Damage) {
    var reader = try SealedBytes.opened(bytes, KeptMerge.header)
    path = try reader.text()
    commit = try reader.text()
    base = Array(try reader.contents())
    ours = Array(try reader.contents())
    theirs = Array(try reader.contents())
    result = Array(try reader.contents())
    names = MergeNames(ours: try reader.value(), theirs: try reader.value())
    choices = try reader.list { reader throws(ByteReader.Damage) in
      Choice(conflict: try reader.value(), side: try reader.value())
    }
    open = try reader.list { reader throws(ByteReader.Damage) in
      Open(object: try reader.value(), text: try reader.text())
    }
  }
}

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

import IBBase
import IBModel

/// The documents that `ibt diff` compares: two documents, two folders, or what `git diff` would compare.
package struct ComparedFiles {
  package private(set) var list: [ChangedDocument<[UInt8]>] = []
  package private(set) var failures: [CommandError] = []

  /// - Throws: `CommandError` when the arguments name nothing that can be compared.
  package init(_ arguments: [String], isStaged: Bool) async throws {
    let git = Git()
    if arguments.count == 2, !isStaged {
      let areRevisions = await git.isRevision(arguments[0])
      if !areRevisions {
        try compare(arguments[0], arguments[1])
        return
      }
    }
    var revisions: [String] = []
    for argument in arguments.prefix(2) {
      guard await git.isRevision(argument) else { break }
      revisions.append(argument)
    }
    let paths = Array(arguments.dropFirst(revisions.count))
    let missing = paths.first { !DocumentPaths.exists($0) }
      .map { CommandError("`\($0)` is neither a commit that git knows nor a path") }
    do { list = try await git.changedDocuments(revisions, isStaged: isStaged, paths: paths) } catch {
      throw missing ?? error
    }
    // A path that only an earlier version has is a path, too.
    if list.isEmpty, let missing { throw missing }
  }

  private mutating func compare(_ old: String, _ new: String) throws {
    switch (DocumentPaths.isFolder(old), DocumentPaths.isFolder(new)) {
    case (true, true): try compareFolders(old, new)
    case (false, false):
      let bytes = try FileBytes.read(old)
      var file = ChangedDocument(path: new, old: bytes, new: try FileBytes.read(new))
      file.oldLocation = old
      list = [file]
    case (true, false), (false, true):
      throw CommandError("`\(old)` and `\(new)` are a folder and a document; specify two of the same kind")
    }
  }

  private mutating func compareFolders(_ old: String, _ new: String) throws {
    let (before, after) = (try documents(in: old), try documents(in: new))
    var added: [ChangedDocument<[UInt8]>] = []
    for (name, bytes) in after where before[name] != bytes {
      let file = ChangedDocument(
        path: name, location: "\(new.folderPrefix)\(name)", old: before[name], new: bytes)
      if before[name] == nil {
        added.append(file)
      } else {
        list.append(file)
        list[list.count - 1].oldLocation = "\(old.folderPrefix)\(name)"
      }
    }
    let removed = before.filter { after[$0.key] == nil }.map { name, bytes in
      ChangedDocument(path: name, location: "\(old.folderPrefix)\(name)", old: bytes, new: nil)
    }
    list += RenamedDocuments(from: removed, to: added).files
    list.sort { ($0.path, $0.earlierPath ?? "") < ($1.path, $1.earlierPath ?? "") }
  }

  /// The documents below a folder by their paths in it.
  private mutating func documents(in folder: String) throws -> [String: [UInt8]] {
    let found = DocumentPaths([folder])
    var documents: [String: [UInt8]] = [:]
    for path in found.documents {
      documents[String(path.dropFirst(folder == "." ? 0 : folder.folderPrefix.count))] = try FileBytes.readWhole(path)
    }
    // A folder without documents is one in which all of them are new or removed.
    failures += found.errors.filter { if case .noDocuments = $0 { false } else { true } }.map { CommandError($0) }
    return documents
  }
}

extension String {
  fileprivate var folderPrefix: String { hasSuffix("/") ? self : self + "/" }
}

/// Documents with another name in the other folder: with the same bytes, or with the most objects in common.
private struct RenamedDocuments {
  package private(set) var files: [ChangedDocument<[UInt8]>] = []

  /// The least share of objects that a renamed document keeps.
  private static let leastShare = 0.5

  init(from removed: [ChangedDocument<[UInt8]>], to added: [ChangedDocument<[UInt8]>]) {
    var open = removed.ordered { $0.path }
    var rest: [ChangedDocument<[UInt8]>] = []
    for file in added.ordered(by: \.path) {
      if let index = open.firstIndex(where: { $0.old == file.new }) {
        files.append(file.renamed(from: open.remove(at: index)))
      } else {
        rest.append(file)
      }
    }
    let ids = open.map { RenamedDocuments.ids($0.old) }
    var pairs: [(share: Double, old: Int, new: Int)] = []
    for (new, file) in rest.enumerated() where !open.isEmpty {
      let own = RenamedDocuments.ids(file.new)
      for (old, others) in ids.enumerated() {
        let share = Double(own.intersection(others).count) / Double(max(own.count, others.count, 1))
        if share >= RenamedDocuments.leastShare { pairs.append((share, old, new)) }
      }
    }
    var (oldNames, newNames): (Set<Int>, Set<Int>) = ([], [])
    for pair in pairs.sorted(by: { ($1.share, $0.new, $0.old) < ($0.share, $1.new, $1.old) })
    where !oldNames.contains(pair.old) && !newNames.contains(pair.new) {
      files.append(rest[pair.new].renamed(from: open[pair.old]))
      oldNames.insert(pair.old)
      newNames.insert(pair.new)
    }
    files += rest.indices.filter { !newNames.contains($0) }.map { rest[$0] }
    files += open.indices.filter { !oldNames.contains($0) }.map { open[$0] }
  }

  /// The ids in a document without short ones, which many documents have.
  private static func ids(_ bytes: [UInt8]?) -> Set<ObjectID> {
    guard let bytes, let document = try? Document(parsing: bytes) else { return [] }
    return Set(document.objects.map(\.id).filter { $0.rawValue.utf8.count > 3 })
  }
}

extension ChangedDocument {
  fileprivate func renamed(from other: ChangedDocument) -> ChangedDocument {
    ChangedDocument(path: path, earlierPath: other.path, location: location, old: other.old, new: new)
  }
}

import IBModel

/// The resolutions of the merges in progress of a repository.
package struct MergeResolutions {
  /// Sorted by path.
  package private(set) var documents: [MergeResolution] = []
  /// The reasons why documents cannot be resolved here.
  package private(set) var failures: [CommandError] = []
  private let merges: MergesInProgress
  /// The contents of the files as they were read or written last.
  private var known: [String: [UInt8]] = [:]

  /// - Parameter paths: documents and folders, from the current folder; empty for the whole work tree.
  package init(_ paths: [String], git: Git, _ merges: MergesInProgress) async throws {
    self.merges = merges
    let root = Git(folder: merges.root)
    let places = paths.map(merges.nameInRepository)
    let isWanted = { (path: String) in
      places.isEmpty || places.contains { path == $0 || path.hasPrefix($0 + "/") || $0 == merges.root }
    }
    let names = await git.mergeNames()
    var unmerged: [String: Git.UnmergedFile] = [:]
    for file in try await root.unmergedFiles([]) where isWanted(file.path) {
      unmerged[file.path] = file
    }
    for path in Set(merges.paths.filter(isWanted)).union(unmerged.keys).sorted() {
      do {
        if let record = try await merges.merge(of: path) {
          documents.append(try MergeResolution(record, in: try contents(of: path)))
        } else if let document = unmerged[path] {
          documents.append(try merged(document, names))
        } else {
          try merges.forget(path)
        }
      } catch {
        failures.append(CommandError(error, in: path))
      }
    }
    if let path = zip(paths, places).first(where: { _, place in
      !DocumentPaths.exists(file(place)) && unmerged[place] == nil
    })?.0 {
      throw CommandError(WorkspaceError.missing(path: path))
    }
  }

  private func file(_ path: String) -> String { path.hasPrefix("/") ? path : "\(merges.root)/\(path)" }

  private mutating func contents(of path: String) throws -> [UInt8] {
    do throws(WorkspaceError) {
      let bytes = try FileBytes.read(file(path))
      known[path] = bytes
      return bytes
    } catch {
      guard case .missing = error else { throw CommandError(error) }
      throw CommandError(
        "\(path): the file is gone; start again with `git checkout --merge -- \(path)`, or remove it with `git rm`")
    }
  }

  /// Merges again a document that git could not merge.
  private mutating func merged(_ document: Git.UnmergedFile, _ names: MergeNames) throws -> MergeResolution {
    let path = document.path
    guard let ours = document.ours, let theirs = document.theirs else {
      let side = document.ours == nil ? "ours" : "theirs"
      throw CommandError(
        "\(path): \(side) removed the document, and the other side changed it; keep it with `git add`, or remove it with "
          + "`git rm`")
    }
    guard let base = document.base else {
      throw CommandError(
        "\(path): both sides added the document, so they have no common base; take one with "
          + "`git checkout --ours` or `--theirs`, and `git add` it")
    }
    let file = try contents(of: path)
    let isUntouched = file == ours || file.filter { $0 != UInt8(ascii: "\r") } == ours
    guard isUntouched || !MarkedConflict.conflicts(in: file).isEmpty else {
      throw CommandError(
        "\(path): the file was edited since git merged it; `git add` it if its conflicts are resolved, or start again with "
          + "`git checkout --merge`")
    }
    return try MergeResolution(merging: base, ours, theirs, in: file, at: path, names: names)
  }

  /// Writes a document and the choices in it.
  /// - Throws: When the file changed since it was read or written.
  package mutating func save(_ document: MergeResolution) throws {
    let (path, contents) = (document.record.path, document.fileContents)
    try FileReplacement.replaceContents(of: file(path), with: contents, expecting: known[path])
    known[path] = contents
    try merges.keep(document.record)
  }

  /// Writes a document, and adds it to the index if no conflict is left.
  package mutating func finish(_ document: MergeResolution, _ git: Git) async throws {
    var document = document
    if document.record.commit.isEmpty { document.noteCommit(try await git.currentCommit()) }
    try save(document)
    guard document.open.isEmpty else { return }
    try await Git(folder: merges.root).add(document.record.path)
    try merges.forget(document.record.path)
  }
}

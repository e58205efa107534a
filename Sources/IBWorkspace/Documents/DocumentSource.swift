import IBLint

/// A document that a command works on.
package struct DocumentSource: Sendable {
  /// The path that messages show.
  package var path: String
  var contents: Contents
  /// The configuration of the document; nil for the defaults.
  package var configuration: Configuration?
  /// The path that it had before a staged rename.
  package var earlierPath: String?
  /// Whether it is staged, and the last commit does not have it under any path.
  package var isNew = false
  /// The number among all documents of a run, which machines may divide.
  var number = 0

  package init(path: String, contents: Contents, earlierPath: String? = nil, isNew: Bool = false) {
    (self.path, self.contents, self.earlierPath, self.isNew) = (path, contents, earlierPath, isNew)
  }

  package enum Contents: Sendable {
    /// Read from `path`, and written there.
    case file
    /// Read already, from standard input or the index; the result goes to standard output.
    case bytes([UInt8])
  }

  var isPrinted: Bool { if case .bytes = contents { true } else { false } }

  package func read() throws(WorkspaceError) -> [UInt8] {
    switch contents {
    case .file: try FileBytes.read(path)
    case .bytes(let bytes): bytes
    }
  }
}

/// The documents at paths, each once and in the order of the paths, and the errors of unreadable ones.
package struct DocumentSources {
  package private(set) var list: [DocumentSource] = []
  package private(set) var failures: [CommandError] = []
  /// Notes on paths that were not followed.
  package private(set) var notes: [String] = []
  /// Layout sheets without a document beside them.
  package private(set) var loneSheets: [String] = []
  /// The reader of the code of the documents' apps; nil if only documents are read.
  package private(set) var projects: ProjectReader?

  /// Documents that are already read, each with its own path. They are configured and excluded like files.
  package init(_ list: [DocumentSource], _ configurations: Configurations) {
    configure(list.filter { !configurations.excludesNamed($0.path) }, by: configurations)
  }

  /// Finds the documents at paths: files, folders, or `-` for standard input.
  /// - Parameter forcesExclusion: Whether named paths are excluded like those found in folders.
  package init(
    at paths: [String], standardInputName: String? = nil, _ configurations: Configurations = Configurations(),
    forcesExclusion: Bool = false
  ) async {
    if paths == ["-"] {
      readStandardInput(as: standardInputName, configurations, forcesExclusion)
      return
    }
    let found = DocumentPaths(paths, filter: configurations.filter(includesArguments: forcesExclusion))
    failures = found.errors.map { CommandError($0) }
    notes = found.leaving.map { "ibt: note: \(WorkspaceError.leaves(path: $0))" }
    var documents = found.documents
    loneSheets = found.sheets.filter { SheetFile.document(besideSheet: $0) == nil }
    if configurations.respectsGit {
      let candidates = forcesExclusion ? documents : documents.filter { !found.named.contains($0) }
      let ignored = await IgnoredDocuments(among: candidates)
      documents.removeAll { ignored.contains($0) }
      if !loneSheets.isEmpty {
        let ignoredSheets = await IgnoredDocuments(among: loneSheets)
        loneSheets.removeAll { ignoredSheets.contains($0) }
      }
    }
    configure(documents.map { DocumentSource(path: $0, contents: .file) }, by: configurations)
  }

  /// The same documents, to be read with the decisions of their apps' code about layouts.
  package func withCode() -> DocumentSources {
    var copy = self
    copy.projects = .keeping()
    return copy
  }

  /// Reads some of the documents on all cores, in their order.
  /// - Parameter isWanted: Whether the bytes may be a document; others are not read as XML.
  package func load(
    _ part: Range<Int>, where isWanted: @escaping @Sendable ([UInt8]) -> Bool = { _ in true }
  ) async -> [Result<LoadedDocument, any Error>] {
    await concurrently(Array(list[part]), inParts: 1) { [projects] source in
      do {
        guard var loaded = try LoadedDocument(source, where: isWanted) else { return nil }
        if let projects { await loaded.readCode(projects) }
        return .success(loaded)
      } catch {
        return .failure(error)
      }
    }
  }

  private mutating func readStandardInput(
    as name: String?, _ configurations: Configurations, _ forcesExclusion: Bool
  ) {
    do throws(WorkspaceError) {
      let source = DocumentSource(path: name ?? "-", contents: .bytes(try FileBytes.readStandardInput()))
      if let name, forcesExclusion, configurations.excludesNamed(name) { return }
      configure([source], by: configurations)
    } catch {
      failures = [CommandError(error)]
    }
  }

  /// Adds documents. An error in a configuration is reported once; its documents are left out.
  private mutating func configure(_ documents: [DocumentSource], by configurations: Configurations) {
    var unusable: [(error: ConfigurationError, count: Int)] = []
    for var document in documents {
      do throws(ConfigurationError) {
        document.configuration = try configurations.configuration(for: document.path)
        list.append(document)
      } catch {
        if let index = unusable.firstIndex(where: { $0.error == error }) {
          unusable[index].count += 1
        } else {
          unusable.append((error, 1))
        }
      }
    }
    for (error, count) in unusable { failures += CommandError.failures(error, documentCount: count) }
  }
}

extension CommandError {
  /// The errors of a configuration, with their consequences for its documents.
  package static func failures(_ error: ConfigurationError, documentCount: Int) -> [CommandError] {
    var failures = error.problems.map { CommandError("\($0)") }
    if documentCount > 1, let last = failures.popLast() {
      failures.append(CommandError("\(last.message) (\(documentCount) documents were not read)"))
    }
    return failures
  }
}

import IBModel
import IBWorkspace

/// The documents in which a command looks for the one object that it is about.
struct DocumentSearch {
  /// The searched place: `in the current folder`, `in `Login.xib``.
  let place: String
  /// Whether the place is a folder, which may contain many documents or none.
  let isFolder: Bool
  let documents: [LoadedDocument]
  /// Failures to read documents of a folder, which do not stop the search.
  let failures: [CommandError]

  /// Reads the documents at a path, nil for the current folder.
  /// - Throws: `CommandError` when the path is no folder and cannot be read, or a folder holds no documents at all.
  init(at path: String?) async throws {
    let path = path ?? "."
    isFolder = path != "-" && DocumentPaths.isFolder(path)
    place = path == "." ? "in the current folder" : path == "-" ? "in standard input" : "in `\(path)`"
    let sources = await DocumentSources(at: [path]).noted()
    var documents: [LoadedDocument] = []
    var failures = sources.failures
    for loaded in await sources.load(sources.list.indices) {
      do { documents.append(try loaded.get()) } catch { failures.append(CommandError(error)) }
    }
    if documents.isEmpty, let failure = failures.first { throw failure }
    (self.documents, self.failures) = (documents, failures)
  }

  var named: LoadedDocument? { isFolder ? nil : documents.first }

  /// Returns the only document that fits, nil if none does, and reports unreadable documents.
  /// - Throws: `CommandError` when several fit; `what` names what they have.
  func only(with what: String, where fits: (LoadedDocument) -> Bool) throws -> LoadedDocument? {
    let hits = documents.filter(fits)
    guard hits.count > 1 else {
      if !hits.isEmpty { failures.forEach { Terminal.note("ibt: note: skipped: \($0.message)") } }
      return hits.first
    }
    let paths = listed(hits.map(\.path))
    throw CommandError("several documents \(place) have \(what): \(paths); specify one of them")
  }

  /// A suffix for messages that nothing was found: the number of unreadable documents.
  var unread: String {
    guard let first = failures.first else { return "" }
    let others = failures.count > 1 ? " and \(failures.count - 1) more" : ""
    return "; \(counted(failures.count, "document")) could not be read: \(first.message)\(others)"
  }
}

import IBWorkspace

/// A document that a command works on.
struct DocumentSource: Sendable {
  /// The path that messages show.
  var path: String
  var contents: Contents

  enum Contents: Sendable {
    /// Read from `path`, and written there.
    case file
    /// Read already, from standard input or the index; the result goes to standard output.
    case bytes([UInt8])
  }

  func read() throws(WorkspaceError) -> [UInt8] {
    switch contents {
    case .file: try FileBytes.read(path)
    case .bytes(let bytes): bytes
    }
  }
}

/// The documents at paths, in the order of the paths and each once, and what could not be read.
struct DocumentSources {
  private(set) var list: [DocumentSource] = []
  private(set) var failures: [CommandFailure] = []

  /// Documents that are read already, each with its own path.
  init(_ list: [DocumentSource]) { self.list = list }

  /// The documents at paths: files, folders, or `-` for standard input.
  /// - Parameter standardInputName: the path that messages show for standard input.
  init(at paths: [String], standardInputName: String? = nil) {
    guard paths == ["-"] else {
      let found = DocumentPaths(paths)
      list = found.documents.map { DocumentSource(path: $0, contents: .file) }
      failures = found.errors.map { CommandFailure($0) }
      return
    }
    do throws(WorkspaceError) {
      list = [DocumentSource(path: standardInputName ?? "-", contents: .bytes(try FileBytes.readStandardInput()))]
    } catch {
      failures = [CommandFailure(error)]
    }
  }
}

import IBWorkspace

/// A document to check.
struct LintSource: Sendable {
  /// What it is reported by.
  var path: String
  var contents: Contents

  enum Contents: Sendable {
    /// Read from `path`, and written there.
    case file
    /// Read already; what is fixed goes to standard output.
    case bytes([UInt8])
  }

  func read() throws(WorkspaceError) -> [UInt8] {
    switch contents {
    case .file: try FileBytes.read(path)
    case .bytes(let bytes): bytes
    }
  }
}

/// The documents that the arguments stand for, each once; complains about those that stand for none.
struct SourceCollection {
  private(set) var sources: [LintSource] = []
  private(set) var hasFailed = false
  private var seen: Set<String> = []

  mutating func add(_ source: LintSource) {
    if seen.insert(source.path).inserted { sources.append(source) }
  }

  mutating func addDocuments(at path: String) {
    do throws(WorkspaceError) {
      let documents = try DocumentPaths.expand([path])
      let place = path == "." ? "the current folder" : "`\(path)`"
      if documents.isEmpty { fail("there are no documents (.storyboard, .xib, .xml) in \(place)") }
      for document in documents { add(LintSource(path: document, contents: .file)) }
    } catch {
      fail(error.description)
    }
  }

  private mutating func fail(_ message: String) {
    Terminal.complain(message)
    hasFailed = true
  }
}

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
  private var seen: Set<[Substring]> = []

  init() {}

  /// The documents at paths: files, folders, or `-` for standard input.
  /// - Parameter standardInputName: the path that messages show for standard input.
  init(at paths: [String], standardInputName: String? = nil) {
    for path in paths {
      do throws(WorkspaceError) {
        guard path == "-" else {
          add(DocumentPaths([path]))
          continue
        }
        add(DocumentSource(path: standardInputName ?? "-", contents: .bytes(try FileBytes.readStandardInput())))
      } catch {
        failures.append(CommandFailure(error))
      }
    }
  }

  mutating func add(_ source: DocumentSource) {
    if seen.insert(DocumentSources.identity(of: source.path)).inserted { list.append(source) }
  }

  private mutating func add(_ paths: DocumentPaths) {
    for path in paths.documents { add(DocumentSource(path: path, contents: .file)) }
    failures += paths.errors.map { CommandFailure($0) }
  }

  /// The components of a path that mean something: `A`, `./A` and `.//A` are one document.
  private static func identity(of path: String) -> [Substring] {
    let components = path.split(separator: "/").filter { $0 != "." }
    return path.hasPrefix("/") ? ["/"] + components : components
  }
}

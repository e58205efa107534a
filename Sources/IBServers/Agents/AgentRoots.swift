import IBWorkspace

/// The folders that a client may read and change.
struct AgentRoots: Sendable {
  /// Absolute paths without links.
  private(set) var folders: [String]

  init(_ folders: [String]) { self.folders = folders.compactMap { Paths.real($0) } }

  /// The folders of the client's answer to `roots/list`, without missing ones; none for an error.
  init(answer: JSON?) {
    self.init((answer?["roots"]?.array ?? []).compactMap { $0["uri"]?.string.flatMap { FileURI.path($0) } })
  }

  /// The absolute path, without links, of an existing file or folder below one of the roots.
  func resolve(_ path: String) throws(ProtocolError) -> String {
    guard let first = folders.first else {
      throw .parameters("the client names no existing folder, so nothing may be read or changed")
    }
    guard !path.utf8.contains(0) else { throw .parameters("the path contains a null byte") }
    let wanted = path.hasPrefix("/") ? path : "\(first)/\(path)"
    guard let real = Paths.real(wanted) else { throw .parameters("`\(path)` does not exist below \(list)") }
    guard folders.contains(where: { real == $0 || real.hasPrefix($0 == "/" ? "/" : $0 + "/") }) else {
      throw .parameters("`\(path)` is not below \(list), and nothing else may be read or changed")
    }
    return real
  }

  private var list: String { folders.map { "`\($0)`" }.joined(separator: " or ") }
}

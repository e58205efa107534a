import IBWorkspace

/// The folders that a client may read and change.
struct AgentRoots: Sendable {
  /// Absolute paths without links.
  private(set) var folders: [String]

  init(_ folders: [String]) { self.folders = folders.compactMap { Paths.real($0) } }

  /// The folders of the client's answer to `roots/list`.
  init?(_ answer: JSON) {
    guard case .array(let roots)? = answer["roots"] else { return nil }
    self.init(roots.compactMap { $0["uri"]?.string }.compactMap { AgentRoots.path(ofAddress: $0) })
  }

  static func path(ofAddress address: String) -> String? {
    guard address.hasPrefix("file://") else { return nil }
    let path = address.dropFirst("file://".count)
    var bytes: [UInt8] = []
    var rest = Array(path.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The absolute path, without links, of an existing file or folder below one of the roots.
  func resolve(_ path: String) throws(ProtocolError) -> String {
    guard let first = folders.first else { throw .parameters("there is no root folder that may be read") }
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

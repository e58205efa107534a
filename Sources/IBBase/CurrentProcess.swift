import CPlatform

/// The running process, its environment and streams.
package enum CurrentProcess {
  package enum Stream: CInt {
    case input, output, error
  }

  package static func variable(_ name: String) -> String? {
    platform_variable(name).map { String(cString: $0) }
  }

  package static func variable(prefix: String) -> String? {
    var index: CInt = 0
    while let entry = platform_variable_at(index) {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].hasPrefix(prefix) { return String(parts[1]) }
      index += 1
    }
    return nil
  }

  package static func isTerminal(_ stream: Stream) -> Bool { platform_is_terminal(stream.rawValue) }

  package static var temporaryFolder: String {
    // On macOS, the variable ends in a slash.
    guard var folder = variable("TMPDIR"), !folder.isEmpty else { return "/tmp" }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder
  }
}

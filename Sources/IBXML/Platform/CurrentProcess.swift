import CPlatform

/// The process that is running, and what it was given.
package enum CurrentProcess {
  /// One of the three streams that every process has.
  package enum Stream: CInt {
    case input, output, error
  }

  /// The value of a variable of the environment; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    platform_variable(name).map { String(cString: $0) }
  }

  /// The value of the first variable of the environment whose name has a beginning.
  package static func variable(prefix: String) -> String? {
    var index: CInt = 0
    while let entry = platform_variable_at(index) {
      let parts = String(cString: entry).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, parts[0].hasPrefix(prefix) { return String(parts[1]) }
      index += 1
    }
    return nil
  }

  /// Whether a stream is a terminal.
  package static func isTerminal(_ stream: Stream) -> Bool { platform_is_terminal(stream.rawValue) }

  /// The folder for temporary files, without a slash at its end.
  package static var temporaryFolder: String {
    // On macOS, the variable ends in a slash.
    guard var folder = variable("TMPDIR"), !folder.isEmpty else { return "/tmp" }
    while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
    return folder
  }
}

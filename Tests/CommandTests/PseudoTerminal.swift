/// A terminal for what a command shows on one, opened with `script`.
enum PseudoTerminal {
  private enum Kind: CaseIterable {
    case utilLinux, bsd

    func line(for command: String, input: String = "</dev/null") -> String {
      switch self {
      case .utilLinux: "script -qec '\(command)' /dev/null \(input)"
      case .bsd: "script -q /dev/null bash -c '\(command)' \(input)"
      }
    }
  }

  /// Nil where `script` is missing, or where the system has no terminals to open, as in some containers.
  private static let kind: Kind? = Kind.allCases.first { kind in
    guard !Program.installed("script").isEmpty else { return false }
    let text = try? ScratchFolder().shell(kind.line(for: "[ -t 1 ] && echo shown")).text
    return text?.contains("shown") == true
  }

  static var isAvailable: Bool { kind != nil }
  static let absence = "no pseudo-terminal can be opened with `script`"

  /// The output of a shell command on a terminal; it contains no single quotes.
  static func text(of command: String, in scratch: ScratchFolder, after preparation: String = ":") throws -> String {
    guard let kind else { return "" }
    return try scratch.shell("\(preparation); \(kind.line(for: command))").text
  }

  /// The output of a shell command on a terminal on which these lines are typed.
  static func text(of command: String, answering lines: [String], in scratch: ScratchFolder) throws -> String {
    guard let kind else { return "" }
    let typed = lines.map { "\($0)\n" }.joined()
    return try scratch.shell("\(kind.line(for: command, input: "<<<'\(typed.dropLast())'"))").text
  }
}

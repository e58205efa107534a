import IBBase
import IBWorkspace

/// A line on a terminal that says what a command does that takes long, and how far it is.
enum Progress {
  /// These wait for a person or a program.
  private static let waiting = ["resolve", "server", "mcp"]

  /// Shows the line from the first second until the command ends, if standard error is a terminal.
  static func show(_ arguments: CommandArguments) {
    let words = arguments.words
    guard CurrentProcess.isTerminal(.error), CurrentProcess.variable("TERM") != "dumb",
      !words.contains(where: { ["-q", "--quiet", "-"].contains($0) }), !waiting.contains(words.first ?? "")
    else { return }
    Task.detached(priority: .high) {
      try await Task.sleep(for: .seconds(1))
      while true {
        Terminal.showPassing("\(arguments.command): \(RunProgress.text)")
        try await Task.sleep(for: .milliseconds(200))
      }
    }
  }
}

import IBWorkspace
import IBXML

/// A line on a terminal that says what a command does that takes long, and how far it is.
enum Progress {
  /// Shorter runs end before anyone could read the line.
  private static let delay = Duration.seconds(1)
  private static let pause = Duration.milliseconds(200)
  /// These wait for a person or a program.
  private static let waiting = ["resolve", "server", "mcp"]

  /// Shows the line until the command ends, if standard error is a terminal.
  static func show(_ arguments: CommandArguments) {
    let words = arguments.words
    guard CurrentProcess.isTerminal(.error), CurrentProcess.variable("TERM") != "dumb",
      !words.contains(where: { ["-q", "--quiet", "-"].contains($0) }), !waiting.contains(words.first ?? "")
    else { return }
    Task.detached(priority: .high) {
      try await Task.sleep(for: delay)
      while true {
        let counts = [RunProgress.documents, .files].compactMap(\.text).joined(separator: ", ")
        Terminal.showPassing("\(arguments.command): \(counts.isEmpty ? "working" : counts)")
        try await Task.sleep(for: pause)
      }
    }
  }
}

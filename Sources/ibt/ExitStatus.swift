import ArgumentParser
import IBWorkspace

/// How the process ends: 0 clean, 1 findings, 2 could not run.
enum ExitStatus {
  static let findings = ExitCode(1)
  static let couldNotRun = ExitCode(2)

  /// Ends the process. Messages are one line on standard error; help and version go to standard output with code 0.
  static func leave(with error: any Error) -> Never {
    if let code = error as? ExitCode { exit(code.rawValue) }
    if let failure = error as? CommandFailure {
      Terminal.complain(failure.message)
      exit(couldNotRun.rawValue)
    }
    if let failure = error as? WorkspaceError {
      Terminal.complain(failure.description)
      exit(couldNotRun.rawValue)
    }
    if IBT.exitCode(for: error).isSuccess {
      Terminal.print(IBT.fullMessage(for: error))
      exit(0)
    }
    let message = IBT.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
    Terminal.complain("\(message) (see `ibt --help`)")
    exit(couldNotRun.rawValue)
  }
}

/// Why a command could not run, in one line that says what to do.
struct CommandFailure: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

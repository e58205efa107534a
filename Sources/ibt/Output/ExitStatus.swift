import ArgumentParser
import IBBase
import IBWorkspace

/// The exit codes of the process: 0 nothing to report, 1 findings, 2 could not run.
enum ExitStatus {
  static let findings = ExitCode(1)
  /// Of a search, as that of `grep`.
  static let nothingFound = ExitCode(1)
  static let couldNotRun = ExitCode(2)

  /// Ends the process. Messages are one line on standard error; help and version go to standard output with code 0.
  /// - Parameter command: the command whose help explains a wrong command line.
  static func leave(with error: any Error, of command: String) -> Never {
    if let code = error as? ExitCode { exit(code.rawValue) }
    switch IBT.exitCode(for: error) {
    case .success:
      Terminal.write(IBT.fullMessage(for: error) + "\n")
      exit(0)
    case .validationFailure:
      let message = IBT.message(for: error).split(whereSeparator: \.isNewline).joined(separator: " ")
      Terminal.complain("\(message) (see `\(command) --help`)")
    default:
      Terminal.complain(CommandError(error))
    }
    exit(couldNotRun.rawValue)
  }
}

/// The outcome of a run over several documents.
struct RunStatus {
  var hasFindings = false
  var hasFailed = false

  /// Does one thing of several. A failure is reported and does not stop the others.
  /// - Parameter body: returns `ExitStatus.findings` when there is something to report.
  mutating func attempt(_ body: () throws -> ExitCode) {
    do {
      if try body() == ExitStatus.findings { hasFindings = true }
    } catch {
      Terminal.complain(CommandError(error))
      hasFailed = true
    }
  }

  /// The result of one thing of several; nil after a failure, which is reported.
  mutating func result<Value>(_ body: () throws -> Value?) -> Value? {
    var result: Value?
    attempt {
      result = try body()
      return .success
    }
    return result
  }

  mutating func add(_ other: RunStatus) {
    hasFindings = hasFindings || other.hasFindings
    hasFailed = hasFailed || other.hasFailed
  }

  func leave() throws {
    if hasFailed { throw ExitStatus.couldNotRun }
    if hasFindings { throw ExitStatus.findings }
  }
}

/// Values that live until the process ends: freeing those of a project takes longer than checking an edited document.
enum ProcessLifetime {
  private static let values = Locked<[any Sendable]>([])

  static func keep(_ value: some Sendable) { values.withLock { $0.append(value) } }
}

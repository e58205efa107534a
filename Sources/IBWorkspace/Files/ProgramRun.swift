import Subprocess
import SystemPackage

/// A run of another program, which ends when the task that waits for it is cancelled.
package struct ProgramRun: Sendable {
  private let program: String
  private let arguments: [String]
  private let input: [UInt8]

  /// What a program printed.
  package struct Output: Sendable {
    /// Standard output.
    package var bytes: [UInt8]
    /// Standard error as text.
    package var notes: String
    /// The exit code; 2 for a program that a signal ended.
    package var code: Int
  }

  /// The largest output in bytes.
  private static let limit = 64 << 20

  /// - Parameters:
  ///   - program: Its path.
  ///   - input: What it reads from standard input.
  package init(_ program: String, _ arguments: [String], input: [UInt8] = []) {
    (self.program, self.arguments, self.input) = (program, arguments, input)
  }

  /// Runs the program.
  /// - Throws: When it cannot be started, or prints too much.
  package func output() async throws(WorkspaceError) -> Output {
    do {
      let file = try InputFile.open(input)
      let result = try await run(
        .file(program), arguments: Arguments(arguments), input: .reading(file.rawValue),
        output: .bytes(limit: ProgramRun.limit), error: .string(limit: ProgramRun.limit))
      let code: Int = if case .exited(let code) = result.terminationStatus { Int(code) } else { 2 }
      return Output(bytes: result.standardOutput, notes: result.standardError, code: code)
    } catch {
      throw .failed(path: program, action: "run", reason: "\(error)")
    }
  }
}

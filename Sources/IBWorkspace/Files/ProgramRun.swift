import CPlatform
import Subprocess
import SystemPackage

/// A run of `ibt`, which ends when the waiting task is canceled, or with this process.
package struct ProgramRun: Sendable {
  private let program: String
  private let arguments: [String]
  private let input: [UInt8]
  private let roots: [String]

  package struct Output: Sendable {
    package var bytes: [UInt8]
    /// Standard error as text.
    package var notes: String
    /// The exit code; 2 after a signal.
    package var code: Int
  }

  /// The maximum output in bytes.
  private static let limit = 64 << 20

  /// - Parameter roots: The folders outside which the program opens nothing.
  package init(_ program: String, _ arguments: [String], input: [UInt8], roots: [String]) {
    (self.program, self.arguments, self.input, self.roots) = (program, arguments, input, roots)
  }

  private var environment: Environment {
    var changes: [Environment.Key: String?] = [ProgramRun.parent: "\(platform_process())"]
    if let variable = Environment.Key(rawValue: Boundary.variable) { changes[variable] = roots.joined(separator: "\n") }
    return .inherit.updating(changes)
  }

  private static let parent: Environment.Key = "IBT_PARENT"

  /// Ends this process, if it is a run, soon after the one that waits for it.
  package static func endWithParent() { platform_end_with_parent(parent.rawValue) }

  /// - Throws: When the program cannot be started, or its output is too large.
  package func output() async throws(WorkspaceError) -> Output {
    do {
      let file = try InputFile.open(input)
      let result = try await run(
        .file(program), arguments: Arguments(arguments), environment: environment, input: .reading(file.rawValue),
        output: .bytes(limit: ProgramRun.limit), error: .string(limit: ProgramRun.limit))
      let code: Int = if case .exited(let code) = result.terminationStatus { Int(code) } else { 2 }
      return Output(bytes: result.standardOutput, notes: result.standardError, code: code)
    } catch {
      throw .failed(path: program, action: "run", reason: "\(error)")
    }
  }
}

import IBWorkspace

/// Runs commands of `ibt` for tools.
struct ToolProgram: Sendable {
  private let path: String
  /// The folders outside which commands open nothing.
  var roots: [String] = []
  private let semaphore = Semaphore()

  init(path: String) { self.path = path }

  /// The output of a command: its results and notes. Findings are no failure.
  func run(_ arguments: [String], input: [UInt8] = []) async -> ToolAnswer {
    do throws(WorkspaceError) {
      let output = try await output(of: arguments, input: input)
      let results = String(decoding: output.bytes, as: UTF8.self)
      let text = [results, output.notes].filter { !$0.isEmpty }.joined(separator: "\n")
      return ToolAnswer(text, isFailure: output.code != 0 && output.code != 1)
    } catch {
      return ToolAnswer(failure: "\(error)")
    }
  }

  func output(of arguments: [String], input: [UInt8]) async throws(WorkspaceError) -> ProgramRun.Output {
    await semaphore.wait()
    defer { Task { await semaphore.signal() } }
    return try await ProgramRun(path, arguments, input: input, roots: roots).output()
  }
}

/// Limits the programs that run at the same time, however many requests there are.
private actor Semaphore {
  private var free = 4
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func wait() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  func signal() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

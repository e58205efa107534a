import ArgumentParser
import Dispatch
import IBServers
import IBWorkspace
import SystemPackage

struct MCPCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve coding agents: tools that read, check, draw and change documents.",
    discussion: """
      Speaks the Model Context Protocol over standard input and output, in its revisions from 2024-11-05 to 2026-07-28. \
      Documents/Editors.md#coding-agents shows how to set it up. Only files below the roots are read or changed, and \
      links that leave them are refused; changes require the hash of what the client saw. Nothing in a document is run \
      or fetched.
      """)

  @Option(
    name: .customLong("root"),
    help: ArgumentHelp(
      "A folder that may be read and changed. May be repeated. (default: the folders of the client, or the current one)",
      valueName: "folder"), completion: .directory)
  var roots: [String] = []

  @Flag(help: "Offer no tool that changes documents.")
  var readOnly = false

  func validate() throws {
    for root in roots where Paths.real(root) == nil { throw ValidationError("the folder `\(root)` does not exist") }
  }

  func run() async throws {
    guard let program = Executable.path else { throw CommandError("the path of `ibt` is not known") }
    let server = AgentServer(program: program, version: Program.version, roots: roots, isReadOnly: readOnly) { line in
      Terminal.write(line + "\n")
      Terminal.flush()
    }
    for await line in StandardInputLines(longest: AgentServer.longestLine).lines { await server.receive(line) }
    await server.finish()
  }
}

/// The lines of standard input as they arrive.
private struct StandardInputLines {
  let longest: Int

  /// A line that is longer ends early, so that its reader sees that it is too long.
  var lines: AsyncStream<[UInt8]> {
    let longest = longest
    return AsyncStream { continuation in
      DispatchQueue(label: "standard input").async {
        var line: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while let count = try? buffer.withUnsafeMutableBytes({ try FileDescriptor.standardInput.read(into: $0) }),
          count > 0
        {
          var rest = buffer[..<count]
          while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            line += rest[..<end]
            continuation.yield(line)
            line.removeAll()
            rest = rest[(end + 1)...]
          }
          if line.count <= longest { line += rest }
        }
        if !line.isEmpty { continuation.yield(line) }
        continuation.finish()
      }
    }
  }
}

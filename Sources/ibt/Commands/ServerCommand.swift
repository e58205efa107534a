import ArgumentParser
import Dispatch
import IBServers
import IBWorkspace
import SystemPackage

struct ServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Serve editors: findings, fixes, completion and more while a document is typed.",
    discussion: """
      Speaks the Language Server Protocol 3.17 over standard input and output, for documents, layout sheets \
      (.layouts.xml) and .ibt.yml. The server writes no files; what it changes, the editor does. Documents/Editors.md \
      shows how to set up editors. Exit codes: 0 the editor ended the session as the protocol says, 1 it did not.
      """)

  @Flag(help: "Accepted because many clients pass it; the server speaks over standard input and output in any case.")
  var stdio = false

  func run() async throws {
    let program = ServerProgram(
      version: Program.version, rulePages: InstalledPages.folder, cacheFolder: CacheFolder.path, note: Terminal.note)
    let server = LanguageServer(program) { message in
      Terminal.write(Array(HeaderFraming.framed(message).utf8))
      Terminal.flush()
    }
    var framing = HeaderFraming(longest: LanguageServer.longestMessage)
    for await bytes in StandardInputBytes().parts {
      for part in framing.append(bytes) {
        if let code = await server.receive(part) { throw ExitCode(code) }
      }
    }
    await server.finish()
    throw ExitCode(1)
  }
}

/// The bytes of standard input as they arrive.
private struct StandardInputBytes {
  var parts: AsyncStream<[UInt8]> {
    AsyncStream { continuation in
      DispatchQueue(label: "standard input").async {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while let count = try? buffer.withUnsafeMutableBytes({ try FileDescriptor.standardInput.read(into: $0) }),
          count > 0
        {
          continuation.yield(Array(buffer[..<count]))
        }
        continuation.finish()
      }
    }
  }
}

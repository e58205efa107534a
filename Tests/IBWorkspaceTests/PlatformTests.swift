import IBBase
import IBXML
import Testing

@testable import IBWorkspace

@Suite struct PlatformTests {
  @Test func `a locked value is changed by one thread at a time`() async {
    let count = Locked(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } } }
    }
    #expect(count.withLock { $0 } == 8000)
  }

  @Test func `a lock is free after an error`() {
    struct Failure: Error {}
    let value = Locked([1])
    #expect(throws: Failure.self) { try value.withLock { _ throws(Failure) in throw Failure() } }
    #expect(value.withLock { $0 } == [1])
  }

  @Test func `the program knows its path`() throws {
    let path = try #require(Executable.path)
    #expect(path.hasPrefix("/") && DocumentPaths.exists(path) && !DocumentPaths.isFolder(path))
  }

  @Test(arguments: [
    ("/usr/bin:/bin", ["/opt/homebrew/bin/tool"], "/opt/homebrew/bin/tool"),
    ("/usr/bin:/bin", ["/usr/local/bin/tool", "/opt/local/bin/tool"], "/usr/local/bin/tool"),
    ("/usr/bin:/bin", ["/usr/bin/tool", "/opt/homebrew/bin/tool"], nil), ("/usr/bin:/bin", [], nil),
    ("", ["/opt/homebrew/bin/tool"], "/opt/homebrew/bin/tool"),
  ]) func `a program is found where Homebrew installs it`(_ searchPath: String, _ files: [String], _ expected: String?)
  { #expect(ProgramPath.outsideOfSearchPath("tool", searchPath: searchPath) { files.contains($0) } == expected) }
}

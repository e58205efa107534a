import Foundation
import IBBase
import SystemPackage
import Testing

@testable import IBWorkspace

struct FileBytesTests {
  private let scratch = ScratchFolder()

  @Test(arguments: [0, 1, 65_536, 200_000]) func `all bytes of a file arrive`(count: Int) throws {
    let text = String(repeating: "x", count: count)
    try scratch.write(text, "a.xib")
    #expect(try FileBytes.read(scratch.path("a.xib")) == text.bytes)
  }

  @Test func `a pipe of a shell is read to its end`() throws {
    let pipe = Pipe()
    let (reading, writing) = ("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", pipe.fileHandleForWriting)
    Thread.detachNewThread {
      for _ in 0..<10 {
        usleep(1_000)
        writing.write(Data(repeating: 0, count: 10_000))
      }
      try? writing.close()
    }
    #expect(try FileBytes.read(reading).count == 100_000)
  }

  @Test func `a pipe with a name is refused, because nobody may write to it`() throws {
    try scratch.shell("mkfifo pipe")
    let path = scratch.path("pipe")
    #expect(throws: WorkspaceError.self) { try FileBytes.read(path) }
    #expect(throws: WorkspaceError.self) { try FileReplacement.replaceContents(of: path, with: [], expecting: [1]) }
  }

  @Test func `a missing file is an error`() {
    let path = scratch.path("nothing")
    #expect(throws: WorkspaceError.missing(path: path)) { try FileBytes.read(path) }
  }

  @Test func `a folder is an error`() {
    #expect(throws: WorkspaceError.isFolder(path: scratch.path)) { try FileBytes.read(scratch.path) }
  }

  @Test(.enabled(if: geteuid() != 0, "root can read everything"))
  func `a file without permission to read is an error`() throws {
    try scratch.write("", "a")
    try scratch.setMode(0o000, of: "a")
    let path = scratch.path("a")
    #expect(throws: WorkspaceError.noPermission(path: path, action: "read")) { try FileBytes.read(path) }
  }

  @Test func `a message stays on one line whatever the path`() {
    #expect(!WorkspaceError.missing(path: "a\nb\u{7F}").description.contains { $0.isNewline || $0 == "\u{7F}" })
  }
}

struct FileReplacementTests {
  private let scratch = ScratchFolder()

  private func replace(_ name: String, _ text: String) throws -> FileReplacement {
    try FileReplacement.replaceContents(of: scratch.path(name), with: text.bytes)
  }

  @Test func `a file gets new contents`() throws {
    try scratch.write("old", "a")
    #expect(try replace("a", "new") == .replaced)
    #expect(try scratch.text("a") == "new")
  }

  @Test func `no other file is left in the folder`() throws {
    try scratch.write("old", "a")
    _ = try replace("a", "new")
    #expect(try scratch.names() == ["a"])
  }

  @Test func `equal contents leave the file untouched`() throws {
    try scratch.write("same", "a")
    let before = try scratch.shell("ls -i a").output
    #expect(try replace("a", "same") == .unchanged)
    #expect(try scratch.shell("ls -i a").output == before)
  }

  @Test(arguments: [0o600, 0o755, 0o664]) func `the mode stays`(mode: Int) throws {
    try scratch.write("old", "a")
    try scratch.setMode(mode, of: "a")
    _ = try replace("a", "new")
    #expect(try scratch.mode(of: "a") == mode)
  }

  @Test(.enabled(if: geteuid() == 0, "only root gives files away")) func `the owner stays`() throws {
    try scratch.write("old", "a")
    try scratch.shell("chown 65534:65534 a")
    _ = try replace("a", "new")
    #expect(try scratch.shell("stat -c %u:%g a").output == "65534:65534\n")
  }

  @Test func `a new file gets the mode that the mask allows`() throws {
    #expect(try replace("a", "new") == .created)
    let mask = umask(0)
    umask(mask)
    #expect(try scratch.mode(of: "a") == 0o644 & ~Int(mask))
  }

  @Test func `a link stays a link and its target changes`() throws {
    try scratch.write("old", "folder/real")
    try scratch.link("folder/second", to: "real")
    try scratch.link("first", to: "folder/second")
    _ = try replace("first", "new")
    #expect(try scratch.text("folder/real") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.path("first")) == "folder/second")
  }

  @Test func `a link to nowhere creates its target`() throws {
    try scratch.link("a", to: "real")
    #expect(try replace("a", "new") == .created)
    #expect(try scratch.text("real") == "new")
  }

  @Test func `an endless chain of links is an error`() throws {
    try scratch.link("a", to: "b")
    try scratch.link("b", to: "a")
    #expect(throws: WorkspaceError.self) { try replace("a", "new") }
  }

  @Test func `a folder is an error`() {
    #expect(throws: WorkspaceError.isFolder(path: scratch.path)) {
      try FileReplacement.replaceContents(of: scratch.path, with: [])
    }
  }

  @Test func `a missing folder is an error`() {
    #expect(throws: WorkspaceError.missingFolder(path: scratch.path("no"))) { try replace("no/a", "new") }
  }

  @Test func `a file in place of the folder is an error`() throws {
    try scratch.write("", "file")
    #expect(throws: WorkspaceError.isNotFolder(path: scratch.path("file"))) { try replace("file/a", "new") }
  }

  @Test(.enabled(if: geteuid() != 0, "root can write everywhere"))
  func `a folder without permission to write is named by the error`() throws {
    try scratch.write("old", "folder/a")
    try scratch.setMode(0o555, of: "folder")
    defer { try? scratch.setMode(0o755, of: "folder") }
    let error = WorkspaceError.noPermission(path: scratch.path("folder"), action: "create a file in")
    #expect(throws: error) { try replace("folder/a", "new") }
    #expect(throws: error) { try replace("folder/b", "new") }
    #expect(try scratch.text("folder/a") == "old")
  }

  @Test func `a file whose name is not UTF-8 is replaced through a link`() throws {
    try #require(try scratch.shell("printf old >$(printf 'a\\377') && ln -s $(printf 'a\\377') a").exitCode == 0)
    #expect(try replace("a", "new") == .replaced)
    #expect(try scratch.shell("cat $(printf 'a\\377')").output == "new")
    #expect(try scratch.names().count == 2)
  }

  @Test func `a failed move removes the temporary file`() throws {
    // A file cannot take the place of a folder.
    try scratch.write("", "folder/a")
    #expect(throws: WorkspaceError.isFolder(path: scratch.path("folder"))) {
      try FileReplacement.replaceCache(at: FilePath(scratch.path("folder")), with: "new".bytes)
    }
    #expect(try scratch.names() == ["folder"])
  }

  @Test func `a device is written to and stays a device`() throws {
    #expect(try FileReplacement.replaceContents(of: "/dev/null", with: [1]) == .replaced)
    #expect(try Stat.of("/dev/null")?.type == .characterSpecial)
  }

  @Test(.enabled(if: geteuid() != 0, "root can write everything"))
  func `a file without permission to write is not changed`() throws {
    try scratch.write("old", "a")
    try scratch.setMode(0o444, of: "a")
    #expect(throws: WorkspaceError.noPermission(path: scratch.path("a"), action: "write")) { try replace("a", "new") }
    #expect(try scratch.text("a") == "old")
  }
}

struct FileChangeTests {
  private let scratch = ScratchFolder()

  @Test func `a file that has changed since is not overwritten, and no other file either`() throws {
    try scratch.write(["a": "1", "b": "another program's"])
    let changes = [("a", "1"), ("b", "1")].map { name, old in
      FileChange(scratch.path(name), from: old.bytes, to: "2".bytes)
    }
    #expect(throws: WorkspaceError.changedMeanwhile(path: scratch.path("b"))) { try FileChange.apply(changes) }
    #expect(try scratch.text("a") == "1" && scratch.text("b") == "another program's")
  }

  @Test func `a file that appeared or vanished since is not written`() throws {
    try scratch.write("there", "a")
    for change in [
      FileChange(scratch.path("a"), from: nil, to: []), FileChange(scratch.path("b"), from: "1".bytes, to: []),
    ] {
      #expect(throws: WorkspaceError.changedMeanwhile(path: change.path)) { try FileChange.apply([change]) }
    }
    #expect(try scratch.names() == ["a"])
  }

  @Test func `all is ready before the first file changes`() throws {
    try scratch.write(["a": "1", "b/c": "1"])
    let bad = FileChange(scratch.path("b"), from: "1".bytes, to: "2".bytes)
    let changes = [
      FileChange(scratch.path("a"), from: "1".bytes, to: "2".bytes),
      FileChange(scratch.path("new/d"), from: nil, to: [1]), FileChange(scratch.path("b/c"), from: "1".bytes, to: nil),
    ]
    let state = { try scratch.shell("ls -iAR; cat a b/c").output }
    let before = try state()
    #expect(throws: WorkspaceError.isFolder(path: bad.path)) { try FileChange.apply(changes + [bad]) }
    #expect(try state() == before)
    try FileChange.apply(changes)
    #expect(try scratch.text("a") == "2" && scratch.names() == ["a", "b", "new"])
    #expect(try scratch.names("b") == [] && scratch.names("new") == ["d"])
  }

  @Test func `a file that is changed under two names changes once, and not in two ways`() throws {
    try scratch.write("1", "a")
    try scratch.link("b", to: "a")
    let changes = { (new: [String]) in
      zip(["a", "b"], new).map { FileChange(scratch.path($0), from: "1".bytes, to: $1.bytes) }
    }
    #expect(throws: WorkspaceError.self) { try FileChange.apply(changes(["2", "3"])) }
    #expect(try scratch.text("b") == "1")
    try FileChange.apply(changes(["2", "2"]))
    #expect(try scratch.text("b") == "2" && scratch.names() == ["a", "b"])
  }

  @Test func `of two writers with the same edit one says no`() throws {
    try scratch.write("1", "a")
    let change = try StagedChange(scratch.path("a"), from: .contents("1".bytes), to: "2".bytes)
    try scratch.write("2", "a")
    #expect(throws: WorkspaceError.changedMeanwhile(path: scratch.path("a"))) { try change.takeEffect() }
    change.discard()
  }

  @Test func `files that gain contents come before those that lose them`() {
    let changes = [
      FileChange("gone", from: [], to: nil), FileChange("loses", from: [1, 2], to: [1]),
      FileChange("gains", from: [], to: [2]), FileChange("new", from: nil, to: []),
    ]
    #expect(changes.ordered(by: \.loss).map(\.path) == ["new", "gains", "loses", "gone"])
  }

  @Test func `a file is changed only if it is still the expected one when it is replaced`() throws {
    try scratch.write("1", "a")
    let path = scratch.path("a")
    let change = try StagedChange(path, from: .contents("1".bytes), to: "2".bytes)
    let removal = try StagedChange(path, from: .contents("1".bytes), to: nil)
    let created = try StagedChange(scratch.path("b"), from: .noFile, to: "2".bytes)
    try scratch.write(["a": "another program's", "b": "another program's"])
    for change in [change, removal, created] {
      #expect(throws: WorkspaceError.self) { try change.takeEffect() }
      change.discard()
    }
    #expect(try scratch.text("a") == "another program's" && scratch.text("b") == "another program's")
    #expect(try scratch.names() == ["a", "b"])
  }

  private static let notes = Locked<[String]>([])

  @Test(arguments: [1.3, 60]) func `a file that another program has locked is waited for with a word`(
    seconds: Double
  ) throws {
    try scratch.write("1", "a")
    RunProgress.showNotes { note in FileChangeTests.notes.withLock { $0.append(note) } }
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: scratch.path("a")))
    try #require(flock(file.fileDescriptor, LOCK_SH) == 0)
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: seconds)
      try? file.close()
    }
    let change = FileChange(scratch.path("a"), from: "1".bytes, to: "2".bytes)
    let isWritten = (try? FileChange.apply([change])) != nil
    #expect(try isWritten == (seconds < 10) && scratch.text("a") == (isWritten ? "2" : "1"))
    let note = "waiting for `\(change.path)`, which another program has locked"
    #expect(FileChangeTests.notes.withLock { $0.contains(note) })
  }

  @Test func `of writers that overlap, each edit survives or its writer says no`() async throws {
    try scratch.write("", "a")
    let path = scratch.path("a")
    let written = await withTaskGroup(of: Bool.self) { group in
      for number in 0..<60 {
        group.addTask {
          guard let old = try? FileBytes.read(path) else { return false }
          await Task.yield()
          let change = FileChange(path, from: old, to: old + "\(number)\n".bytes)
          return (try? FileChange.apply([change])) != nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(try scratch.text("a").split(separator: "\n").count == written && written > 0)
  }
}

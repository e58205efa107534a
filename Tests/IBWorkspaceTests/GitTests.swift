import IBWorkspace
import Testing

struct GitTests {
  private let scratch = ScratchFolder()

  /// Makes a repository with one committed document, `a.xib` with the contents `one`.
  private func commitFirst() throws {
    try scratch.write("one", "a.xib")
    try git("git init -q . && git add . && git commit -qm first")
  }

  private func git(_ command: String) throws {
    let result = try scratch.shell(command)
    try #require(result.exitCode == 0, "\(result.output)")
  }

  private func staged(_ folder: String = ".") async throws -> [ChangedDocument<[UInt8]>] {
    try await scratch.git(folder).stagedDocuments()
  }

  @Test func `the root of a repository is found from a subfolder`() async throws {
    try git("git init -q . && mkdir -p a/b")
    #expect(try await scratch.git("a/b").repositoryRoot() == scratch.path)
  }

  @Test func `a folder outside of repositories is an error`() async throws {
    await #expect(throws: WorkspaceError.notARepository(folder: scratch.path("."))) {
      try await scratch.git().repositoryRoot()
    }
  }

  @Test func `staged documents outside of repositories are an error`() async throws {
    await #expect(throws: WorkspaceError.notARepository(folder: scratch.path("."))) { try await staged() }
  }

  @Test func `a machine without git is an error`() async throws {
    await #expect(throws: WorkspaceError.gitIsNotInstalled) {
      try await scratch.git(environment: ["PATH": scratch.path]).stagedDocuments()
    }
  }

  @Test func `a missing folder is an error of one line`() async throws {
    let error = try await #require(throws: WorkspaceError.self) { try await staged("nothing") }
    #expect(error.description.contains("nothing") && !error.description.contains("\n"))
  }

  @Test func `nothing is staged after a commit`() async throws {
    try commitFirst()
    #expect(try await staged() == [])
  }

  @Test func `a document is staged as the index has it, not as the file is now`() async throws {
    try commitFirst()
    try scratch.write("two", "a.xib")
    try git("git add a.xib")
    try scratch.write("three", "a.xib")
    #expect(try await staged() == [ChangedDocument(path: "a.xib", old: "one".bytes, new: "two".bytes)])
  }

  @Test func `a file that is only announced with intent to add is skipped`() async throws {
    try commitFirst()
    try scratch.write(["b.xib": "new", "c.xib": "new"])
    try git("git add -N b.xib c.xib")
    #expect(try await staged() == [])
    try git("git add c.xib")
    #expect(try await staged() == [ChangedDocument(path: "c.xib", old: nil, new: "new".bytes)])
  }

  @Test func `intent to add before the first commit is skipped`() async throws {
    try scratch.write("new", "b.xib")
    try git("git init -q . && git add -N b.xib")
    #expect(try await staged() == [])
  }

  @Test func `unstaged changes and new files are left out`() async throws {
    try commitFirst()
    try scratch.write(["a.xib": "two", "b.xib": "new"])
    #expect(try await staged() == [])
  }

  @Test func `before the first commit all of the index is staged`() async throws {
    try scratch.write("one", "a.storyboard")
    try git("git init -q . && git add .")
    #expect(try await staged() == [ChangedDocument(path: "a.storyboard", old: nil, new: "one".bytes)])
  }

  @Test func `a repository with SHA-256 works before the first commit`() async throws {
    try scratch.write("one", "a.storyboard")
    try git("git init -q --object-format=sha256 . && git add .")
    #expect(try await staged().map(\.path) == ["a.storyboard"])
  }

  @Test func `a renamed document has its new path`() async throws {
    try commitFirst()
    try git("git mv a.xib b.xib")
    let one = "one".bytes
    #expect(try await staged() == [ChangedDocument(path: "b.xib", earlierPath: "a.xib", old: one, new: one)])
    try git("mkdir sub && git mv b.xib sub")
    #expect(try await staged("sub") == [ChangedDocument(path: "b.xib", earlierPath: "../a.xib", old: one, new: one)])
  }

  @Test(
    arguments: [
      ("a deleted document", "git rm -q a.xib", []), ("a link", "ln -s a.xib b.xib && git add .", []),
      (
        "a link that became a file",
        "ln -s a.xib b.xib && git add . && git commit -qm link && rm b.xib && cp a.xib b.xib && git add .", ["b.xib"]
      ),
      (
        "a submodule",
        "git init -q sub.xib && cd sub.xib && git commit -qm x --allow-empty && cd .. && git add sub.xib", []
      ),
      ("files of other kinds", "touch c.swift d.XIB && git add .", ["d.XIB"]),
    ] as [(String, String, [String])])
  func `files alone are staged, and of the kinds that are read`(
    change: String, command: String, paths: [String]
  ) async throws {
    try commitFirst()
    try git(command)
    #expect(try await staged().map(\.path) == paths)
  }

  @Test func `unusual names arrive unchanged`() async throws {
    try commitFirst()
    let names = ["a b.xib", "line\nbreak.xib", "quote\"'.xib", "tab\t\\.xib", "ü/日本.storyboard"]
    for name in names { try scratch.write(name, name) }
    try git("git add .")
    #expect(try await staged() == names.map { ChangedDocument(path: $0, old: nil, new: $0.bytes) })
  }

  @Test(arguments: [
    (".", ["a.xib", "other/c.xib", "sub/b.xib", "sub/deep/d.xib"]),
    ("sub", ["../a.xib", "../other/c.xib", "b.xib", "deep/d.xib"]),
    ("sub/deep", ["../../a.xib", "../../other/c.xib", "../b.xib", "d.xib"]),
  ]) func `paths are relative to the folder`(folder: String, paths: [String]) async throws {
    try commitFirst()
    for name in ["sub/b.xib", "sub/deep/d.xib", "other/c.xib", "a.xib"] { try scratch.write("two", name) }
    try git("git config diff.relative true && git add .")
    #expect(try await staged(folder).map(\.path) == paths)
  }

  @Test func `a linked work tree has its own index`() async throws {
    try commitFirst()
    try git("git worktree add -q tree && echo two > tree/a.xib && git -C tree add a.xib")
    #expect(try await staged() == [])
    #expect(try await staged("tree").map(\.path) == ["a.xib"])
  }

  @Test func `the index that git names to a hook is the one read`() async throws {
    try commitFirst()
    try scratch.write("two", "b.xib")
    try git("GIT_INDEX_FILE=$PWD/other git add b.xib")
    let git = scratch.git(environment: ["GIT_DIR": ".git", "GIT_INDEX_FILE": scratch.path("other")])
    #expect(try await git.stagedDocuments().map(\.path) == ["b.xib"])
  }

  @Test func `documents larger than a pipe holds arrive whole`() async throws {
    try commitFirst()
    // 3 000 ids fill the pipe to git while its answers fill the one back.
    let large = String(repeating: "0123456789\n", count: 30_000)
    try scratch.write(large, "a.xib")
    for number in 1_000..<4_000 { try scratch.write("\(number)\n\n", "many/\(number).xib") }
    try git("git add .")
    let documents = try await staged()
    #expect(documents.count == 3_001 && documents.first?.new == large.bytes)
    #expect(documents.last?.new == "3999\n\n".bytes)
  }

  @Test func `a file that changed after its conflicts were read is not overwritten`() async throws {
    let document = { (tag: Int) in
      "<document><objects><view id='a' tag='\(tag)'/></objects></document>".replacing("'", with: "\"")
    }
    try scratch.write(document(1), "a.xib")
    try git("git init -q -b main . && git add . && git commit -qm base")
    for (branch, tag) in [("theirs", 2), ("ours", 3)] {
      try git("git checkout -q -b \(branch) main")
      try scratch.write(document(tag), "a.xib")
      try git("git commit -qam \(branch)")
    }
    try git("! git merge -q theirs")
    let merges = try #require(MergesInProgress(around: scratch.path))
    var resolutions = try await MergeResolutions([], git: scratch.git(), merges)
    let resolution = try #require(resolutions.documents.first)
    try scratch.write("edited", "a.xib")
    #expect(throws: WorkspaceError.self) { try resolutions.save(resolution) }
    #expect(try scratch.text("a.xib") == "edited")
  }
}

import Testing

@Suite struct MergeOperationTests {
  private let git: GitScreen
  private static let slider = "                <slider id=\"our-00-001\"/>\n"
  private static let stepper = "                <stepper id=\"the-00-001\"/>\n"

  init() throws { git = try GitScreen() }

  @Test func `a rebase of several commits, and who is who in it`() throws {
    try git.commit(GitScreen.document(title: "Below"), on: "below")
    try git.commit(GitScreen.document(alpha: "0.5"), on: "work")
    for (number, text) in [
      GitScreen.document(alpha: "0.5", frame: 120), GitScreen.document(alpha: "0.5", above: Self.slider),
      GitScreen.document(title: "Mine", alpha: "0.5", above: Self.slider),
      GitScreen.document(title: "Mine", alpha: "0.25", above: Self.slider),
    ].enumerated() {
      try git.scratch.write(text, GitScreen.name)
      try git.shell("git commit -qam \(number)")
    }
    try git.shell("git rebase -q below", code: 1)
    let list = try git.scratch.ibt("resolve").lines
    #expect(list.contains("     ours (below): Below  ← in the document"))
    #expect(list.contains("     theirs (work, yours): Mine"))
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    try git.shell("GIT_EDITOR=true git rebase --continue")
    #expect(try git.text() == GitScreen.document(title: "Mine", alpha: "0.25", above: Self.slider))
    #expect(try git.scratch.ibt("lint").code != 2)
  }

  @Test func `cherry-pick, revert and stash pop`() throws {
    try git.commit(GitScreen.document(above: Self.stepper), on: "theirs")
    try git.commit(GitScreen.document(above: Self.slider), on: "ours")
    try git.shell("git cherry-pick theirs >/dev/null")
    let both = Self.slider + Self.stepper
    #expect(try git.text() == GitScreen.document(above: both))
    try git.shell("git revert --no-edit HEAD~1 >/dev/null")
    #expect(try git.text() == GitScreen.document(above: Self.stepper))
    try git.scratch.write(GitScreen.document(title: "Stashed", above: Self.stepper), GitScreen.name)
    try git.shell("git stash -q")
    try git.commit(GitScreen.document(alpha: "0.5", above: Self.stepper), on: "ours", from: nil)
    try git.shell("git stash pop -q")
    #expect(try git.text() == GitScreen.document(title: "Stashed", alpha: "0.5", above: Self.stepper))
    try git.shell("git commit -qam popped")
    try git.scratch.write(GitScreen.document(title: "Again"), GitScreen.name)
    try git.shell("git stash -q")
    try git.commit(GitScreen.document(title: "Other"), on: "ours", from: nil)
    try git.shell("git stash pop -q", code: 1)
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    #expect(try git.text() == GitScreen.document(title: "Again"))
  }

  @Test func `histories that crossed have a merged base`() throws {
    try git.commit(GitScreen.document(title: "One", above: Self.slider), on: "one")
    try git.commit(GitScreen.document(title: "Two", above: Self.stepper), on: "two")
    let both = Self.slider + Self.stepper
    for (branch, other, title) in [("one", "two~0", "One"), ("two", "first", "Two")] {
      try git.shell("git checkout -q \(branch) && git tag \(branch == "one" ? "first" : "second")")
      try git.shell("git merge --no-edit \(other)", code: 1)
      try git.scratch.write(GitScreen.document(title: title, above: both), GitScreen.name)
      try git.shell("git commit -qam merged")
    }
    // Both sides kept their own title: the merged ancestor must not hide that.
    try git.shell("git merge --no-edit one", code: 1)
    let list = try git.scratch.ibt("resolve").lines
    #expect(list.first == "\(GitScreen.name): 1 conflict")
    #expect(list.contains("     ours (two): Two  ← in the document") && list.contains("     theirs (one): One"))
    #expect(try git.text() == GitScreen.document(title: "Two", above: both))
  }

  @Test func `linked work trees and submodules`() throws {
    try git.commit(GitScreen.document(title: "Theirs"), on: "theirs")
    try git.commit(GitScreen.document(title: "Ours"), on: "ours")
    try git.shell("git checkout -q main && git worktree add -q 'linked tree' ours")
    try git.shell("cd 'linked tree' && git merge --no-edit theirs", code: 1)
    #expect(try git.scratch.ibt("resolve").text == "")
    #expect(try git.scratch.ibt(["resolve"], in: "linked tree").code == 1)
    #expect(try git.scratch.ibt(["lint"], in: "linked tree").code == 2)
    #expect(try git.scratch.ibt(["resolve", "--choose", "theirs"], in: "linked tree/My Äpp").code == 0)
    try git.shell("cd 'linked tree' && git commit -qm merged")

    let outer = ScratchFolder()
    try #require(
      outer.shell("git init -q . && git -c protocol.file.allow=always submodule --quiet add '\(git.scratch.path)' sub")
        .code == 0)
    try #require(outer.shell("cd sub && $ibt git install && git checkout -q -B mine origin/theirs").code == 0)
    try outer.write(GitScreen.document(title: "Inner"), "sub/\(GitScreen.name)")
    #expect(try outer.shell("cd sub && git commit -qam inner && git merge --no-edit origin/ours~1").code == 1)
    #expect(try outer.ibt(["resolve"], in: "sub").code == 1)
    #expect(try outer.ibt(["resolve", "--choose", "ours"], in: "sub").code == 0)
  }

  @Test func `a document that one side renamed`() throws {
    try git.shell("git checkout -qb renamed && git mv '\(GitScreen.name)' b.xib")
    try git.scratch.write(GitScreen.document(above: Self.stepper), "b.xib")
    try git.shell("git commit -qam renamed")
    try git.commit(GitScreen.document(title: "Ours"), on: "ours")
    try git.shell("git merge -q --no-edit renamed")
    #expect(try git.scratch.text("b.xib") == GitScreen.document(title: "Ours", above: Self.stepper))
  }

  @Test func `line ends that git converts`() throws {
    try git.shell(
      "printf '*.xib text eol=crlf\\n' >>.gitattributes && git commit -qam crlf && rm -r My* && git checkout .")
    try #require(try git.text().contains("\r\n"))
    let crlf = { (text: String) in text.replacing("\n", with: "\r\n") }
    try git.commit(crlf(GitScreen.document(above: Self.stepper)), on: "theirs")
    try git.commit(crlf(GitScreen.document(title: "Ours")), on: "ours")
    try git.shell("git merge -q --no-edit theirs")
    #expect(try git.text() == crlf(GitScreen.document(title: "Ours", above: Self.stepper)))
    try git.commit(crlf(GitScreen.document(title: "Other", above: Self.stepper)), on: "other", from: "theirs")
    try git.shell("git checkout -q ours && git merge --no-edit other", code: 1)
    #expect(try git.scratch.ibt("lint").code == 2)
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    #expect(try git.text() == crlf(GitScreen.document(title: "Other", above: Self.stepper)))
  }

  @Test func `rerere and pointers of large files do no harm`() throws {
    try git.shell("git config rerere.enabled true")
    try git.stop()
    try git.shell("git rerere")
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    try git.shell("git commit -qm merged && git checkout -q main")
    let pointer = { (id: String) in "version https://git-lfs.github.com/spec/v1\noid sha256:\(id)\nsize 12345\n" }
    try git.commit(pointer("1111"), on: "one")
    try git.commit(pointer("2222"), on: "two", from: "one")
    try git.commit(pointer("3333"), on: "three", from: "one")
    let outcome = try git.shell("git merge --no-edit two", code: 1)
    #expect(try git.text().contains("<<<<<<<"), "\(outcome.complaint)")
  }
}

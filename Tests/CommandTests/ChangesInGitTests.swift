import Foundation
import Testing

@Suite struct ChangesInGitTests {
  private let git: GitScreen
  private var scratch: ScratchFolder { git.scratch }

  init() throws { git = try GitScreen(installed: false) }

  @discardableResult private func shell(_ command: String) throws -> Outcome { try git.shell(command) }

  private func commit(_ text: String, on branch: String) throws { try git.commit(text, on: branch) }

  private func document() throws -> String { try git.text() }

  @Test func `files, the index and commits are compared`() throws {
    let expected = [#"\#(GitScreen.name): Headline (label)  text "Title" → "Headline""#]
    try scratch.write(GitScreen.document(title: "Headline"), GitScreen.name)
    #expect(try scratch.ibt("diff").lines == expected)
    #expect(try scratch.ibt("diff", "--staged").lines == [])
    try shell("git add .")
    #expect(try scratch.ibt("diff").lines == [])
    #expect(try scratch.ibt("diff", "--staged").lines == expected)
    try shell("git commit -qm 2")
    #expect(try scratch.ibt("diff", "HEAD~1", "HEAD").lines == expected)
    #expect(try scratch.ibt("diff", "HEAD~1..HEAD", "My Äpp").lines == expected)
    #expect(try scratch.ibt("diff", "HEAD~1", "--exit-code").code == 1)
    #expect(try scratch.ibt("diff", "HEAD", "--exit-code").code == 0)
    #expect(try scratch.ibt("diff", "HEAD~1", "--stat").lines == ["\(GitScreen.name): 1 changed"])
  }

  @Test func `two files are compared, and what cannot be read is an error`() throws {
    try scratch.write(GitScreen.document(alpha: "0.5", frame: 120), "b.xib")
    let outcome = try scratch.ibt("diff", GitScreen.name, "b.xib", "--no-consequences")
    #expect(outcome.lines == ["b.xib: View (view)  alpha 1 → 0.5  (noise: frame 1)"])
    try scratch.write(GitScreen.document(frame: 120), "d.xib")
    #expect(try scratch.ibt("diff", GitScreen.name, "d.xib").lines == ["d.xib: 1 difference without meaning (frame 1)"])
    #expect(try scratch.ibt("diff", "no.xib", "b.xib").isPlainFailure)
    try scratch.write("<document>", "c.xib")
    #expect(try scratch.ibt("diff", "c.xib", "b.xib").isPlainFailure)
    #expect(try scratch.ibt("diff", "c.xib", "b.xib").complaint.hasPrefix("ibt: error: c.xib:1:"))
    #expect(try scratch.ibt("diff", "b.xib", "c.xib").complaint.hasPrefix("ibt: error: c.xib:1:"))
    #expect(try scratch.ibt("diff", "mian").complaint.contains("`mian` is neither a commit"))
    #expect(try scratch.ibt("diff", "/mian").complaint.contains("`/mian` is neither a commit"))
    #expect(try scratch.ibt("diff", in: "../").complaint.contains("is not in a git repository"))
  }

  @Test func `the text conversion leaves out what means nothing`() throws {
    try scratch.write(GitScreen.document(frame: 120), "b.xib")
    #expect(try scratch.ibt("textconv", "b.xib").text == scratch.ibt("textconv", GitScreen.name).text)
    #expect(try scratch.ibt("textconv", "b.xib").lines.contains("    Title (label) lbl-00-001") == false)
    #expect(try scratch.ibt("textconv", "b.xib").lines.contains { $0.hasSuffix("Title (label) lbl-00-001") })
  }

  @Test func `git merges with the driver, and a rebase does`() throws {
    try shell("$ibt git install && git add .gitattributes && git commit -qm attributes")
    #expect(try scratch.ibt("git", "status").code == 0)
    try commit(GitScreen.document(frame: 120, above: "                <switch id=\"the-00-001\"/>\n"), on: "theirs")
    try commit(
      GitScreen.document(title: "Ours", frame: 140, above: "                <slider id=\"our-00-001\"/>\n"), on: "ours")
    try shell("git merge -q --no-edit theirs")
    let merged = GitScreen.document(
      title: "Ours", frame: 140,
      above: "                <slider id=\"our-00-001\"/>\n                <switch id=\"the-00-001\"/>\n")
    #expect(try document() == merged)
    try shell("git reset -q --hard HEAD~1 && git rebase -q theirs")
    #expect(try document().contains("our-00-001") && document().contains("the-00-001"))
    try shell("git checkout -q theirs && git cherry-pick ours~0 || true")
  }

  @Test func `a conflict leaves the path unmerged, with a document that opens`() throws {
    try shell("$ibt git install && git add . && git commit -qm attributes")
    try commit(GitScreen.document(title: "Theirs"), on: "theirs")
    try commit(GitScreen.document(title: "Ours", alpha: "0.5"), on: "ours")
    let outcome = try scratch.shell("git merge --no-edit theirs")
    #expect(outcome.code == 1 && outcome.complaint.contains("both sides changed text"))
    #expect(try document() == GitScreen.document(title: "Ours", alpha: "0.5"))
    #expect(try scratch.shell("git status --porcelain").text.hasPrefix("UU"))
  }

  @Test func `a name may begin with a hyphen, and changed settings are replaced`() throws {
    try shell("$ibt git install")
    // Git's own merge does not accept edits that are next to each other.
    let slider = "                <slider id=\"our-00-001\"/>\n"
    for (title, above, next) in [("Title", "", "-b theirs"), ("Theirs", "", "main"), ("Title", slider, "main")] {
      try scratch.write(GitScreen.document(title: title, above: above), "-n.xib")
      try shell("git add . && git commit -qm edit && git checkout -q \(next)")
    }
    try shell("git merge -q --no-edit theirs && git diff HEAD~1 -- ./-n.xib >/dev/null")
    try shell(#"git config merge.ibt.driver "$(git config merge.ibt.driver | sed 's/ -- %P/ %P/')""#)
    #expect(try scratch.ibt("git", "status").text.hasPrefix("Outdated"))
    try shell("$ibt git install && $ibt git status")
  }

  @Test func `who has no ibt gets what git does`() throws {
    try shell("$ibt git install && git add . && git commit -qm attributes")
    try commit(GitScreen.document(alpha: "0.5"), on: "theirs")
    try commit(GitScreen.document(above: "                <slider id=\"our-00-001\"/>\n"), on: "ours")
    // The program went, or the driver was never configured.
    try shell(#"git config merge.ibt.driver "$(git config merge.ibt.driver | sed "s|'[^']*ibt'|'/no/ibt'|")""#)
    try shell("git merge -q --no-edit theirs 2>/dev/null")
    try shell(
      "git reset -q --hard HEAD~1 && git config --remove-section merge.ibt && git config --remove-section diff.ibt")
    try shell("git merge -q --no-edit theirs")
    #expect(try document().contains("our-00-001") && document().contains("0.5"))
    try shell("git log -p -1 >/dev/null")
  }

  @Test func `a version that is no document is left to git`() throws {
    try shell("$ibt git install && git add . && git commit -qm attributes")
    try commit("<document>\n", on: "theirs")
    try commit(GitScreen.document(title: "Ours"), on: "ours")
    let merge = try scratch.shell("git merge -q --no-edit theirs")
    #expect(merge.code == 1 && merge.complaint.contains("(their version)"))
    #expect(try document().contains("<<<<<<<"))
    #expect(try scratch.ibt("diff", "theirs", "main").complaint.contains("(the older version)"))
    try scratch.write("<document>", "cut.xib")
    let before = try document()
    #expect(try scratch.ibt("merge-driver", "cut.xib", GitScreen.name, "cut.xib").isPlainFailure)
    #expect(try document() == before)
  }

  @Test func `installing keeps what others set, and uninstalling removes only what is ours`() throws {
    try scratch.write("*.png binary\n*.xib merge=union\n", ".gitattributes")
    let outcome = try scratch.ibt("git", "install")
    #expect(outcome.code == 0 && outcome.complaint.contains("*.xib"))
    #expect(
      try scratch.text(".gitattributes") == """
        *.png binary
        *.xib merge=union
        *.storyboard merge=ibt diff=ibt

        """)
    #expect(try scratch.ibt("git", "status").code == 1)
    try shell("$ibt git install && $ibt git uninstall")
    #expect(try scratch.text(".gitattributes") == "*.png binary\n*.xib merge=union\n")
    #expect(try scratch.shell("git config --get-regexp ibt").text == "")
    try shell("git config merge.ibt.driver mine")
    #expect(try scratch.ibt("git", "install").code == 2)
  }

  @Test func `a merge of files prints the result and its conflicts`() throws {
    try scratch.write(GitScreen.document(title: "Ours"), "ours.xib")
    try scratch.write(GitScreen.document(title: "Theirs"), "theirs.xib")
    let outcome = try scratch.ibt("merge", GitScreen.name, "ours.xib", "theirs.xib")
    #expect(outcome.code == 1 && outcome.text == GitScreen.document(title: "Ours"))
    #expect(
      outcome.complaint == """
        ours.xib: conflict: View › Ours (lbl-00-001): both sides changed text
          base: Title
          ours: Ours  ← in the document
          theirs: Theirs
        ours.xib: 1 conflict

        """)
    let json = try scratch.ibt(
      "merge", GitScreen.name, "ours.xib", "theirs.xib", "-o", "merged.xib", "--format", "json",
      "--conflicts", "theirs")
    #expect(try json.objects.first?["file"] as? String == "merged.xib")
    #expect(try scratch.text("merged.xib") == GitScreen.document(title: "Theirs"))
    #expect(try scratch.ibt("merge", "no.xib", "ours.xib", "theirs.xib").isPlainFailure)
    try scratch.write("a", "notes.txt")
    let notes = try scratch.ibt("merge", "notes.txt", "notes.txt", "notes.txt")
    #expect(notes.isPlainFailure && notes.complaint.contains("notes.txt: only documents are merged"))
  }
}

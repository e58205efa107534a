import Foundation
import Testing

/// Diffs and merges of documents in a git repository.
@Suite struct ChangesInGitTests {
  private let scratch: ScratchFolder
  private static let name = "My Äpp/Main screen.xib"

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write(ChangesInGitTests.document(), ChangesInGitTests.name)
    try shell("git init -q -b main . && git add . && git commit -qm 1")
  }

  private static func document(
    title: String = "Title", alpha: String = "1", frame: Int = 100, below: String = "", above: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <view alpha="\(alpha)" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="\(frame)" height="100"/>
                <subviews>
    \(below)                <label text="\(title)" id="lbl-00-001"/>
    \(above)            </subviews>
            </view>
        </objects>
    </document>

    """
  }

  @discardableResult
  private func shell(_ command: String) throws -> Outcome {
    let outcome = try scratch.shell(command)
    try #require(outcome.code == 0, "\(command): \(outcome.text)\(outcome.complaint)")
    return outcome
  }

  private func commit(_ text: String, on branch: String, from base: String = "main") throws {
    try shell("git checkout -q \(base) && git checkout -qB \(branch)")
    try scratch.write(text, ChangesInGitTests.name)
    try shell("git commit -qam \(branch)")
  }

  private func document() throws -> String { try scratch.text(ChangesInGitTests.name) }

  // MARK: Diff

  @Test func `files, the index and commits are compared`() throws {
    let expected = [
      "\(ChangesInGitTests.name)", #"  Headline (label)              text "Title" → "Headline""#,
    ]
    try scratch.write(ChangesInGitTests.document(title: "Headline"), ChangesInGitTests.name)
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
    #expect(try scratch.ibt("diff", "HEAD~1", "--stat").lines == ["\(ChangesInGitTests.name): 1 changed"])
  }

  @Test func `two files are compared, and what cannot be read is an error`() throws {
    try scratch.write(ChangesInGitTests.document(alpha: "0.5", frame: 120), "b.xib")
    let outcome = try scratch.ibt("diff", ChangesInGitTests.name, "b.xib", "--no-consequences")
    #expect(outcome.lines.first == "b.xib")
    #expect(outcome.lines.contains { $0.hasSuffix("alpha 1 → 0.5") })
    #expect(outcome.lines.last == "  1 difference without meaning (frame 1)")
    #expect(try scratch.ibt("diff", "no.xib", "b.xib").isPlainFailure)
    try scratch.write("<document>", "c.xib")
    #expect(try scratch.ibt("diff", "c.xib", "b.xib").isPlainFailure)
    #expect(try scratch.ibt("diff", "mian").complaint.contains("`mian` is neither a commit"))
    #expect(try scratch.ibt("log", "no.xib").isPlainFailure)
    #expect(try scratch.ibt("diff", in: "../").complaint.contains("is not in a git repository"))
  }

  @Test func `the text conversion leaves out what means nothing`() throws {
    try scratch.write(ChangesInGitTests.document(frame: 120), "b.xib")
    #expect(try scratch.ibt("textconv", "b.xib").text == scratch.ibt("textconv", ChangesInGitTests.name).text)
    #expect(try scratch.ibt("textconv", "b.xib").lines.contains("    Title (label) lbl-00-001") == false)
    #expect(try scratch.ibt("textconv", "b.xib").lines.contains { $0.hasSuffix("Title (label) lbl-00-001") })
  }

  @Test func `the history of a document and of an object`() throws {
    try scratch.write(ChangesInGitTests.document(title: "Headline"), ChangesInGitTests.name)
    try shell("git commit -qam 'A headline'")
    try scratch.write(ChangesInGitTests.document(title: "Headline", frame: 120), ChangesInGitTests.name)
    try shell("git commit -qam Frames")
    try shell("git mv 'My Äpp/Main screen.xib' b.xib && git commit -qm Moved")
    try scratch.write(ChangesInGitTests.document(title: "Headline", alpha: "0.5"), "b.xib")
    try shell("git commit -qam Faded")
    let subjects = { (lines: [String]) in
      lines.filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: ":").last.map(String.init) }
    }
    #expect(try subjects(scratch.ibt("log", "b.xib").lines) == [" Faded", " A headline", " 1"])
    let lines = try scratch.ibt("log", "b.xib", "--object", "lbl-00-001").lines
    #expect(subjects(lines) == [" A headline", " 1"])
    #expect(lines[2] == #"      Headline (label)              text "Title" → "Headline""#)
    #expect(try scratch.ibt("log", "b.xib", "-n", "1", "--format", "json").objects.count == 1)
  }

  // MARK: Merge

  @Test func `git merges with the driver, and a rebase does`() throws {
    try shell("$ibt git install && git add .gitattributes && git commit -qm attributes")
    #expect(try scratch.ibt("git", "status").code == 0)
    try commit(
      ChangesInGitTests.document(frame: 120, above: "                <switch id=\"the-00-001\"/>\n"), on: "theirs")
    try commit(
      ChangesInGitTests.document(title: "Ours", frame: 140, above: "                <slider id=\"our-00-001\"/>\n"),
      on: "ours")
    try shell("git merge -q --no-edit theirs")
    let merged = ChangesInGitTests.document(
      title: "Ours", frame: 140,
      above: "                <slider id=\"our-00-001\"/>\n                <switch id=\"the-00-001\"/>\n")
    #expect(try document() == merged)
    try shell("git reset -q --hard HEAD~1 && git rebase -q theirs")
    #expect(try document().contains("our-00-001") && document().contains("the-00-001"))
    try shell("git checkout -q theirs && git cherry-pick ours~0 || true")
  }

  @Test func `a conflict leaves the path unmerged, with a document that opens`() throws {
    try shell("$ibt git install && git add . && git commit -qm attributes")
    try commit(ChangesInGitTests.document(title: "Theirs"), on: "theirs")
    try commit(ChangesInGitTests.document(title: "Ours", alpha: "0.5"), on: "ours")
    let outcome = try scratch.shell("git merge --no-edit theirs")
    #expect(outcome.code == 1)
    #expect(outcome.complaint.contains("both sides changed text"))
    #expect(try document() == ChangesInGitTests.document(title: "Ours", alpha: "0.5"))
    #expect(try scratch.shell("git status --porcelain").text.hasPrefix("UU"))
  }

  @Test func `who has no ibt gets what git does`() throws {
    try shell("$ibt git install && git add . && git commit -qm attributes")
    try commit(ChangesInGitTests.document(alpha: "0.5"), on: "theirs")
    try commit(ChangesInGitTests.document(above: "                <slider id=\"our-00-001\"/>\n"), on: "ours")
    // The program went, or the driver was never configured.
    try shell("git config merge.ibt.driver \"$(git config merge.ibt.driver | sed \"s|'[^']*ibt'|'/no/ibt'|\")\"")
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
    try commit(ChangesInGitTests.document(title: "Ours"), on: "ours")
    #expect(try scratch.shell("git merge -q --no-edit theirs").code == 1)
    #expect(try document().contains("<<<<<<<"))
    try scratch.write("<document>", "cut.xib")
    let before = try document()
    let outcome = try scratch.ibt("merge-driver", "cut.xib", ChangesInGitTests.name, "cut.xib")
    #expect(outcome.isPlainFailure)
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
        *.strings merge=ibt
        *.xcstrings merge=ibt
        *.layouts.xml merge=ibt

        """)
    #expect(try scratch.ibt("git", "status").code == 1)
    try shell("$ibt git install && $ibt git uninstall")
    #expect(try scratch.text(".gitattributes") == "*.png binary\n*.xib merge=union\n")
    #expect(try scratch.shell("git config --get-regexp ibt").text == "")
    try shell("git config merge.ibt.driver mine")
    #expect(try scratch.ibt("git", "install").code == 2)
  }

  @Test func `a merge of files prints the result and its conflicts`() throws {
    try scratch.write(ChangesInGitTests.document(title: "Ours"), "ours.xib")
    try scratch.write(ChangesInGitTests.document(title: "Theirs"), "theirs.xib")
    let outcome = try scratch.ibt("merge", ChangesInGitTests.name, "ours.xib", "theirs.xib")
    #expect(outcome.code == 1)
    #expect(outcome.text == ChangesInGitTests.document(title: "Ours"))
    #expect(
      outcome.complaint == """
        ours.xib: conflict: View › Ours (lbl-00-001): both sides changed text
          base: Title
          ours: Ours  ← in the document
          theirs: Theirs
        ours.xib: 1 conflict

        """)
    let json = try scratch.ibt(
      "merge", ChangesInGitTests.name, "ours.xib", "theirs.xib", "-o", "merged.xib", "--format", "json",
      "--conflicts", "theirs")
    #expect(try json.objects.first?["file"] as? String == "merged.xib")
    #expect(try scratch.text("merged.xib") == ChangesInGitTests.document(title: "Theirs"))
    #expect(try scratch.ibt("merge", "no.xib", "ours.xib", "theirs.xib").isPlainFailure)
  }
}

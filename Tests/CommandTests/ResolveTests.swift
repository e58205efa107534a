import TestSupport
import Testing

@Suite struct ResolveTests {
  private let git: GitScreen
  private static let choice = GitScreen.document(title: "Theirs", alpha: "0.5")

  init() throws { git = try GitScreen() }

  @Test func `conflicts are listed with the names of the branches, and chosen by object`() throws {
    try git.stop()
    let list = try git.scratch.ibt("resolve")
    #expect(list.code == 1)
    #expect(
      list.lines.prefix(5) == [
        "\(GitScreen.name): 1 conflict", "  1. View › Ours (lbl-00-001): both sides changed text", "     base: Title",
        "     ours (ours): Ours  ← in the document", "     theirs (theirs): Theirs",
      ])
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs", "--object", "no").isPlainFailure)
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs", "--number", "2").isPlainFailure)
    #expect(try git.status() == "UU")
    let chosen = try git.scratch.ibt("resolve", "--choose", "theirs", "--object", "lbl-00-001")
    #expect(chosen.code == 0 && chosen.lines == ["\(GitScreen.name): resolved, and added to the index"])
    #expect(try git.text() == Self.choice)
    #expect(try git.status() == "M ")
    try git.shell("git commit -qm merged")
    #expect(try git.scratch.ibt("resolve").code == 0)
  }

  @Test func `what cannot be seen is marked, and long lists are whole with an option`() throws {
    let box = { (alpha: String) in
      "<view id=\"box-00-001\">\((1...9).map { "<slider alpha=\"\(alpha)\" id=\"sli-00-00\($0)\"/>" }.joined())</view>"
    }
    try git.commit(GitScreen.document(above: box("1")), on: "base")
    try git.commit(GitScreen.document(title: "Both\u{A0}", above: box("0.5")), on: "theirs", from: "base")
    try git.commit(GitScreen.document(title: "Both "), on: "ours", from: "base")
    try git.shell("git merge --no-edit theirs", code: 1)
    let list = try git.scratch.ibt("resolve", "--list").lines
    #expect(list.contains("     ours (ours): Both␣  ← in the document"))
    #expect(list.contains(#"     theirs (theirs): Both\u{00A0}"#))
    #expect(list.contains { $0.hasSuffix("…") } && !list.contains { $0.contains("sli-00-009") })
    #expect(try git.scratch.ibt("resolve", "--list", "--full").text.contains("sli-00-009"))
  }

  @Test func `a scene to which only the other side led is named`() throws {
    let base = #"<scene sceneID="s-a"><objects><viewController storyboardIdentifier="a" id="a"/></objects></scene>"#
    let board = { (id: String) in
      let segue = #"<segue destination="\#(id)" kind="show" identifier="go" id="seg-\#(id)"/>"#
      let first = base.replacing("/>", with: "><connections>\(segue)</connections></viewController>")
      let other = #"<scene sceneID="s-\#(id)"><objects><viewController title="\#(id)" id="\#(id)"/></objects></scene>"#
      return Storyboard.scenes("\(first)\n\(other)")
    }
    try git.commit(Storyboard.scenes(base), on: "base")
    try git.commit(board("the-rs-001"), on: "theirs", from: "base")
    try git.commit(board("our-s0-001"), on: "ours", from: "base")
    try git.shell("git merge --no-edit theirs", code: 1)
    let text = try git.scratch.ibt("resolve", "--choose", "ours").text
    #expect(text.contains("note: no segue leads to the-rs-001 (the-rs-001) any more;") && !text.contains("(our"))
  }

  @Test func `lint and the hook refuse a document with a conflict, also when it is added`() throws {
    try git.stop()
    try git.shell("git add . && $ibt hook install")
    for arguments in [["lint"], ["lint", "--staged"], ["lint", GitScreen.name]] {
      let outcome = try git.scratch.ibt(arguments)
      #expect(outcome.code == 2)
      #expect(outcome.complaint.contains(":8:17: unresolved conflict of a merge: View › Ours (lbl-00-001)"))
    }
    try git.shell("git commit -qm merged", code: 1)
    #expect(try git.scratch.ibt("resolve", "--choose", "ours").code == 0)
    try git.shell("git commit -qm merged")
    #expect(try git.scratch.ibt("lint").code != 2)
  }

  @Test func `an edit decides a conflict, and choices keep edits`() throws {
    try git.commit(GitScreen.document(title: "Theirs", alpha: "0.5"), on: "theirs")
    try git.commit(GitScreen.document(title: "Ours", alpha: "0.25"), on: "ours")
    try git.shell("git merge --no-edit theirs", code: 1)
    try git.scratch.write(GitScreen.document(title: "Both", alpha: "0.25", frame: 120), GitScreen.name)
    #expect(try git.scratch.ibt("resolve").lines.first == "\(GitScreen.name): 1 conflict")
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    #expect(try git.text() == GitScreen.document(title: "Both", alpha: "0.5", frame: 120))
  }

  @Test func `a merge that is aborted, or committed without checks, leaves nothing to resolve`() throws {
    try git.stop()
    try git.shell("git merge --abort")
    #expect(try git.scratch.ibt("lint").code != 2)
    #expect(try git.scratch.ibt("resolve").text == "")
    try git.shell("git merge --no-edit theirs", code: 1)
    try git.shell("git add . && git commit -qnm merged")
    #expect(try git.scratch.ibt("lint").code != 2)
  }

  @Test func `what git filled with markers is merged again, and an edited file is left alone`() throws {
    let git = try GitScreen(installed: false)
    try git.stop()
    #expect(try git.text().contains("<<<<<<<"))
    #expect(try git.scratch.ibt("tree", GitScreen.name).complaint.contains("of a merge; run `ibt resolve`"))
    #expect(try git.scratch.ibt("resolve").code == 1)
    #expect(try git.text() == GitScreen.document(title: "Ours", alpha: "0.5"))
    #expect(try git.scratch.ibt("lint").code == 2)
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    #expect(try git.text() == Self.choice)
    try git.shell("git merge --abort && git merge --no-edit theirs", code: 1)
    let edited = GitScreen.document(title: "Mine")
    try git.scratch.write(edited, GitScreen.name)
    let outcome = try git.scratch.ibt("resolve", "--choose", "theirs")
    #expect(outcome.code == 2 && outcome.complaint.contains("the file was edited since git merged it"))
    #expect(try git.text() == edited)
  }

  @Test func `a document that one side removed, or that both added, is git's`() throws {
    try git.shell("git checkout -qb removed && git rm -q '\(GitScreen.name)' && git commit -qm removed")
    try git.commit(GitScreen.document(title: "Ours"), on: "ours")
    try git.shell("git merge --no-edit removed", code: 1)
    let outcome = try git.scratch.ibt("resolve")
    #expect(outcome.code == 2 && outcome.complaint.contains("theirs removed the document"))
  }

  @Test func `a file that is gone in the middle of a merge can be had again`() throws {
    try git.stop()
    try git.shell("rm '\(GitScreen.name)'")
    let outcome = try git.scratch.ibt("resolve")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("the file is gone; start again with"))
    try git.shell("git checkout --merge -- '\(GitScreen.name)' 2>/dev/null")
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
  }

  @Test(.enabled(if: PseudoTerminal.isAvailable, Comment(rawValue: PseudoTerminal.absence)))
  func `a person is asked in a terminal, and can take answers back`() throws {
    try git.commit(GitScreen.document(title: "Theirs", alpha: "0.5"), on: "theirs")
    try git.commit(GitScreen.document(title: "Ours", alpha: "0.25"), on: "ours")
    try git.shell("git merge --no-edit theirs", code: 1)
    let ask = { (answers: String...) in try PseudoTerminal.text(of: "$ibt resolve", answering: answers, in: git.scratch)
    }
    #expect(try ask("t", "q").contains("[o]urs, [t]heirs, [p]icture, [s]kip, [u]ndo, [q]uit"))
    #expect(try git.text().contains(#"alpha="0.5""#) && git.status() == "UU")
    #expect(try ask("p", "q").contains("/ibt-conflict-"))
    _ = try ask("o", "u", "t", "")
    #expect(try git.text() == Self.choice)
    #expect(try git.status() == "M ")
  }

  @Test func `a choice for a side is one for all that it brings up`() throws {
    let document = { (attributes: String, view: String, outlet: String) in
      GitScreen.document(
        above: """
                          <view\(attributes) id="\(view)"/>
                          <slider id="own-00-001">
                              <connections>
                                  <outlet property="target" destination="\(view)" id="\(outlet)"/>
                              </connections>
                          </slider>

          """)
    }
    try git.commit(document("", "old-00-001", "out-00-001"), on: "base")
    try git.commit(document(#" alpha="0.5""#, "old-00-001", "out-00-001"), on: "theirs", from: "base")
    try git.commit(document(#" tag="1""#, "new-00-001", "out-00-002"), on: "ours", from: "base")
    try git.shell("git merge --no-edit theirs", code: 1)
    #expect(try git.scratch.ibt("resolve", "--choose", "theirs").code == 0)
    #expect(try git.text().contains(#"<view alpha="0.5" id="old-00-001"/>"#))
    #expect(try git.scratch.ibt("lint").code != 2)
  }
}

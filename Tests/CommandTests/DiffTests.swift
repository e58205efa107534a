import Foundation
import Testing

@Suite struct DiffTests {
  private let scratch = ScratchFolder()

  init() throws { try scratch.write(Self.document(), "a.storyboard") }

  /// Two scenes; what is written in the second one and how far down a view is differ.
  private static func document(
    title: String = "Guild", label: String = "Leave", y: Int = 100, other: String = "Settings"
  ) -> String {
    let scene = { (number: Int, name: String, views: String) in
      """
      <scene sceneID="scn-00-00\(number)"><objects>
      <viewController title="\(name)" id="ctl-00-00\(number)" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="roo-t0-00\(number)">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <subviews>\(views)</subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/> </view>
      </viewController></objects></scene>
      """
    }
    let view = { (id: String, text: String, y: Int) in
      """
      <label opaque="NO" text="\(text)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="20" y="\(y)" width="200" height="40"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/> </label>
      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes>
      \(scene(1, title, view("lbl-00-001", label, y)))
      \(scene(2, "Other", view("lbl-00-002", other, 60))) </scenes> </document>

      """
  }

  private static func plain(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>\(objects)</objects> </document>

    """
  }

  private func diff(_ arguments: String...) throws -> Outcome {
    try scratch.ibt(["diff", "a.storyboard", "b.storyboard"] + arguments)
  }

  @Test func `consequences are below the changes of their scene`() throws {
    try scratch.write(Self.document(label: "Leave Guild", y: 140), "b.storyboard")
    let lines = try diff().lines
    #expect(lines == [#"b.storyboard › Guild: Leave Guild (label)  text "Leave" → "Leave Guild"; frame y 100 → y 140"#])
    // Nothing else decides the frame, so that it is a change and not what follows from one.
    #expect(!lines.contains { $0.contains("layout:") })
  }

  @Test(arguments: ["README.md", "Documents/Changes-in-git.md"])
  func `the guide shows what is printed`(path: String) throws {
    let outcome = try scratch.ibt(
      "diff", Package.path("Tests/CommandTests/Versions/Old"), Package.path("Tests/CommandTests/Versions/New"))
    let guide = String(decoding: try Package.bytes(path), as: UTF8.self)
    #expect(guide.contains("```text\n\(outcome.text)```\n"), "\(outcome.text)")
  }

  /// Outlets set `lists` as `Lists`, too: its setter is the same.
  @Test(arguments: [("", 1), (", missing_outlet_property", 0)])
  func `new findings are those of lint in the project`(ignored: String, count: Int) throws {
    let card = { (outlets: String) in
      Self.plain(#"<view customClass="Card" id="vie-w0-001"><connections>\#(outlets)</connections></view>"#)
    }
    try scratch.write([
      "App/Card.xib": card(""), "App/Card.swift": "class Card: UIView { @IBOutlet var lists: UIView! }",
      ".ibt.yml": "ignore: [unloaded_document\(ignored)]",
    ])
    try scratch.shell("git init -q . && git add App")
    let outlets = ["shadow", "Lists"].map { #"<outlet property="\#($0)" destination="vie-w0-001" id="ou-\#($0)"/>"# }
    try scratch.write(card(outlets.joined()), "App/Card.xib")
    let found = try scratch.ibt("lint", "--no-cache", "--quiet", "App").text
    let new = try scratch.ibt("diff").lines.compactMap { $0.firstMatch(of: /new: (\w+_property) (\S+): \w+: (.*)/) }
    let lines = new.map { "App/Card.xib:\($0.2): error: [\($0.1)] \($0.3)\n" }
    #expect(lines.count == count && lines.allSatisfy { found.contains($0) }, "\(found)")
    #expect(found.matches(of: /missing_outlet_property/).count == count, "\(found)")
  }

  @Test func `findings are new or fixed by object, whatever their numbers`() throws {
    let open = { (y: Int) in Self.document(y: y).replacing(#" fixedFrame="YES""#, with: "", maxReplacements: 1) }
    try scratch.write(open(120), "b.storyboard")
    let new = try diff().lines.filter { $0.contains("new:") }
    #expect(new.count == 1 && new.allSatisfy { $0.hasPrefix("  new: ambiguous_layout 8:11: ") }, "\(new)")
    let back = try scratch.ibt("diff", "b.storyboard", "a.storyboard").lines
    #expect(back.last == "a.storyboard: fixed: 1 finding (ambiguous_layout 1)")
    #expect(!back.contains { $0.contains("new:") })
    try scratch.write(open(0), "a.storyboard")
    #expect(try !diff().text.contains("new:") && !diff().text.contains("fixed:"))
  }

  @Test func `only some categories`() throws {
    try scratch.write(Self.document(label: "Go", other: "Options"), "b.storyboard")
    #expect(try diff("--only", "layout").lines == [])
    #expect(try diff("--only", "layout", "--exit-code").code == 0)
    #expect(try diff("--only", "layout,text", "--exit-code").code == 1)
    let lines = try diff("--only", "appearance", "--only", "text").lines
    #expect(lines.count == 2 && lines.allSatisfy { $0.contains(" text ") })
    let outcome = try diff("--only", "colour")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("`colour` is not a category"))
    let changes = try diff("--format", "json").objects.first?["changes"] as? [[String: Any]]
    #expect(changes?.map { $0["category"] as? String } == ["text", "text"])
  }

  @Test func `folders are compared by the paths of documents in them`() throws {
    for (name, label) in [("same", "A"), ("changed", "A"), ("gone", "Gone"), ("moved/old", "Old")] {
      try scratch.write(Self.document(label: label).replacing("-00-001", with: "-\(label)-001"), "1/\(name).xib")
    }
    for (name, label) in [("same", "A"), ("changed", "A"), ("moved/new", "Old")] {
      let text = Self.document(label: label, other: name == "changed" ? "B" : "Settings")
      try scratch.write(text.replacing("-00-001", with: "-\(label)-001"), "2/\(name).xib")
    }
    try scratch.write(Self.plain(#"<customObject id="new-00-00a"/>"#), "2/new.xib")
    let outcome = try scratch.ibt("diff", "1", "2/", "--no-consequences")
    #expect(
      outcome.lines == [
        #"changed.xib › Other: B (label)  text "Settings" → "B""#, "gone.xib: removed",
        "moved/new.xib: renamed, was moved/old.xib", "new.xib: new document",
      ], "\(outcome.text)\(outcome.complaint)")
    #expect(try scratch.ibt("diff", "1", "1").output.isEmpty)
    #expect(try scratch.ibt("diff", "1", "2/new.xib").isPlainFailure)
  }

  private static let hostile = "a|b &lt;i&gt; `c` @me #1 [x](y)&#10;*d*"

  @Test func `names mean nothing in Markdown`() throws {
    let label = Self.hostile + " http://e.f WwW.g.h"
    try scratch.write(Self.document(title: Self.hostile, label: label), "b.storyboard")
    let text = try diff("--format", "markdown").text
    #expect(text.hasPrefix("### b.storyboard\n\n#### a\\|b &lt;i&gt; \\`c\\` @&#8203;me #&#8203;1 \\[x\\](y)\n"))
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 4 && rows[0] == "| object | change |")
    // Three bars that are not escaped in each row.
    #expect(rows.allSatisfy { $0.replacing("\\|", with: "").count { $0 == "|" } == 3 }, "\(rows)")
    #expect(!text.contains("<i>"))
    #expect(text.contains("http:&#8203;//e.f WwW&#8203;.g.h") && !text.contains("://e") && !text.contains(/(?i)www\./))
    #expect(try !diff().lines.contains { $0.hasPrefix("*d*") })
  }

  @Test func `names mean nothing on a page, which needs nothing else`() throws {
    try scratch.write(Self.document(title: Self.hostile, label: Self.hostile), "b.storyboard")
    let page = try diff("--format", "html").text
    #expect(page.hasPrefix("<!DOCTYPE html>") && !page.contains("<i>") && page.contains("a|b &lt;i&gt; `c`"))
    let addresses = page.components(separatedBy: "http://").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("www.w3.org/2000/svg") } && !page.contains("https://"))
    #expect(page.components(separatedBy: "<svg ").count == 4)
    let ids = page.matches(of: /\sid="([^"]*)"/).map(\.output.1)
    #expect(Set(ids).count == ids.count)
    #expect(try diff("--format", "html").text == page)
  }

  @Test func `long lists are folded`() throws {
    let many = { (text: String) in
      let labels = (0..<20).map { #"<label text="\#(text)" id="lbl-00-1\#($0)"/>"# }.joined()
      return Self.plain(#"<view id="roo-t0-001"><subviews>\#(labels)</subviews></view>"#)
    }
    try scratch.write(["a.xib": many("A"), "b.xib": many("B")])
    let text = try scratch.ibt("diff", "a.xib", "b.xib", "--format", "markdown", "--no-consequences").text
    #expect(text.contains("<details><summary>20 changes</summary>\n\n| object | change |"))
    #expect(text.hasSuffix("\n\n</details>\n"))
  }

  @Test func `a picture has the scenes that look different`() throws {
    try scratch.write(Self.document(y: 140), "b.storyboard")
    #expect(try diff("--picture", "c.svg").code == 0)
    let picture = try scratch.text("c.svg")
    #expect(picture.hasPrefix("<svg ") && picture.matches(of: /data-id="roo-t0-001"/).count >= 1)
    #expect(!picture.contains("roo-t0-002"))
    #expect(try diff("--picture", "d.svg", "--dark").code == 0)
    #expect(try scratch.text("d.svg") != picture)
    #expect(try diff("--picture", "e.html", "--dark", "--device", "iPhone SE").code == 0)
    let page = try scratch.text("e.html")
    #expect(page.matches(of: /class="panels light"/).count == 1 && page.matches(of: /class="panels dark"/).count == 1)
    #expect(try diff("--picture", "e.pdf").isPlainFailure)
  }

  @Test func `without a visible change there is a note and no file`() throws {
    try scratch.write(Self.document().replacing(#"text="Leave""#, with: #"text="Leave" tag="3""#), "b.storyboard")
    let outcome = try diff("--picture", "c.svg")
    #expect(outcome.code == 0 && outcome.complaint == "b.storyboard: note: no scene looks different\n")
    #expect(try scratch.snapshot()["c.svg"] == nil)
  }

  @Test(.enabled(if: !Program.installed("rsvg-convert").isEmpty, "needs rsvg-convert"))
  func `Markdown refers to pictures from where it is`() throws {
    try scratch.write(Self.document(label: "Leave it", other: "Options"), "b.storyboard")
    #expect(try diff("--format", "markdown:out/c.md", "--pictures", "out/pictures").code == 0)
    let text = try scratch.text("out/c.md")
    #expect(text.contains("![Guild: before, after, and both](pictures/b.storyboard-Guild.png)"))
    #expect(text.contains("(pictures/b.storyboard-Other.png)"))
    let files = try scratch.snapshot().keys.filter { $0.hasSuffix(".png") }
    #expect(files.sorted() == ["out/pictures/b.storyboard-Guild.png", "out/pictures/b.storyboard-Other.png"])
    #expect(try scratch.bytes("out/pictures/b.storyboard-Guild.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let linked = try diff(
      "--format", "markdown", "--pictures", "out/pictures", "--picture-base", "https://example.com/x y")
    #expect(linked.text.contains("(https://example.com/x%20y/b.storyboard-Guild.png)"))
  }
}

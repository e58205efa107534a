import Foundation
import TestSupport
import Testing

@Suite struct LayoutProblemsTests {
  private let scratch = ScratchFolder()

  /// A box at the leading edge, or where `leading` says, stored with a width.
  private static func box(width: String, leading: String = "", further: String = "") -> String {
    Storyboard.text(
      view: """
        <subviews>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
        <rect key="frame" x="20" y="30" width="\(width)" height="40"/>
        <constraints><constraint firstAttribute="height" constant="40" id="hei"/></constraints> </view> </subviews>
        <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
        constant="20" id="lea"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="tra"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="30" \
        id="top"/>\(further)
        </constraints>
        """)
  }

  init() throws {
    try scratch.write(["right.storyboard": Self.box(width: "353"), "stale.storyboard": Self.box(width: "100")])
    let wide = #"<constraint firstItem="box" firstAttribute="width" constant="330" id="wid"/>"#
    try scratch.write(Self.box(width: "353", further: wide), "conflict.storyboard")
    let margin = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leadingMargin" \
      constant="12" id="mar"/>
      """
    try scratch.write(Self.box(width: "353", further: margin), "likely.storyboard")
    let unknown = Self.box(width: "353").replacing(#"secondAttribute="top""#, with: #"secondAttribute="tup""#)
    try scratch.write(unknown, "unreadable.storyboard")
  }

  /// Before Xcode 7.1 what is ambiguous counts as misplaced, too: the line does not name the same frame twice.
  @Test func `what is misplaced where it is has no other frame`() throws {
    let tied =
      #"<constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" constant="20" id="tra"/>"#
    let open = Self.box(width: "353").replacing(tied, with: "").replacing(
      /toolsVersion="\d+/, with: #"toolsVersion="6254"#)
    try scratch.write(open, "open.storyboard")
    let line = try #require(try problems("open.storyboard").lines.last)
    #expect(line.contains("misplaced") && !line.contains("→"))
  }

  private func problems(_ arguments: String...) throws -> Outcome {
    try scratch.ibt(["layout", "--problems"] + arguments)
  }

  @Test func `nothing is printed where nothing is wrong`() throws {
    for format in ["text", "json"] {
      let outcome = try problems("--format", format, "right.storyboard")
      #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.complaint.isEmpty)
    }
  }

  @Test func `a misplaced view is one line with both frames`() throws {
    let outcome = try problems("stale.storyboard", "right.storyboard")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "stale.storyboard: canvas, stored content",
        "stale.storyboard:10:29: Box (box): misplaced, 20 30 100 40 → 20 30 353 40",
      ])
  }

  @Test func `json has only the views in which something is wrong`() throws {
    let outcome = try problems("--format", "json", "stale.storyboard", "right.storyboard")
    let report = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect((report["views"] as? [[String: Any]])?.map { $0["id"] as? String } == ["box"])
    #expect(report["file"] as? String == "stale.storyboard")
  }

  @Test func `a conflict is spelled out, with what it rests on`() throws {
    #expect(
      try problems("conflict.storyboard").lines.contains("  conflict: these 3 cannot be satisfied at the same time"))
    let likely = try problems("likely.storyboard").lines
    #expect(
      likely.contains(
        "  conflict: these 2 cannot be satisfied at the same time (likely: the margins of View are estimated)"),
      "\(likely)")
  }

  @Test func `what cannot be read is listed`() throws {
    #expect(
      try problems("unreadable.storyboard").lines.contains {
        $0.contains("is not a layout attribute (`secondAttribute`)")
      })
  }

  @Test(arguments: [("right", 0), ("stale", 1), ("conflict", 1), ("likely", 0), ("unreadable", 1)])
  func `a check fails for what is certain`(name: String, code: Int32) throws {
    #expect(try scratch.ibt("layout", "--check", "\(name).storyboard").code == code)
    #expect(try problems("--check", "\(name).storyboard").code == code)
  }

  @Test(arguments: [
    ["--devices", "iPhone SE 3, iPad Pro 11"], ["--device", "iPhone SE 3", "--device", "iPad Pro 11"],
  ])
  func `several devices are laid out one after another`(devices: [String]) throws {
    let outcome = try scratch.ibt(["layout", "conflict.storyboard"] + devices)
    #expect(outcome.code == 1)
    let titles = outcome.lines.filter { $0.hasPrefix("conflict.storyboard: run-time, ") }
    #expect(titles.count == 2)
    #expect(titles.first?.contains("iPhone SE (3rd generation)") == true && titles.last?.contains("iPad Pro") == true)
    #expect(try scratch.ibt(["layout", "--format", "json", "conflict.storyboard"] + devices).lines.count == 2)
  }

  @Test func `what is about one layout takes one device and finds no problems`() throws {
    let several = try scratch.ibt(
      "layout", "right.storyboard", "--devices", "iPhone SE 3,iPad Pro 11", "--explain", "box")
    #expect(several.isPlainFailure && several.complaint.contains("take one device"))
    let both = try problems("--explain", "box", "right.storyboard")
    #expect(both.isPlainFailure && both.complaint.contains("--problems and --check cannot be combined with"))
  }
}

import TestSupport
import Testing

@Suite struct LayoutSweepTests {
  private func label(_ text: String) -> String {
    Storyboard.text(
      view: """
        <subviews>
        <label opaque="NO" contentMode="left" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lab" \
        userLabel="Caption"> <rect key="frame" x="20" y="30" width="353" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/> </label> </subviews> <constraints>
        <constraint firstItem="lab" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
        constant="20" id="lea"/>
        <constraint firstAttribute="trailing" secondItem="lab" secondAttribute="trailing" constant="20" id="tra"/>
        <constraint firstItem="lab" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="30" \
        id="top"/> </constraints>
        """)
  }

  @Test func `text that is stretched on the canvas is not clipped`() throws {
    let long = label("A caption that takes more than two hundred points")
    let scratch = ScratchFolder(["short.storyboard": label("Short"), "long.storyboard": long])
    #expect(try !scratch.ibt("layout", "--sweep", "width", "short.storyboard").text.contains("clipped"))
    #expect(
      try scratch.ibt("layout", "--sweep", "width", "long.storyboard").text.contains("Caption (lab): clipped below"))
    let stored = try scratch.ibt("layout", "--sweep", "width", "--content", "stored", "short.storyboard")
    #expect(stored.text.contains("Caption (lab): clipped below width 393"))
  }

  /// People resize in whole points.
  @Test func `numbers are whole points`() throws {
    let scratch = ScratchFolder(["long.storyboard": label("A caption that takes more than two hundred points")])
    let text = try scratch.ibt("layout", "--sweep", "width", "long.storyboard").text
    #expect(!text.contains("mode"), "\(text)")
    #expect(text.firstMatch(of: /width \d+\.\d/) == nil, "\(text)")
    #expect(text.split(separator: "\n").filter { $0.contains(": clipped ") }.count == 1, "\(text)")
  }

  @Test func `templates are swept only by name`() throws {
    let scratch = ScratchFolder(examples: "scene.xml")
    let all = try scratch.ibt("layout", "--sweep", "width", "scene.xml")
    #expect(all.text.contains("(liv-vw-all)") && !all.text.contains("(lan-vw-all)"))
    let one = try scratch.ibt("layout", "--sweep", "width", "--scene", "lan-vw-all", "scene.xml")
    #expect(one.text.contains("(lan-vw-all)"))
  }
}

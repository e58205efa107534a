import Foundation
import TestSupport
import Testing

private let box = """
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box" userLabel="Box">
  <rect key="frame" x="20" y="20" width="100" height="50"/>
  <constraints> <constraint firstAttribute="width" constant="100" id="wid"/>
  <constraint firstAttribute="height" constant="50" id="hei"/> </constraints> </view> </subviews> <constraints>
  <constraint firstItem="box" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" constant="20" \
  id="lea"/>
  <constraint firstItem="box" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="20" id="top"/>
  <constraint firstItem="vie-wv-iew" firstAttribute="trailing" relation="RELATION" secondItem="box" \
  secondAttribute="trailing" constant="20" id="tra"/> </constraints>
  """

@Suite struct LayoutConflictTests {
  private let scratch = ScratchFolder()

  init() throws {
    for relation in ["equal", "greaterThanOrEqual"] {
      try scratch.write(Storyboard.text(view: box.replacing("RELATION", with: relation)), "\(relation).storyboard")
    }
  }

  @Test func aConflictIsSpelledOut() throws {
    let outcome = try scratch.ibt("layout", "equal.storyboard")
    #expect(outcome.code == 1 && outcome.complaint.isEmpty)
    let lines = outcome.lines.map { $0.replacing(/\w+\.storyboard:\d+:\d+:\s/, with: "") }
    #expect(lines[1] == "View (vie-wv-iew) of View Controller (con-tr-oll): 1 conflict")
    let start = try #require(lines.firstIndex(of: "  conflict: these 3 cannot be satisfied at the same time"))
    let members = [
      "Box.width = 100 (wid)", "Box.leading = View.leading + 20 (lea)", "View.trailing = Box.trailing + 20 (tra)",
    ]
    let told = lines[(start + 1)...(start + 3)].map { $0.drop { $0 == " " } }
    #expect(told.map { $0.split(separator: ";")[0] } == members.map { Substring($0) })
    #expect(told.filter { $0.hasSuffix("; broken by 253 points") }.count == 1)
    #expect(
      lines[start + 4] == "    help: remove one of the constraints or give it a priority below 1000; "
        + "or make a fixed size an inequality (≥ or ≤)")
    #expect(lines.contains { $0.hasPrefix("    Box (box) ") && $0.contains("in conflict") })
  }

  @Test func jsonHasTheIdsOfTheConstraints() throws {
    let outcome = try scratch.ibt("layout", "--format", "json", "equal.storyboard")
    let report = try #require(JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any])
    #expect((report["conflicts"] as? [[String]])?.map { $0.sorted() } == [["lea", "tra", "wid"]])
    let broken = try #require((report["broken"] as? [[String: Any]])?.first)
    #expect(broken["amount"] as? Double == 253 && broken["line"] is Int)
    #expect(["lea", "tra", "wid"].contains(broken["id"] as? String))
    #expect(outcome.code == 1)
  }

  @Test func everySideIsExplained() throws {
    let outcome = try scratch.ibt("layout", "--explain", "Box", "greaterThanOrEqual.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    let lines = outcome.lines.map { $0.replacing(/\w+\.storyboard:\d+:\d+:\s/, with: "") }
    #expect(
      lines == [
        "Box (box)", "  left 20:", "    Box.leading = View.leading + 20 (lea)", "  width 100:",
        "    Box.width = 100 (wid)", "  right 120:", "    Box.width = 100 (wid)",
        "    Box.leading = View.leading + 20 (lea)", "  top 20:", "    Box.top = View.top + 20 (top)", "  height 50:",
        "    Box.height = 50 (hei)", "  bottom 70:", "    Box.height = 50 (hei)", "    Box.top = View.top + 20 (top)",
      ])
  }

  /// The number beside a standard distance is only what Xcode computed last.
  @Test func standardDistancesAreMarked() throws {
    let leading = #"secondAttribute="leading" constant="20""#
    let text = Storyboard.text(
      view: box.replacing("RELATION", with: "equal").replacing(leading, with: leading + #" symbolic="YES""#))
    try scratch.write(text, "standard.storyboard")
    let lines = try scratch.ibt("layout", "--explain", "Box", "standard.storyboard").lines
    #expect(lines.contains { $0.hasSuffix("Box.leading = View.leading + standard (20) (lea)") })
  }
}

import TestSupport
import Testing

private func boxes(width: String, flag: String, staleFlag: String) -> String {
  Storyboard.text(
    view: """
      <subviews>
      <view contentMode="scaleToFill"\(flag) translatesAutoresizingMaskIntoConstraints="NO" id="wid" userLabel="Wide">
      <rect key="frame" x="20" y="0.0" width="\(width)" height="40"/> </view>
      <view contentMode="scaleToFill"\(staleFlag) translatesAutoresizingMaskIntoConstraints="NO" id="low" \
      userLabel="Low"> <rect key="frame" x="20.5" y="40" width="353" height="60"/> </view> </subviews> <constraints>
      <constraint firstItem="wid" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
      constant="20" id="c01"/>
      <constraint firstAttribute="trailing" secondItem="wid" secondAttribute="trailing" constant="20" id="c02"/>
      <constraint firstItem="wid" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" id="c03"/>
      <constraint firstItem="wid" firstAttribute="height" secondItem="low" secondAttribute="height" \
      multiplier="2:3" id="c04"/>
      <constraint firstItem="low" firstAttribute="top" secondItem="wid" secondAttribute="bottom" id="c05"/>
      <constraint firstItem="low" firstAttribute="leading" secondItem="wid" secondAttribute="leading" id="c06"/>
      <constraint firstItem="low" firstAttribute="width" secondItem="wid" secondAttribute="width" id="c07"/>
      <constraint firstItem="low" firstAttribute="bottom" secondItem="vie-wv-iew" secondAttribute="top" \
      constant="100" id="c08"/> </constraints>
      """)
}

private let stale = boxes(width: "100", flag: #" misplaced="YES""#, staleFlag: #" misplaced="YES""#)
private let updated = boxes(width: "353", flag: "", staleFlag: "")

@Suite struct FramesCommandTests {
  private let scratch = ScratchFolder(["a.storyboard": stale, "b.storyboard": updated])

  @Test func whatIsStaleIsListed() throws {
    let outcome = try scratch.ibt("frames", "a.storyboard")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(
      outcome.text == """
        a.storyboard:10:29: Wide (wid): 20 0 100 40 → 20 0 353 40, no longer misplaced
        a.storyboard:13:29: Low (low): no longer misplaced

        """)
  }

  @Test func flagsOfXcodeStayWhereNothingMoves() throws {
    try scratch.write(boxes(width: "353", flag: "", staleFlag: #" misplaced="YES""#), "b.storyboard")
    #expect(try scratch.ibt("frames", "b.storyboard").text.isEmpty)
    #expect(try scratch.ibt("frames", "--update", "--likely", "b.storyboard").text == updated)
  }

  /// A class of the app gives the first of three views its height; constraints that are to yield give it none.
  private static let sized = Storyboard.text(
    view: """
      <subviews> <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" spacing="10" \
      translatesAutoresizingMaskIntoConstraints="NO" id="stk">
      <rect key="frame" x="0.0" y="0.0" width="393" height="100"/> <subviews>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="bnr" customClass="Banner">
      <rect key="frame" x="0.0" y="0.0" width="393" height="50"/>
      <constraints><constraint firstAttribute="height" priority="500" id="c01"/></constraints> </view>
      <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="low">
      <rect key="frame" x="0.0" y="60" width="393" height="40"/>
      <constraints><constraint firstAttribute="height" constant="40" id="c02"/></constraints> </view> </subviews>
      </stackView> </subviews> <constraints>
      <constraint firstItem="stk" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" id="c03"/>
      <constraint firstAttribute="trailing" secondItem="stk" secondAttribute="trailing" id="c04"/>
      <constraint firstItem="stk" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" id="c05"/>
      </constraints>
      """)

  @Test func aViewThatCodeSizesKeepsItsFrameWithAllThatDependOnIt() throws {
    try scratch.write(Self.sized, "a.storyboard")
    let listed = try scratch.ibt("frames", "a.storyboard")
    #expect(listed.text.isEmpty && listed.complaint.contains("(bnr) and 2 views whose frames depend on it keep their"))
    #expect(try scratch.ibt("frames", "--update", "a.storyboard").text == Self.sized)
    let report = try #require(try scratch.ibt("frames", "--format", "json", "a.storyboard").objects.first)
    let kept = try #require(report["kept"] as? [[String: Any]])
    #expect(kept.map { $0["cause"] as? String } == ["bnr"])
    #expect(kept.first?["views"] as? [String] == ["stk", "bnr", "low"])
    _ = try scratch.ibt("lint", "--fix", "--select", "misplaced_view", "a.storyboard")
    #expect(try scratch.text("a.storyboard") == Self.sized)
  }

  @Test func theListCanBeJSON() throws {
    let reports = try scratch.ibt("frames", "--format", "json").objects
    #expect(reports.map { $0["file"] as? String } == ["a.storyboard", "b.storyboard"])
    let changes = try #require(reports[0]["changes"] as? [[String: Any]])
    #expect(changes.map { $0["id"] as? String } == ["wid", "low"])
    #expect(changes[0]["newFrame"] as? [Double] == [20, 0, 353, 40] && changes[0]["line"] as? Int == 10)
    #expect(changes[0]["flags"] as? [String] == ["misplaced"] && changes[0]["newFlags"] as? [String] == [])
    #expect((reports[1]["changes"] as? [Any])?.isEmpty == true)
  }

  @Test func anUpdateCanBeReportedAsJSON() throws {
    let listed = try scratch.ibt("frames", "--format", "json").text
    let printed = try scratch.ibt("frames", "--update", "--format", "json:r.json", "a.storyboard")
    let written = try scratch.text("r.json")
    #expect(printed.text == updated && listed.hasPrefix(written))
    #expect(try scratch.ibt("frames", "--update", "--format", "json", "a.storyboard").isPlainFailure)
    #expect(try scratch.ibt("frames", "--update", "--in-place", "--format", "json").text == listed)
  }

  @Test func whatCannotBeReadIsNamed() throws {
    try scratch.write(stale.replacing(#"constant="100" id="c08""#, with: #"constant="1o0" id="c08""#), "c.storyboard")
    #expect(try scratch.ibt("frames", "c.storyboard").complaint.contains("(c08): `1o0` is not a number (`constant`)"))
  }

  @Test func updatingTwiceIsUpdatingOnce() throws {
    #expect(try scratch.ibt("frames", "--update", "--in-place", "a.storyboard", "b.storyboard").code == 0)
    #expect(try scratch.text("a.storyboard") == updated)
    #expect(try scratch.text("b.storyboard") == updated)
    #expect(try scratch.ibt("frames", ".").text.isEmpty)
  }

  @Test func checkingSaysSoByTheExitCode() throws {
    #expect(try scratch.ibt("frames", "--check", "a.storyboard").code == 1)
    #expect(try scratch.ibt("frames", "--check", "b.storyboard").code == 0)
    #expect(try scratch.ibt("frames", "--update", "--check", ".").code == 1)
    #expect(try scratch.text("a.storyboard") == stale)
  }

  @Test(arguments: [
    (["--in-place", "a.storyboard"], "--in-place, --output and --diff require --update (see `ibt frames --help`)"),
    (
      ["--update", "a.storyboard", "b.storyboard"],
      "the input contains 2 documents; specify one, or use --in-place, --diff or --check for all of them"
    ),
    (
      ["--update", "-", "b.storyboard"],
      "`-` (standard input) cannot be combined with other paths (see `ibt frames --help`)"
    ),
  ]) func wrongOptionsAreExplained(_ options: [String], _ message: String) throws {
    let outcome = try scratch.ibt(["frames"] + options)
    #expect(outcome.isPlainFailure && outcome.complaint == "ibt: error: \(message)\n")
  }
}

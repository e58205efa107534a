import TestSupport
import Testing

@Suite struct LayoutOperationCommandTests {
  private let scratch = ScratchFolder([
    "a.storyboard": Storyboard.text(
      view: """
        <subviews>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box" \
        userLabel="Box"><rect key="frame" x="20" y="100" width="80" height="60"/></view>
        <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="held" userLabel="Held">
        <rect key="frame" x="20" y="300" width="80" height="60"/></view> </subviews> <constraints>
        <constraint firstItem="held" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
        constant="20" id="c-1"/>
        <constraint firstItem="held" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" constant="300" \
        id="c-2"/> <constraint firstItem="held" firstAttribute="width" constant="80" id="c-3"/>
        <constraint firstItem="held" firstAttribute="height" constant="60" id="c-4"/> </constraints>
        """)
  ])

  @Test func aViewIsPinnedInPlace() throws {
    let outcome = try scratch.ibt("pin", "--in-place", "a.storyboard")
    #expect(outcome.code == 0)
    #expect(
      outcome.complaint.contains(
        "Box (box): pinned by Box.leading = View.leading + 20, Box.width = 80, Box.top = View.top + 100, Box.height = 60"
      ))
    #expect(try scratch.ibt("pin", "--check", "a.storyboard").code == 0)
  }

  @Test func anErrorThatAnEditBringsIsRefused() throws {
    let conflict = ["constrain", "--keep", "#held.width = 81", "--in-place", "a.storyboard"]
    let before = try scratch.text("a.storyboard")
    let outcome = try scratch.ibt(conflict)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("nothing was changed"), "\(outcome.complaint)")
    #expect(outcome.complaint.contains("a.storyboard:") && outcome.complaint.contains("--force"))
    #expect(try scratch.text("a.storyboard") == before)
    let forced = try scratch.ibt(conflict + ["--force"])
    #expect(forced.code == 0 && forced.complaint.contains(": note: "), "\(forced.complaint)")
    #expect(try scratch.text("a.storyboard") != before)
    // A document that is broken already can be edited.
    #expect(try scratch.ibt(["set", "#box", "alpha=0.5", "--in-place", "a.storyboard"]).code == 0)
  }

  @Test func badInputIsOneLine() throws {
    #expect(try scratch.ibt("pin", "absent.storyboard").isPlainFailure)
    #expect(try scratch.ibt("pin", "--device", "iPhone 99", "a.storyboard").isPlainFailure)
    #expect(try scratch.ibt("pin", "--only", "slider", "a.storyboard").isPlainFailure)
    #expect(try scratch.ibt("pin", "--only", "[[", "a.storyboard").isPlainFailure)
    #expect(try scratch.ibt("pin", "--help").code == 0)
  }
}

import Foundation
import TestSupport
import Testing

@Suite struct LayoutSafetyTests {
  private let scratch = ScratchFolder()

  @Test func updatedFramesAreRight() throws {
    for seed in UInt64(0)..<12 { try scratch.write(RandomScene(seed: seed).bytes, "\(seed).storyboard") }
    #expect(try scratch.ibt("frames", "--update", "--likely", "--in-place", ".").code == 0)
    let updated = try scratch.snapshot()
    let kept = try scratch.ibt("frames", "--likely", "--format", "json", ".").objects
      .flatMap { $0["kept"] as? [[String: Any]] ?? [] }.flatMap { $0["views"] as? [String] ?? [] }
    let layout = try scratch.ibt("layout", ".")
    let misplaced = layout.lines.filter { $0.contains("misplaced") }
    #expect(!layout.isSignal && misplaced.allSatisfy { line in kept.contains { line.contains("(\($0))") } })
    #expect(try scratch.ibt("frames", "--likely", "--check", ".").code == 0)
    #expect(try scratch.ibt("frames", "--update", "--likely", "--in-place", ".").code == 0)
    #expect(try scratch.snapshot() == updated)
  }

  static let readers = [
    ["layout"], ["layout", "--format", "json"], ["layout", "--explain", "a"],
    ["frames"], ["frames", "--check"], ["frames", "--update"], ["frames", "--update", "--in-place"],
  ]

  private static let numbers = ["1e300", "nan", "", "-1"]

  @Test(arguments: numbers) func absurdNumbersLeaveTheReportReadable(number: String) throws {
    try scratch.write(boxOf(number), "a.storyboard")
    let outcome = try scratch.ibt("layout", "--format", "json", "a.storyboard")
    let report = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
    let views = try #require(report?["views"] as? [[String: Any]])
    #expect(outcome.code == 2 ? views.isEmpty : views.count == 2)
    for view in views { #expect((view["frame"] as? [Double])?.allSatisfy { $0.isFinite } == true) }
  }

  private func boxOf(_ number: String) -> String {
    Storyboard.text(
      view: """
        <subviews> <view contentMode="scaleToFill" horizontalHuggingPriority="\(number)" \
        translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="\(number)" y="0.0" width="\(number)" height="40"/>
        <constraints> <constraint firstAttribute="width" constant="\(number)" id="wid"/>
        <constraint firstAttribute="height" secondItem="a" secondAttribute="width" multiplier="\(number)" id="hei"/>
        </constraints> </view> </subviews> <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
        constant="\(number)" priority="\(number)" id="lea"/> </constraints>
        """)
  }
}

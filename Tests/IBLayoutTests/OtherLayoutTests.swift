import IBLayout
import IBModel
import TestSupport
import Testing

@Suite struct OtherLayoutTests {
  private func solved(_ constraints: String) throws -> SceneLayout {
    let text = Storyboard.text(
      view: """
        <subviews> <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="120" width="100" height="50"/>
        <constraints><constraint firstAttribute="width" constant="100" id="wid"/>
        <constraint firstAttribute="height" constant="50" id="hei"/></constraints> </view> </subviews> <constraints>
        <constraint firstItem="box" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
        constant="20" id="lea"/>
        \(constraints) </constraints>
        """)
    let document = ResolvedDocument(try Document(parsing: Array(text.utf8)))
    return try #require(LayoutEngine().layouts(of: document, options: .framesOnly).solved.first)
  }

  @Test func anAmbiguousViewIsSomewhereElse() throws {
    let solved = try solved("")
    let other = try #require(LayoutEngine().otherLayout(than: solved))
    let (before, after) = (solved.frames[ViewIndex(1)], other.frames[ViewIndex(1)])
    #expect(before.x == after.x && before.width == after.width && before.height == after.height)
    #expect(abs(before.y - after.y) > 1)
  }

  @Test func thereIsNoOtherLayoutWhereConstraintsDecide() throws {
    let top = #"<constraint firstItem="box" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" "#
    let solved = try solved(top + #"constant="120" id="top"/>"#)
    #expect(LayoutEngine().otherLayout(than: solved) == nil)
  }

  @Test func aConstraintIsBetweenTheEdgesItNames() throws {
    let solved = try solved("")
    let place = try solved.place(of: #require(solved.scene.constraints.first { $0.source.id == "lea" }))
    #expect(place.axis == .horizontal && place.first.position == 20 && place.second?.position == 0)
    #expect(place.first.rectangle == Rect(x: 20, y: 120, width: 100, height: 50))
    let width = try #require(solved.scene.constraints.first { $0.source.id == "wid" })
    #expect(solved.place(of: width).second == nil && solved.place(of: width).first.position == 70)
  }
}

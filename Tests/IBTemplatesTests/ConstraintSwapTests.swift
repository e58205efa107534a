import IBModel
import IBTemplates
import Testing

@Suite struct ExchangeTests {
  private let box = #"<subviews><view id="box"/></subviews>"#

  private func swap(template: String, live: String? = nil, mapsGuides: Bool = false) throws -> ConstraintSwap {
    try Screen(live: live ?? box, beside: template).template().swap(mapsGuides: mapsGuides)
  }

  private func constraint(_ attributes: String, id: String) -> String { "<constraint \(attributes) id=\"\(id)\"/>" }

  @Test func constraintBetweenTwoParticipantsIsCollected() throws {
    let top = constraint(#"firstItem="t" firstAttribute="top" secondItem="root" secondAttribute="top""#, id: "c1")
    let swap = try swap(
      template: templateRoot("<subviews>\(twin("t", of: "box"))</subviews><constraints>\(top)</constraints>"))
    #expect(swap.collected.map(\.id) == ["c1"] && swap.ignored.isEmpty)
  }

  @Test func constantSizeAndAspectRatioOfOneParticipantAreCollected() throws {
    let sizes =
      constraint(#"firstAttribute="width" relation="greaterThanOrEqual" constant="8""#, id: "c1")
      + constraint(#"firstAttribute="width" secondItem="t" secondAttribute="height" multiplier="1:1""#, id: "c2")
    let swap = try swap(
      template: templateRoot("<subviews>\(twin("t", of: "box", "<constraints>\(sizes)</constraints>"))</subviews>"))
    #expect(swap.collected.map(\.id) == ["c1", "c2"])
  }

  @Test func positionWithoutSecondItemIsNotCollected() throws {
    let odd = constraint(#"firstAttribute="top" constant="8""#, id: "c1")
    let swap = try swap(
      template: templateRoot("<subviews>\(twin("t", of: "box", "<constraints>\(odd)</constraints>"))</subviews>"))
    #expect(swap.collected.isEmpty && swap.ignored.map(\.reason) == [.notRelational])
  }

  @Test func constraintToUntargetedViewIsIgnoredAndNamesIt() throws {
    let swap = try swap(
      template: templateRoot(
        """
        <subviews>\(twin("t", of: "box"))<view id="loose"/></subviews><constraints>
        \(constraint("firstItem=\"t\" firstAttribute=\"top\" secondItem=\"loose\" secondAttribute=\"top\"", id: "c1"))
        </constraints>
        """))
    #expect(swap.collected.isEmpty)
    guard case .withoutTarget(let views) = try #require(swap.ignored.first).reason else {
      Issue.record("wrong reason")
      return
    }
    #expect(views.map(\.id) == ["loose"])
  }

  @Test func constraintHeldByUntargetedContainerIsIgnoredAlthoughBothEndsParticipate() throws {
    let between = constraint(#"firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top""#, id: "c1")
    let swap = try swap(
      template: templateRoot(
        """
        <subviews><view id="group"><subviews>\(twin("a", of: "one"))\(twin("b", of: "two"))</subviews>
        <constraints>\(between)</constraints></view></subviews>
        """), live: "<subviews><view id=\"one\"/><view id=\"two\"/></subviews>")
    #expect(swap.collected.isEmpty)
    guard case .host(let host) = try #require(swap.ignored.first).reason else {
      Issue.record("wrong reason")
      return
    }
    #expect(host.id == "group")
  }

  @Test func constraintToGuideIsIgnoredUnlessGuidesAreMapped() throws {
    let live = """
      <subviews><view id="box"/></subviews><viewLayoutGuide key="safeArea" id="safe"/><constraints>
      \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\"", id: "l1"))
      </constraints>
      """
    let template = templateRoot(
      """
      <subviews>\(twin("t", of: "box"))</subviews><viewLayoutGuide key="safeArea" id="safe2"/><constraints>
      \(constraint("firstItem=\"t\" firstAttribute=\"bottom\" secondItem=\"safe2\" secondAttribute=\"bottom\"", id: "c1"))
      </constraints>
      """)
    let faithful = try swap(template: template, live: live)
    #expect(faithful.collected.isEmpty && faithful.left.map(\.id) == ["l1"])
    let mapped = try swap(template: template, live: live, mapsGuides: true)
    #expect(mapped.collected.map(\.id) == ["c1"] && mapped.deactivated.map(\.id) == ["l1"] && mapped.left.isEmpty)
  }

  @Test func placeholdersAndNotInstalledConstraintsDoNotExist() throws {
    let live = """
      <subviews><view id="box"/></subviews><constraints>
      \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"screen\" secondAttribute=\"top\"", id: "l1"))
      \(constraint("firstAttribute=\"width\" constant=\"8\" placeholder=\"YES\"", id: "l2"))
      </constraints><variation key="default"><mask key="constraints"><exclude reference="l1"/></mask></variation>
      """
    let template = templateRoot(
      """
      <subviews>\(twin("t", of: "box"))</subviews><constraints>
      \(constraint("firstItem=\"t\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"", id: "c1"))
      \(constraint("firstAttribute=\"width\" constant=\"8\" placeholder=\"YES\"", id: "c2"))
      </constraints><variation key="default"><mask key="constraints"><exclude reference="c1"/></mask></variation>
      """)
    let swap = try swap(template: template, live: live)
    #expect(swap.collected.isEmpty && swap.deactivated.isEmpty && swap.left.isEmpty)
    #expect(swap.ignored.map(\.reason) == [.notInstalled, .placeholder])
  }

  @Test func onlyConstraintsHeldByTargetsAreDeactivated() throws {
    let live = """
      <subviews><view id="content"><subviews><view id="box"/></subviews></view></subviews><constraints>
      \(constraint("firstItem=\"box\" firstAttribute=\"top\" secondItem=\"content\" secondAttribute=\"top\"", id: "l1"))
      </constraints>
      """
    let template = try Screen(
      live: live, beside: templateRoot("<subviews>\(twin("t", of: "box"))</subviews>", target: "content")
    ).template()
    #expect(template.swap().deactivated.isEmpty && template.constraintsNeverDeactivated().map(\.id) == ["l1"])
  }

  @Test func viewsWithoutTargetAreLookedThrough() throws {
    let template = templateRoot(
      "<subviews><view id=\"group\"><subviews>\(twin("t", of: "box"))</subviews></view></subviews>")
    let pairs = try Screen(live: box, beside: template).template().participants
    #expect(pairs.map(\.view.id) == ["root", "t"] && pairs.map(\.target.id) == ["screen", "box"])
  }

  @Test func fixedFramesAreFourConstraints() throws {
    let frame = #"<rect key="frame" x="10" y="0.0" width="30" height="40"/>"#
    let template = templateRoot("<subviews>\(twin("t", of: "box", attributes: "fixedFrame=\"YES\"", frame))</subviews>")
    let swap = try swap(template: template)
    #expect(
      swap.collected.map(\.id) == [
        "t.fixedFrame.left", "t.fixedFrame.top", "t.fixedFrame.width", "t.fixedFrame.height",
      ])
  }
}

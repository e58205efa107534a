import IBModel
import IBTemplates
import IBXML
import Testing

@Suite struct ApplyTests {
  private let screen = Screen(
    live: """
                                <subviews>
                                    <view id="box">
                                        <constraints>
                                            <constraint firstAttribute="width" constant="80" id="l-width"/>
                                        </constraints>
                                    </view>
                                </subviews>
                                <constraints>
                                    <constraint firstItem="box" firstAttribute="leading" secondItem="screen" secondAttribute="leading" constant="20" symbolic="YES" id="l-leading"/>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="topGuide" secondAttribute="bottom" id="l-guide"/>
                                    <constraint firstItem="box" firstAttribute="top" secondItem="screen" secondAttribute="top" id="l-top"/>
                                </constraints>
      """,
    beside: templateRoot(
      """
      <subviews>\(twin("t", of: "box"))</subviews><constraints>
      <constraint firstItem="t" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="20" \
      symbolic="YES" id="c1"/>
      <constraint firstAttribute="bottom" relation="greaterThanOrEqual" secondItem="t" secondAttribute="bottom" \
      multiplier="1:2" priority="750" constant="-8" identifier="gap" id="c2"/>
      </constraints>
      """))

  @Test func copiesReplaceTheLiveConstraintsAndTheRestStays() throws {
    let result = try screen.applied()
    #expect(
      Set(try result.held(by: "screen")) == [
        "box.leading = screen.leading constant 20", "box.top = topGuide.bottom",
        "screen.bottom ≥ box.bottom multiplier 1:2 constant -8 priority 750",
      ])
    #expect(try result.held(by: "box").isEmpty)
    #expect(result.object("l-leading") != nil, "a constraint that already matches is not changed")
    let new = try #require(result.constraints.first { $0.identifier == "gap" && $0.host.id == "screen" })
    #expect(new.element[.firstItem] == nil, "the first item is the host")
  }

  @Test func emptiedListsGoWithTheirLastConstraint() throws {
    #expect(try #require(screen.applied().object("box")).element.child(.constraints) == nil)
  }

  @Test func applyingTwiceGivesTheSameBytes() throws {
    let once = try screen.template().applied().bytes
    let again = try #require(try Document(parsing: once).viewTemplates.first).applied()
    #expect(again.bytes == once && again.plan.activated.allSatisfy { $0.isUnchanged })
  }

  @Test func bytesThatNoEditTouchesStay() throws {
    let odd = screen.text.replacing("<scenes>", with: "<scenes  >\t<!-- by hand -->").replacing("\n", with: "\r\n")
    let template = try #require(try Document(parsing: Array(odd.utf8)).viewTemplates.first)
    let result = String(decoding: try template.applied().bytes, as: UTF8.self)
    let lines = result.split(separator: "\r\n", omittingEmptySubsequences: false)
    let old = Set(odd.split(separator: "\r\n", omittingEmptySubsequences: false))
    #expect(result.contains("<scenes  >\t<!-- by hand -->\r\n"))
    #expect(lines.allSatisfy { !$0.contains("\n") })
    #expect(
      lines.filter { !old.contains($0) }.allSatisfy { $0.contains("<constraint ") || $0.contains(#"<view id="box"/>"#) }
    )
  }

  @Test func theCopyIsHeldByTheNearestCommonAncestor() throws {
    let nested = Screen(
      live: """
        <subviews><view id="group"><subviews><view id="one"/><view id="two"/></subviews></view></subviews>
        """,
      beside: templateRoot(
        """
        <subviews>\(twin("g", of: "group"))\(twin("a", of: "one"))\(twin("b", of: "two"))</subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c1"/>
        <constraint firstItem="a" firstAttribute="leading" secondItem="g" secondAttribute="leading" id="c2"/>
        </constraints>
        """))
    #expect(Set(try nested.applied().held(by: "group")) == ["one.top = two.bottom", "one.leading = group.leading"])
  }

  @Test func targetsOfDifferentTreesAreReportedAndNothingIsHalfWritten() throws {
    let split = Screen(
      live: #"<subviews><view id="one"/></subviews>"#,
      beside: #"<view id="alone"/>"#
        + templateRoot(
          """
          <subviews>\(twin("a", of: "one"))\(twin("b", of: "alone"))</subviews><constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c1"/></constraints>
          """))
    let applied = try split.template().applied()
    #expect(applied.bytes == split.bytes && applied.plan.skipped.map(\.object) == ["c1"])
  }

  @Test func aDeactivatedConstraintWithAnOutletStaysNotInstalled() throws {
    var wired = screen
    wired.connections = #"<outlet property="topConstraint" destination="l-top" id="o1"/>"#
    let applied = try wired.template().applied()
    #expect(applied.plan.uninstalled.map(\.id) == ["l-top"])
    let result = try Document(parsing: applied.bytes)
    let kept = try #require(result.constraints.first { $0.id == "l-top" })
    #expect(!result.existsAtRunTime(kept) && result.danglingReferences().isEmpty)
    #expect(try #require(result.viewTemplates.first).applied().bytes == applied.bytes)
  }

  @Test func aFixedFrameGivesWayToWhatIsLeftOfIt() throws {
    let frame = #"<rect key="frame" x="10" y="0.0" width="30" height="40"/>"#
    let fixed = Screen(
      live:
        "<subviews><view id=\"group\"><subviews><view id=\"box\" fixedFrame=\"YES\">\(frame)</view></subviews></view></subviews>",
      beside: templateRoot(
        """
        <subviews>\(twin("t", of: "box", "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"c1\"/></constraints>"))</subviews>
        """))
    let applied = try fixed.template().applied()
    let result = try Document(parsing: applied.bytes)
    #expect(try #require(result.object("box")).element[.fixedFrame] == nil)
    #expect(
      try result.held(by: "box") == ["box.width = constant 9"], "width and height were deactivated, one came back")
    #expect(
      Set(try result.held(by: "group")) == ["box.left = group.left constant 10", "box.top = group.top"],
      "held by an outsider")
    #expect(try #require(result.viewTemplates.first).applied().bytes == applied.bytes)
  }

  @Test func aFixedFrameAroundASpelledOutOneIsSpelledOutToo() throws {
    let frame = #"<rect key="frame" x="10" y="0.0" width="30" height="40"/>"#
    let fixed = Screen(
      live: """
        <subviews><view id="group" fixedFrame="YES">\(frame)<subviews><view id="box" fixedFrame="YES">\(frame)</view>
        </subviews></view></subviews>
        """, beside: templateRoot("<subviews>\(twin("t", of: "box"))</subviews>", target: nil))
    let result = try fixed.applied()
    #expect(try #require(result.object("group")).element[.fixedFrame] == nil)
    #expect(
      Set(try result.held(by: "group")) == [
        "group.width = constant 30", "group.height = constant 40", "box.left = group.left constant 10",
        "box.top = group.top",
      ])
    #expect(Set(try result.held(by: "screen")) == ["group.left = screen.left constant 10", "group.top = screen.top"])
  }

  @Test func whatAnOutsiderHoldsIsActivatedOnlyOnce() throws {
    let split = Screen(
      live: #"<subviews><view id="group"><subviews><view id="one"/><view id="two"/></subviews></view></subviews>"#,
      beside: templateRoot(
        """
        <subviews>\(twin("a", of: "one"))\(twin("b", of: "two"))</subviews><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="c1"/></constraints>
        """))
    let once = try split.template().applied().bytes
    let again = try #require(try Document(parsing: once).viewTemplates.first)
    #expect(try Document(parsing: once).held(by: "group") == ["one.top = two.bottom"])
    #expect(try again.applied().bytes == once)
  }

  @Test func constraintsOnlyAndAttributesOnlyDoOneHalf() throws {
    let both = Screen(
      live: "<subviews><view id=\"box\">\(list("alpha"))</view></subviews>",
      beside: templateRoot(
        """
        <subviews>\(twin("t", of: "box", attributes: "alpha=\"0.5\"", "<constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"c1\"/></constraints>" + list("alpha")))</subviews>
        """))
    let constraints = try both.applied(ApplyOptions(scope: .constraints))
    #expect(try constraints.held(by: "box") == ["box.width = constant 9"])
    #expect(try #require(constraints.object("box")).element["alpha"] == nil)
    let values = try both.applied(ApplyOptions(scope: .attributes))
    #expect(try values.held(by: "box").isEmpty)
    #expect(try #require(values.object("box")).element["alpha"] == "0.5")
  }

  @Test func aPlanSaysWhatApplyingDoes() throws {
    let plan = try #require(try screen.document().plans().first)
    let applied = try screen.template().applied().plan
    #expect(plan.activated == applied.activated)
    #expect(plan.swap.deactivated.map(\.id) == applied.swap.deactivated.map(\.id))
  }

  @Test func newIdentifiersAreTheSameInEveryRun() throws {
    let runs = try (1...2).map { _ in try screen.template().applied().bytes }
    #expect(runs[0] == runs[1])
  }
}

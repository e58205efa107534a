import IBLayout
import IBModel
import Testing

@Suite struct ProblemTests {
  private static let base = #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading""#

  struct Example: Sendable, CustomTestStringConvertible {
    var attributes: String
    var problem: String?
    /// The place of the problem; nil for the whole start tag.
    var text: String?
    /// Whether the constraint takes part in the layout all the same.
    var applies: Bool

    init(_ attributes: String, _ problem: String? = nil, _ text: String? = nil, applies: Bool = false) {
      self.attributes = attributes
      self.problem = problem
      self.text = text
      self.applies = applies
    }

    var testDescription: String { attributes }
  }

  static let constraints: [Example] = [
    Example(base, applies: true),
    Example(
      #"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leeding""#, "unknownAttribute",
      "leeding"),
    Example(
      #"firstItem="a" firstAttribute="centreX" secondItem="root" secondAttribute="centerX""#, "unknownAttribute",
      "centreX"), Example(#"firstItem="a" secondItem="root" secondAttribute="centerX""#, "missingAttribute"),
    Example(base + #" constant="1o0""#, "unreadableNumber", "1o0"),
    Example(base + #" constant="nan""#, "unreadableNumber", "nan"),
    Example(base + #" multiplier="1x""#, "unreadableNumber", "1x"),
    Example(base + #" priority="high""#, "unreadableNumber", "high"),
    Example(base + #" priority="1900""#, "priorityOutOfRange", "1900", applies: true),
    Example(base + #" priority="0""#, "priorityOutOfRange", "0"),
    Example(base + #" relation="almost""#, "unknownRelation", "almost"),
    Example(#"firstItem="a" firstAttribute="top" secondItem="gone" secondAttribute="top""#, "missingItem", "gone"),
    Example(#"firstItem="gone" firstAttribute="width" constant="9""#, "missingItem", "gone"),
    Example(
      #"firstItem="a" firstAttribute="top" secondItem="other" secondAttribute="top""#, "itemInAnotherTree", "other"),
    Example(#"firstItem="a" firstAttribute="top" secondItem="tap" secondAttribute="top""#, "itemIsNoView", "tap"),
    Example(#"firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="top""#, "pairing", "top"),
    Example(#"firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="top""#, "pairing", "top"),
    Example(#"firstItem="a" firstAttribute="leading" constant="20""#, "positionWithoutItem", "leading", applies: true),
    Example(#"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="width""#, "tiedToItself"),
    Example(#"firstItem="a" firstAttribute="width" secondItem="a" secondAttribute="height""#, applies: true),
    Example(#"firstItem="a" firstAttribute="width" constant="-5""#, "negativeSize", "-5", applies: true),
  ]

  @Test(arguments: constraints) func aConstraint(_ it: Example) throws {
    var example = SceneExample.views(#"<constraint \#(it.attributes) id="it"/>"#)
    example.objects = #"<view id="other"/><tapGestureRecognizer id="tap"/>"#
    let problems = try example.problems()
    #expect(problems.map(\.kind.name) == (it.problem.map { [$0] } ?? []))
    if let text = it.text { #expect(problems.map(\.text) == [text]) }
    #expect(try example.scene()?.constraints.count == (it.applies ? 1 : 0))
  }

  @Test func aHolderThatContainsNoneOfItsItems() throws {
    let example = SceneExample(
      children: """
        <subviews> <view id="a"/><view id="b"/> <view id="holder"><constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="top" id="it"/>
        </constraints></view> </subviews>
        """)
    #expect(try example.problems().map(\.kind.name) == ["itemOutsideHolder", "itemOutsideHolder"])
    #expect(try example.problems().map(\.text) == ["a", "b"])
  }

  @Test func anItemThatIsNotInstalled() throws {
    let example = SceneExample(
      children: """
        <subviews><view id="a"/><view id="b"><subviews><view id="inner"/></subviews></view></subviews>
        <constraints> <constraint firstItem="a" firstAttribute="top" secondItem="inner" secondAttribute="top" id="it"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="off"/> </constraints>
        <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask><mask key="constraints"><exclude reference="off"/></mask>
        </variation>
        """)
    let scene = try #require(try example.scene())
    #expect(scene.problems.map(\.kind.name) == ["itemNotInstalled"])
    #expect(scene.problems.allSatisfy { $0.severity == .note } && scene.notInstalled.map(\.id) == ["b", "off"])
    #expect(scene.views.map(\.object.id) == ["root", "a"] && scene.constraints.isEmpty)
  }

  @Test(arguments: [
    (#"<lable id="x"/>"#, "unknownView"), (#"<view/>"#, "viewWithoutID"),
    (#"<stackView axis="sideways" id="x"/>"#, "unknownValue"),
    (#"<stackView alignment="middle" id="x"/>"#, "unknownValue"),
    (#"<stackView spacing="8pt" id="x"/>"#, "unreadableNumber"),
    (#"<view horizontalHuggingPriority="5000" id="x"/>"#, "priorityOutOfRange"),
    (#"<view id="x"><rect key="frame" x="l0" y="0" width="1" height="1"/></view>"#, "unreadableNumber"),
  ]) func aView(_ view: String, _ name: String) throws {
    #expect(try SceneExample(children: "<subviews>\(view)</subviews>").problems().map(\.kind.name) == [name])
  }

  @Test func documentsBeyondALimit() throws {
    let text = String(repeating: "text", count: 600_000)
    for views in [
      "<label id='x'><string key='text'>\(text)</string></label>", String(repeating: "<a/>", count: 200_001),
    ] {
      #expect(try SceneExample(children: "<subviews>\(views)</subviews>").problems().map(\.kind.name) == ["tooLarge"])
    }
  }

  @Test func constraintsWithoutAutoLayout() throws {
    var example = SceneExample.views(#"<constraint \#(Self.base) id="it"/>"#)
    example.attributes = ""
    #expect(try example.problems().map(\.kind.name) == ["autoLayoutOff"])
    #expect(try example.scene()?.constraints.isEmpty == true)
    example.children = ""
    #expect(try example.problems().isEmpty)
  }

  @Test(arguments: [("watchKit", "unsupportedPlatform"), ("XROS", "unknownRuntime")])
  func interfacesWithoutFramesOrMeasures(_ runtime: String, _ problem: String) throws {
    var example = SceneExample()
    example.runtime = runtime
    #expect(try example.problems().map(\.kind.name) == [problem])
  }

  @Test func aDeviceOfAnotherPlatform() throws {
    var example = SceneExample()
    (example.type, example.runtime) = ("com.apple.InterfaceBuilder3.Cocoa.XIB", "MacOSX.Cocoa")
    let phone = Situation(mode: .runTime, device: try Device.named("iPhone 17"))
    #expect(try example.problems(in: phone).map(\.kind.name) == ["deviceOfAnotherPlatform"])
    let environment = try example.resolved(in: phone).environment
    #expect(environment.device?.name != "iPhone 17" && environment.mode == .canvas)
    #expect(try SceneExample().problems(in: phone).isEmpty)
  }

  @Test func messagesNameTheObjectAndSuggest() throws {
    let example = SceneExample.views(
      #"<constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leeding" id="it"/>"#)
    let resolved = try example.resolved()
    let problem = try #require(resolved.problems.first)
    #expect(problem.clause == "`leeding` is not a layout attribute (`secondAttribute`); did you mean `leading`?")
    let message = problem.message(in: resolved.environment.document)
    #expect(message.hasPrefix("constraint `") && message.hasSuffix("` (it): \(problem.clause)"))
  }
}

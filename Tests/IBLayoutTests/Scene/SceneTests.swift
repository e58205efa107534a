import IBLayout
import IBModel
import Testing

@Suite struct SceneTests {
  @Test func viewsAreInDocumentOrderWithTheirParents() throws {
    let scene = try #require(try SceneExample.views("").scene())
    #expect(scene.views.map(\.object.id) == ["root", "a", "b", "c"])
    #expect(scene.views.map { $0.parent?.position } == [nil, 0, 0, 2])
    #expect(scene.children(of: .root).map(\.position) == [1, 2])
    #expect(scene.views.map(\.placement) == [.root, .constrained, .constrained, .constrained])
    #expect(scene.nearestCommonAncestor(ViewIndex(1), ViewIndex(3)) == .root)
    #expect(scene.contains(ViewIndex(2), ViewIndex(3)) && !scene.contains(ViewIndex(1), ViewIndex(3)))
  }

  @Test func aStackViewHasItsSettingsAndDefaults() throws {
    let stack = SceneExample(
      children: #"<subviews><stackView axis="vertical" spacing="12" id="s"/><stackView id="t"/></subviews>"#)
    let scene = try #require(try stack.scene())
    guard case .stack(let first) = scene[ViewIndex(1)].arrangement,
      case .stack(let second) = scene[ViewIndex(2)].arrangement
    else {
      Issue.record("no stack views")
      return
    }
    #expect(first.axis == .vertical && first.spacing == .points(12) && first.alignment == .fill)
    #expect(second.axis == .horizontal && second.spacing == .points(0) && second.distribution == .fill)
    #expect(scene.problems.isEmpty)
  }

  @Test func constraintsReferToViewsAndGuides() throws {
    var example = SceneExample.views(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8" id="one"/>
      <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" multiplier="1:2" id="two"/>
      """)
    example.children += #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    let scene = try #require(try example.scene())
    #expect(scene.problems.isEmpty && scene.guides.map(\.kind) == [.safeArea])
    let (one, two) = (scene.constraints[0], scene.constraints[1])
    #expect(one.first == ResolvedAnchor(item: .view(ViewIndex(1)), attribute: .top) && one.constant == 8)
    #expect(one.second == ResolvedAnchor(item: .guide(GuideIndex(0)), attribute: .top))
    #expect(two.first.item == .view(.root) && two.multiplier == 0.5)
  }

  @Test func variationsApplyToTheirSizeClasses() throws {
    let example = SceneExample.views(
      """
      <constraint firstItem="a" firstAttribute="width" constant="8" id="one">
      <variation key="widthClass=regular" constant="20"/></constraint>
      """)
    #expect(try example.scene()?.constraints.map(\.constant) == [8])
    let pad = Situation(device: try Device.named("iPad Pro 13"))
    #expect(try example.scene(in: pad)?.constraints.map(\.constant) == [20])
  }

  @Test func aSceneThatWasReadBeforeIsTheSameInAnotherSituation() throws {
    let varied = SceneExample.views(
      """
      <constraint firstItem="a" firstAttribute="width" constant="8" id="one">
      <variation key="widthClass=regular" constant="20"/></constraint>
      """)
    let devices = try ["iPhone 17", "iPad Pro 13", "iPhone 17 Pro Max", "iPad mini (A17 Pro)"].map(Device.named)
    let situations =
      [Situation()]
      + devices.flatMap { device in
        Orientation.allCases.map { Situation(mode: .runTime, device: device, orientation: $0) }
      }
    for example in [varied, SceneExample.views(#"<constraint firstItem="a" firstAttribute="width" id="one"/>"#)] {
      let document = try Document(parsing: Array(example.text.utf8))
      var readings = SceneCache()
      for situation in situations {
        let scene = try #require(ResolvedDocument(document, in: situation, reusing: &readings).scenes.first)
        let expected = try #require(ResolvedDocument(document, in: situation).scenes.first)
        #expect(scene.rootSize == expected.rootSize && scene.environment.device == expected.environment.device)
        #expect(scene.constraints.map(\.constant) == expected.constraints.map(\.constant))
        #expect(scene.views.map(\.object) == expected.views.map(\.object))
      }
    }
  }

  @Test func aSceneWithoutInstalledViewsHasItsRoot() throws {
    var example = SceneExample()
    example.objects = """
      <view id="other"/>
      <view id="third"><variation key="default"><mask key="subviews"><exclude reference="other"/></mask></variation></view>
      """
    let scenes = try example.resolved().scenes
    #expect(scenes.map(\.root.id) == ["root", "other", "third"] && scenes.map(\.views.count) == [1, 0, 1])
  }

  @Test func barsOfControllersAreNoScreens() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
      useAutolayout="YES"><scenes><scene sceneID="s"><objects>
      <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
      <toolbar key="toolbar" id="tools"><items><barButtonItem id="i"><view key="customView" id="custom"/></barButtonItem></items></toolbar>
      </navigationController></objects></scene></scenes></document>
      """
    #expect(ResolvedDocument(try Document(parsing: Array(text.utf8))).scenes.map(\.root.id) == ["custom"])
  }

  @Test func equalDocumentsGiveEqualProblemsInDocumentOrder() throws {
    let example = SceneExample.views(
      """
      <constraint firstItem="a" firstAttribute="tip" secondItem="b" secondAttribute="top" id="one"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="d" secondAttribute="top" id="two"/>
      """)
    let problems = try example.resolved().problems
    #expect(problems.map(\.object?.id) == ["one", "two"])
    #expect(problems == problems.sorted { $0.place.lowerBound < $1.place.lowerBound })
  }
}

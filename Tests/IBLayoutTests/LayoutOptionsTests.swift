import IBLayout
import IBModel
import Testing

@Suite struct LayoutOptionsTests {
  /// A view without a vertical position, 4 points left of where constraints place it.
  private static let open = UIKitScene(
    subviews: Markup.view("a", constraints: ["width = 50", "height = 40"]),
    constraints: ["a.leading = root.leading + 4"])

  private func layout(_ options: LayoutEngine.Options) throws -> SceneLayout {
    let document = try Self.open.document
    return try #require(LayoutEngine().layouts(of: document, options: options).solved.first)
  }

  @Test func everyOptionHasTheSameFrames() throws {
    let frames = try layout(.framesOnly).frames.values
    for options in [LayoutEngine.Options.faults, .causes, .gaps, [.causes, .gaps]] {
      #expect(try layout(options).frames.values == frames)
    }
  }

  @Test func framesAloneSayNothingAboutFaults() throws {
    let layout = try layout(.framesOnly)
    #expect(layout.faults.isEmpty && layout.gaps.isEmpty)
    #expect(layout.views.allSatisfy { $0.ambiguousAxes.isEmpty && !$0.isMisplaced })
    #expect(layout.views.map(\.frame) == layout.scene.indices.map(layout.storedFrame))
  }

  @Test func faultsAndGapsAreFoundOnRequest() throws {
    let faults = try layout(.faults)
    #expect(faults.faults.ambiguous.joined().map(\.view.id) == ["a"] && faults.gaps.isEmpty)
    #expect(try layout(.gaps).gaps.map(\.view.id) == ["a"])
    #expect(try layout(.gaps).faults.ambiguous.count == 1)
  }

  @Test func optionsIncludeWhatTheyRestOn() {
    #expect(LayoutEngine.Options.causes.contains(.faults) && LayoutEngine.Options.gaps.contains(.faults))
    #expect(!LayoutEngine.Options.faults.contains(.causes) && !LayoutEngine.Options.causes.contains(.gaps))
  }

  /// A system of 8 million entries: each of 4,000 places depends on the heights of all views above.
  @Test func aSystemThatFillsMemoryIsRefused() throws {
    let names = (0..<4000).map { "v\($0)" }
    let chain = UIKitScene(
      subviews: names.map { Markup.view($0) }.joined(),
      constraints: zip(names.dropFirst(), names).map { "\($0).top = \($1).bottom" })
    #expect(LayoutEngine().layouts(of: try chain.document).failures.map(\.reason) == [.tooMuchWork])
  }

  @Test func everySceneHasAResult() throws {
    let text = Self.open.text.replacing(
      "</scenes>",
      with: """
        <scene sceneID="large"><objects><viewController id="c2"><view key="view" id="large">
        <rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b"><constraints>
        <constraint firstAttribute="width" constant="1e300" id="w"/>
        <constraint firstAttribute="height" secondItem="b" secondAttribute="width" multiplier="1e300" id="h"/>
        </constraints></view></subviews> </view></viewController></objects></scene></scenes>
        """)
    let document = try Document(parsing: Array(text.utf8))
    let results = LayoutEngine().layouts(of: document)
    #expect(results.map { $0.failure?.root.id } == [nil, "large"] && results.solved.map(\.root.id) == ["root"])
    let failure = try #require(results.failures.first)
    #expect(failure.reason == .numbersTooLarge)
    #expect("\(failure)" == "its constraint constants or frames are too large to solve")
    let large = try #require(document.object("large"))
    #expect(throws: failure) { try LayoutEngine().explanation(of: large, in: document) }
    #expect(try FrameUpdate(of: document, in: Situation(), by: LayoutEngine()).failures == [failure])
  }
}

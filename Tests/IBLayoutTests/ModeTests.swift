import IBLayout
import IBModel
import Testing

@Suite struct ModeTests {
  private func modes(
    of scene: UIKitScene, _ extent: LayoutEngine.SweptExtent, _ situation: Situation = Situation()
  ) throws -> [LayoutMode] {
    let document = try scene.document
    let root = try #require(document.object("root"))
    return try LayoutEngine().modes(of: root, in: document, situation, extent, 200...1400)
  }

  private func borders(_ modes: [LayoutMode]) -> [Double] {
    modes.dropFirst().map { ($0.range.lowerBound * 100).rounded() / 100 }
  }

  /// A view of at most 500 that would be 40 narrower than the root stops growing at 540.
  @Test func anInequalityThatBeginsToHoldBackIsABorder() throws {
    let scene = UIKitScene(
      subviews: Markup.view("a"),
      constraints: [
        "a.leading = root.leading + 20", "root.trailing = a.trailing + 20 @750", "a.width ≤ 500", "a.top = root.top",
        "a.height = 10",
      ])
    let modes = try modes(of: scene, .width)
    #expect(borders(modes) == [540])
    #expect(modes.first?.range.lowerBound == 200 && modes.last?.range.upperBound == 1400)
  }

  /// Where the root reaches below the screen, its safe area ends with the screen: that inset grows with the root, which
  /// is one mode and not one for each height.
  @Test func insetsThatGrowAreOneMode() throws {
    let scene = UIKitScene(
      subviews: Markup.view("a"),
      constraints: [
        "a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top", "safe.bottom = a.bottom",
      ], width: 375, height: 603,
      controllerChildren:
        #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#, y: 64)
    #expect(try borders(modes(of: scene, .height)).filter { $0 > 400 } == [603])
  }

  @Test func wrappedTextIsNotClippedWhereItIsNarrow() throws {
    let text = "It is long enough to take more than one line of a label of two hundred points"
    let attributes = #"text="\#(text)" numberOfLines="%@" lineBreakMode="wordWrap""#
    let clips = try ["0", "1"].map { lines in
      let scene = UIKitScene(
        subviews: Markup.label("a", 300, 20, attributes.replacing("%@", with: lines)),
        constraints: ["a.leading = root.leading", "root.trailing = a.trailing", "a.top = root.top"])
      return try modes(of: scene, .width, Situation(content: .measured)).flatMap(\.clips)
    }
    #expect(clips[0].isEmpty && clips[1].map(\.view.id) == ["a"])
  }

  /// The content is 300 wide, so that it does not fit below 340, a size at which the layout keeps its mode.
  @Test func contentIsClippedBelowTheSizeItNeeds() throws {
    let scene = UIKitScene(
      subviews: Markup.label("a", 300, 20),
      constraints: ["a.leading = root.leading + 20", "root.trailing = a.trailing + 20", "a.top = root.top"])
    let clips = try modes(of: scene, .width).flatMap(\.clips)
    #expect(clips.map { ($0.range.upperBound * 100).rounded() / 100 } == [340] && clips.first?.range.lowerBound == 200)
  }

  /// The margin of a wide view is 20 points wide.
  @Test func conflictsThatAreTooSmallToCountAreNoneAtAnySize() throws {
    let conflicts = try [19.5, 18].map { leading in
      let scene = UIKitScene(
        subviews: Markup.view("a"),
        constraints: [
          "a.leading = root.leadingMargin", "a.leading = root.leading + \(leading)", "a.top = root.top", "a.width = 9",
          "a.height = 9",
        ])
      return try modes(of: scene, .width).last?.conflicts.count
    }
    #expect(conflicts == [0, 1])
  }
}

import IBLayout
import IBModel
import TestSupport
import Testing

/// Conflicts, ambiguous views and misplaced views, in a view of 400 × 300.
@Suite struct DiagnosisTests {
  private let corner = Markup.corner("a")

  private func layout(_ subviews: String, _ constraints: [String]) throws -> SceneLayout {
    try UIKitScene(subviews: subviews, constraints: constraints).layout()
  }

  private func ids(_ conflict: LayoutConflict) -> [ObjectID] { conflict.origins.map(\.object.id) }

  /// 100 and 400 - 0 - 250 = 150 differ by 50; constraints that are not part of the conflict are not named.
  @Test func aConflictNamesTheConstraintsThatTakePart() throws {
    let constraints = corner + ["a.height = 10", "a.width = 100", "root.trailing = a.trailing + 250"]
    let conflicts = try layout(Markup.view("a"), constraints).conflicts
    #expect(conflicts.count == 1)
    let conflict = try #require(conflicts.first)
    #expect(ids(conflict) == ["a.leading = root.leading", "a.width = 100", "root.trailing = a.trailing + 250"])
    #expect(abs(conflict.amount - 50) < 1e-6)
    #expect(conflict.origins.contains(conflict.broken))
  }

  /// A root of AppKit takes the size its contents require: 40 + 380 + 40 are more than 400.
  @Test(arguments: [(380.0, 460.0), (320, 400)]) func aRootOfAppKitGivesWayToItsContents(
    _ width: Double, _ expected: Double
  ) throws {
    let box = macView("a", ["width = \(width)"], x: 40, width: width, height: 20)
    let document = try AppKitFrames.document(
      box,
      equal("a", "leading", "root", constant: 40) + equal("root", "trailing", "a", constant: 40)
        + equal("a", "top", "root"))
    let root = try #require(LayoutEngine().layouts(of: document).solved.first?.views.first)
    #expect(root.frame.width == expected && root.isMisplaced == (expected != 400))
  }

  /// The broken constraint is the one to the far edge of the superview, whatever its place in the document.
  @Test func aConflictGivesUpTheFarEdge() throws {
    let constraints = [
      "root.trailing = a.trailing + 250", "a.leading = root.leading", "a.width = 100", "a.top = root.top",
      "a.height = 10",
    ]
    let conflict = try #require(try layout(Markup.view("a"), constraints).conflicts.first)
    #expect(conflict.broken.object.id == "root.trailing = a.trailing + 250")
  }

  @Test func theFramesDoWithoutWhatIsGivenUp() throws {
    let layout = try layout(Markup.view("a"), corner + ["a.height = 10", "a.width = 100", "a.width = 130"])
    let conflict = try #require(layout.conflicts.first)
    let kept = ids(conflict).filter { $0 != conflict.broken.object.id }
    #expect(kept == [layout.framesByID["a"]?.width == 100 ? "a.width = 100" : "a.width = 130"])
    #expect(abs(conflict.amount - 30) < 1e-6)
  }

  /// A width below zero is impossible: 250 + 200 are more than 400. Without one of both the width is 30, and the other
  /// edge is 80 off.
  @Test func noWidthIsNegative() throws {
    let constraints = [
      "a.leading = root.leading + 250", "root.trailing = a.trailing + 200", "a.top = root.top", "a.height = 10",
      "a.width = 30 @700",
    ]
    let conflict = try #require(try layout(Markup.view("a"), constraints).conflicts.first)
    #expect(conflict.origins.contains { if case .nonnegative = $0 { true } else { false } })
    #expect(abs(conflict.amount - 80) < 1e-6)
  }

  /// Margins are estimated, but never off by hundreds of points: 400 - 16 - 100 is 284 more than 0.
  @Test(arguments: [(100, Confidence.certain), (385, .likely)])
  func aConflictIsCertainWhereNoMarginResolvesIt(_ width: Int, _ confidence: Confidence) throws {
    let constraints = corner + ["a.height = 10", "a.width = \(width)", "root.trailingMargin = a.trailing"]
    let conflict = try #require(try layout(Markup.view("a"), constraints).faults.conflicts.first)
    #expect(conflict.doubts == [.margins] && conflict.confidence == confidence)
  }

  @Test func eachConflictIsToldOnce() throws {
    let views =
      Markup.view("a", constraints: ["width = 1", "a.width = 2"])
      + Markup.view("b", constraints: ["height = 1", "b.height = 5"])
    let conflicts = try layout(views, corner + Markup.corner("b")).conflicts
    #expect(conflicts.map(\.amount).sorted().map { $0.rounded() } == [1, 4])
  }

  @Test func optionalConstraintsNeverConflict() throws {
    #expect(try layout(Markup.view("a"), corner + ["a.width = 100", "a.width = 130 @999"]).conflicts.isEmpty)
  }

  @Test func aStackViewConflictsByName() throws {
    let stack = Markup.view(
      "st", "stackView", #"distribution="fillEqually""#, constraints: ["width = 100"],
      subviews: Markup.view("a", constraints: ["width = 80"]) + Markup.view("b"))
    let conflict = try #require(
      try layout(stack, ["st.leading = root.leading", "st.top = root.top", "st.height = 9"]).conflicts.first)
    #expect(Set(ids(conflict)) == ["st", "width = 100", "width = 80"])
  }

  @Test(arguments: [
    (["a.top = root.top", "a.width = 10", "a.height = 10"], [Axis.horizontal]),
    (["a.leading = root.leading", "a.width = 10", "a.height = 10"], [.vertical]),
    (["a.leading = root.leading", "a.top = root.top", "a.height = 10"], [.horizontal]),
    (["a.leading = root.leading", "a.top = root.top", "a.width = 9"], [.vertical]),
    (["a.leading ≥ root.leading", "a.top = root.top", "a.width = 9", "a.height = 9"], [.horizontal]),
    (["a.leading = root.leading", "a.top = root.top", "a.width = 9", "a.height = 9"], []),
    (["a.leading = root.leading @1", "a.top = root.top @1", "a.width = 9", "a.height = 9"], []),
  ]) func whatNothingDeterminesIsAmbiguous(_ constraints: [String], _ axes: [Axis]) throws {
    let layout = try layout(Markup.view("a", "view", 10, 10, x: 5, y: 5), constraints)
    #expect(layout.views.first { $0.view.id == "a" }?.ambiguousAxes == axes)
  }

  /// The stretched one of two equal labels is open, though their stored sizes say it.
  @Test(arguments: [("", true), (#"horizontalHuggingPriority="251""#, false)])
  func equalHuggingIsAmbiguous(_ hugging: String, _ isAmbiguous: Bool) throws {
    let labels =
      Markup.label("a", 300, 20, #"text="Name" \#(hugging)"#) + Markup.label("b", 100, 20, #"text="Address""#)
    let layout = try layout(
      labels, corner + ["b.leading = a.trailing", "b.top = root.top", "root.trailing = b.trailing"])
    #expect(layout.views.contains { $0.ambiguousAxes.contains(.horizontal) } == isAmbiguous)
  }

  private func isMisplaced(_ stored: Rect) throws -> Bool? {
    let layout = try layout(
      Markup.view("a", "view", stored.width, stored.height, x: stored.x, y: stored.y),
      ["a.leading = root.leading + 20", "a.top = root.top", "a.width = 50", "a.height = 40"])
    #expect(layout.framesByID["a"] == Rect(x: 20, y: 0, width: 50, height: 40))
    return layout.views.first { $0.view.id == "a" }?.isMisplaced
  }

  /// Where constraints leave the place open, a view is ambiguous, wherever it is stored; it can be misplaced beside that.
  @Test(arguments: [("5", false), ("30", true)]) func anAmbiguousAxisIsNotMisplaced(
    _ inset: String, _ expected: Bool
  ) throws {
    let constraints = [
      "a.leading = root.leading + \(inset)", "a.width = 10", "a.centerY = root.centerY", "a.height ≥ 0",
    ]
    let layout = try layout(Markup.view("a", "view", 10, 10, x: 5, y: 5), constraints)
    let view = try #require(layout.views.first { $0.view.id == "a" })
    #expect(view.ambiguousAxes == [.vertical] && view.isMisplaced == expected)
    #expect(view.frame.y == 5 && view.frame.height == 290)
  }

  /// Without one of the constraints in conflict another one may be open.
  @Test(arguments: [([], []), (["b.width = 1", "b.width = 2"], [.choice])] as [([String], Set<Doubt>)])
  func besideAConflictAmbiguityIsNotCertain(_ more: [String], _ doubts: Set<Doubt>) throws {
    let constraints = corner + ["b.leading = root.leading", "b.top = root.top", "b.height = 10", "a.width = 10"]
    let layout = try layout(Markup.view("a") + Markup.view("b", "view", 9, 10), constraints + more)
    let view = try #require(layout.views.first { $0.view.id == "a" })
    #expect(view.ambiguousAxes == [.vertical] && view.doubts == doubts)
  }

  /// Of six such views that nothing else makes doubtful Xcode flags none.
  @Test func besideAConflictMisplacementIsNotCertain() throws {
    let constraints =
      corner + ["a.width = 10", "a.height = 10", "b.leading = root.leading", "b.top = root.top", "b.height = 10"]
    let views = Markup.view("a", "view", 10, 20) + Markup.view("b", "view", 9, 10)
    let layout = try layout(views, constraints + ["b.width = 1", "b.width = 2"])
    #expect(layout.views.first { $0.view.id == "a" }?.doubts == [.choice])
  }

  /// A label beside a view of a class of the app is where that view ends, which may have content.
  @Test func whatHangsOnAClassOfTheAppIsNotCertain() throws {
    let custom = Markup.view("a", "view", 50, 20).replacing(#"id="a""#, with: #"customClass="Chart" id="a""#)
    let constraints = corner + ["b.leading = a.trailing", "b.top = a.bottom", "b.width = 9", "b.height = 9"]
    let views = try layout(custom + Markup.view("b", "view", 9, 9, x: 50, y: 20), constraints).views
    #expect(views.filter { $0.view.id != "root" }.allSatisfy { $0.ambiguousAxes == Axis.allCases })
    #expect(views.filter { $0.view.id != "root" }.allSatisfy { $0.doubts == [.customClass] })
  }

  /// Of roots of AppKit Xcode says that they are misplaced, and not of what they hold.
  @Test(arguments: [("trailing", [.rootSize]), ("leading", [])] as [(String, Set<Doubt>)])
  func aViewThatRestsOnTheRootOfAppKitIsNotCertain(_ edge: String, _ doubts: Set<Doubt>) throws {
    let box = macView("a", ["width = 10", "height = 20"], x: 40, width: 10, height: 20)
    let document = try AppKitFrames.document(box, equal("a", edge, "root") + equal("a", "bottom", "root"))
    let view = try #require(LayoutEngine().layouts(of: document).solved.first?.views.first { $0.view.id == "a" })
    #expect(view.isMisplaced && view.doubts == doubts)
  }

  /// The safe area ends 20 points below the edge of the screen, and might end 0 to 168 points below it.
  @Test(arguments: [(-10, true), (10, false), (60, false), (160, false), (200, true)])
  func aViewThatIsOffByMoreThanASafeAreaCanBeIsCertainlyMisplaced(_ y: Double, _ isCertain: Bool) throws {
    let view = try #require(try belowSafeArea(Markup.view("a", "view", 50, 40, y: y)).views.first { $0.view.id == "a" })
    #expect(view.isMisplaced && view.doubts == [.safeArea])
    #expect((view.confidence == .certain) == isCertain)
  }

  /// A row with another height than its cell takes it from its content, or one of them is stale.
  @Test(arguments: [(44, true), (200, false)])
  func inARowOfUnknownSizeNothingIsCertainlyMisplaced(_ height: Int, _ isCertain: Bool) throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>"#
    let cell = """
      <tableViewCell rowHeight="\(height)" id="t"> \(frame) <tableViewCellContentView key="contentView" id="c"> \(frame)
      <subviews> \(Markup.view("a", "view", 10, 10, x: 200, y: 5)) </subviews> <constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="c" secondAttribute="leading" id="c1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="c" secondAttribute="top" constant="5" id="c2"/>
      <constraint firstItem="a" firstAttribute="width" constant="10" id="c3"/>
      <constraint firstItem="a" firstAttribute="height" constant="10" id="c4"/> </constraints>
      </tableViewCellContentView> </tableViewCell>
      """
    let layouts = LayoutEngine().layouts(of: try Document(parsing: Array(Storyboard.xib(cell).utf8))).solved
    let view = try #require(layouts.first?.views.first { $0.view.id == "a" })
    #expect(view.isMisplaced && (view.confidence == .certain) == isCertain)
  }

  /// Another view is where the safe area puts it, so the safe area is right.
  @Test func aViewBesideOneThatIsWhereItShouldBeIsCertainlyMisplaced() throws {
    let views = Markup.view("a", "view", 50, 40, y: 60) + Markup.view("b", "view", 50, 40, x: 100, y: 20)
    let below = ["b.leading = root.leading + 100", "b.top = safe.top", "b.width = 50", "b.height = 40"]
    let view = try #require(try belowSafeArea(views, below).views.first { $0.view.id == "a" })
    #expect(view.doubts == [.safeArea] && view.confidence == .certain)
  }

  /// A class of the app may give a view any size, but only what hangs on it is doubtful.
  @Test(arguments: [("b.leading = a.trailing", false), ("b.leading = root.leading + 90", true)])
  func aClassOfTheAppMakesOnlyWhatHangsOnItDoubtful(_ edge: String, _ isCertain: Bool) throws {
    let custom = Markup.view("a", "label", 50, 20).replacing(#"id="a""#, with: #"customClass="Badge" id="a""#)
    let constraints = corner + [edge, "b.top = root.top", "b.width = 9", "b.height = 9"]
    let view = try #require(
      try layout(custom + Markup.view("b", "view", 9, 9, x: 160), constraints).views.first { $0.view.id == "b" })
    #expect(view.isMisplaced && (view.confidence == .certain) == isCertain)
  }

  /// A view of a class of the app, which may have its own content size, is not as small as constraints alone make it.
  @Test(arguments: [(CodeDecisions.Answer.yes, false), (.unknown, false), (.no, true)])
  func aSizeThatCodeMayDecideIsNotCertainlyWrong(_ answer: CodeDecisions.Answer, _ isCertain: Bool) throws {
    let custom = Markup.view("a", "view", 50, 20).replacing(#"id="a""#, with: #"customClass="Badge" id="a""#)
    let stack = Markup.view("s", "stackView", 50, 20, #"opaque="NO" axis="vertical""#, subviews: custom)
    let scene = UIKitScene(
      subviews: stack, constraints: ["s.leading = root.leading", "s.top = root.top", "s.width = 50", "s.height = 0"])
    let document = try scene.document
    var situation = Situation()
    situation.code = CodeDecisions(contentSizes: ["Badge": answer])
    let view = try #require(
      LayoutEngine().layouts(of: document, in: situation).solved.first?.views.first { $0.view.id == "a" })
    #expect(view.isMisplaced && (view.confidence == .certain) == isCertain)
  }

  /// Only a class that may give a view a size of its own makes it doubtful that its size is open, and the
  /// size of a view that depends on it.
  @Test(arguments: [(CodeDecisions.Answer.yes, false), (.unknown, false), (.no, true)])
  func aSizeThatCodeMayDecideIsNotCertainlyOpen(_ answer: CodeDecisions.Answer, _ isCertain: Bool) throws {
    let custom = Markup.view("a", "view", 50, 20).replacing(#"id="a""#, with: #"customClass="Badge" id="a""#)
    let scene = UIKitScene(
      subviews: custom + Markup.view("b", "view", 50, 20, x: 80),
      constraints: corner + ["a.height = 20", "b.leading = a.trailing + 30", "b.top = root.top", "b.height = 20"])
    var situation = Situation()
    situation.code = CodeDecisions(contentSizes: ["Badge": answer])
    let faults = try scene.layout(in: situation).faults
    #expect(faults.ambiguous.map { $0.map(\.view.id) } == [["a", "b"]])
    #expect(faults.views.allSatisfy { ($0.confidence == .certain) == isCertain })
  }

  private func belowSafeArea(_ views: String, _ more: [String] = []) throws -> SceneLayout {
    var scene = UIKitScene(subviews: views, width: 375, height: 667)
    scene.rootChildren = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
    scene.constraints = ["a.leading = root.leading", "a.top = safe.top", "a.width = 50", "a.height = 40"] + more
    return try scene.layout()
  }

  /// The canvas of Xcode 8 shows a device, which documents in the older format do not name.
  @Test(arguments: [(11201, [.rootSize]), (9060, []), (21701, [])] as [(Int, Set<Doubt>)])
  func inXcode8NothingIsCertainWithoutADevice(_ toolsVersion: Int, _ doubts: Set<Doubt>) throws {
    let scene = UIKitScene(
      subviews: Markup.view("a", "view", 50, 40), toolsVersion: toolsVersion, device: nil, documentAttributes: "")
    var moved = scene
    moved.constraints = corner + ["a.width = 10", "a.height = 10"]
    for scene in [scene, moved] { #expect(try scene.layout().views.first { $0.view.id == "a" }?.doubts == doubts) }
  }

  /// No view that Xcode does not flag is off by a point.
  @Test(arguments: [(20, false), (20.9, false), (19.1, false), (21, true), (19, true), (0, true)])
  func aPositionAPointOffIsMisplaced(_ x: Double, _ expected: Bool) throws {
    #expect(try isMisplaced(Rect(x: x, y: 0, width: 50, height: 40)) == expected)
    #expect(try isMisplaced(Rect(x: 20, y: 20 - x, width: 50, height: 40)) == expected)
  }

  /// Of the views Xcode leaves alone, some are a point larger or smaller.
  @Test(arguments: [(0, false), (1, false), (-1, false), (1.5, true), (-1.5, true)])
  func aSizeMoreThanAPointOffIsMisplaced(_ difference: Double, _ expected: Bool) throws {
    #expect(try isMisplaced(Rect(x: 20, y: 0, width: 50 + difference, height: 40)) == expected)
    #expect(try isMisplaced(Rect(x: 20, y: 0, width: 50, height: 40 + difference)) == expected)
  }

  /// With 1 pixel per point, a width of 51.4 from 20 to 71.4 is drawn as 51, one from 20.4 to 71.8 as 52.
  @Test(arguments: [(20, 51, false), (20, 52, true), (20.4, 52, false)])
  func aSizeThatIsNotTheRoundedOneIsMisplaced(_ x: Double, _ stored: Double, _ expected: Bool) throws {
    let scene = UIKitScene(
      subviews: Markup.view("a", "view", stored, 40, x: x),
      constraints: ["a.leading = root.leading + \(x)", "a.top = root.top", "a.width = 51.4", "a.height = 40"],
      toolsVersion: 9060, device: nil, documentAttributes: "")
    #expect(try scene.layout().views.first { $0.view.id == "a" }?.isMisplaced == expected)
  }

  /// Before Xcode 7 the stored frame had no say in what constraints leave open.
  @Test(arguments: [(8191, true), (9059, false)])
  func whatIsOpenWasMisplacedOnce(_ toolsVersion: Int, _ expected: Bool) throws {
    let scene = UIKitScene(
      subviews: Markup.view("a", "view", 50, 40, x: 20), constraints: ["a.top = root.top", "a.height = 40"],
      toolsVersion: toolsVersion, device: nil, documentAttributes: "")
    let view = try #require(try scene.layout().views.first { $0.view.id == "a" })
    #expect(!view.ambiguousAxes.isEmpty && view.isMisplaced == expected)
  }

  /// No frame fixes that, so an update changes nothing by default, and otherwise keeps the flag.
  @Test func whatIsOpenStaysMarked() throws {
    let scene = UIKitScene(
      subviews: Markup.view("a", "view", 50, 10, x: 20), constraints: ["a.top = root.top", "a.height = 40"],
      toolsVersion: 8191, device: nil, documentAttributes: "")
    let document = try scene.document
    let update = try FrameUpdate(of: document, in: Situation(), by: LayoutEngine())
    #expect(update.changes.isEmpty && update.kept.map(\.reason) == [.ambiguity])
    let likely = try FrameUpdate(of: document, in: Situation(), by: LayoutEngine(), includesLikely: true)
    let change = try #require(likely.changes.first)
    #expect(likely.isSettled && change.updated.frame == Rect(x: 20, y: 0, width: 50, height: 40))
    #expect(Set(change.updated.frameFlags) == [.ambiguous, .misplaced])
  }

  @Test func withoutConstraintsNothingIsMisplaced() throws {
    let layout = try layout(Markup.fixed("a", frame: Rect(x: -500, y: 3, width: 1, height: 1)), [])
    #expect(layout.views.allSatisfy { !$0.isMisplaced })
  }
}

import IBLayout
import IBModel
import IBTemplates
import TestSupport
import Testing

@Suite struct LayoutLawTests {
  private static let seeds: [UInt64] = Array(0..<24)

  private func difference(
    _ left: [ObjectID: Rect], _ right: [ObjectID: Rect], within tolerance: Double = 0
  ) -> ObjectID? {
    guard left.keys.sorted() == right.keys.sorted() else { return "other views" }
    return left.keys.sorted().first { id in
      guard let one = left[id], let other = right[id] else { return true }
      let differences = [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      return !differences.allSatisfy { abs($0) <= tolerance }
    }
  }

  @Test(arguments: seeds) func theScenesLeaveNothingOpen(_ seed: UInt64) throws {
    let layout = try RandomScreen(seed: seed).scene().layout()
    #expect(layout.conflicts.isEmpty && layout.views.allSatisfy { $0.ambiguousAxes.isEmpty })
  }

  @Test(arguments: seeds) func theOrderOfConstraintsIsIrrelevant(_ seed: UInt64) throws {
    let screen = RandomScreen(seed: seed)
    let frames = try screen.scene().frames()
    let reversed = try screen.scene { $0.reversed() }.frames()
    #expect(difference(frames, reversed) == nil)
    var random = SeededGenerator(seed: seed)
    let shuffled = try screen.scene { $0.shuffled(using: &random) }.frames()
    #expect(difference(frames, shuffled) == nil)
  }

  @Test(arguments: seeds) func anEqualityIsTwoInequalities(_ seed: UInt64) throws {
    let screen = RandomScreen(seed: seed)
    let split = screen.scene { $0.flatMap { [$0.replacing(" = ", with: " ≥ "), $0.replacing(" = ", with: " ≤ ")] } }
    let (frames, found) = (try screen.scene().frames(), try split.frames())
    #expect(difference(frames, found) == nil)
  }

  /// Where leading and trailing change places and gaps their sign, frames are as in a mirror, except for the pixel that
  /// rounding of edges makes.
  @Test(arguments: seeds) func mirroredScenesHaveMirroredFrames(_ seed: UInt64) throws {
    let screen = RandomScreen(seed: seed)
    let layout = try screen.scene().layout()
    let mirrored = try screen.scene { $0.map(mirror) }.frames()
    var expected: [ObjectID: Rect] = [:]
    for view in layout.views {
      let outer = view.view.superview.flatMap { layout.framesByID[$0.id] }
      var frame = view.frame
      if let outer { frame.x = outer.width - frame.x - frame.width }
      expected[view.view.id] = frame
    }
    #expect(difference(expected, mirrored, within: 0.5) == nil)
  }

  private func mirror(_ constraint: String) -> String {
    guard constraint.contains(".leading") || constraint.contains(".trailing") else { return constraint }
    let swapped = constraint.replacing("leading", with: "?").replacing("trailing", with: "leading")
      .replacing("?", with: "trailing")
    return swapped.replacing(" + ", with: " - ")
  }

  /// The engine keeps its memory between layouts, and nothing of it may show: not of another scene and not of another
  /// size. The same scene gives the same bits.
  @Test func anEngineRemembersNothing() throws {
    let engine = LayoutEngine()
    let small = Situation(size: Size(width: 200, height: 160))
    for seed in Self.seeds {
      let document = try RandomScreen(seed: seed).scene().document
      let fresh = bits(of: document, in: Situation(), by: LayoutEngine())
      let freshlySmall = bits(of: document, in: small, by: LayoutEngine())
      #expect(bits(of: document, in: Situation(), by: engine) == fresh)
      #expect(bits(of: document, in: small, by: engine) == freshlySmall)
      #expect(bits(of: document, in: Situation(), by: engine) == fresh)
    }
  }

  private func bits(of document: Document, in situation: Situation, by engine: LayoutEngine) -> [[UInt64]] {
    engine.layouts(of: document, in: situation).solved.flatMap(\.views).map { view in
      [view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(\.bitPattern)
    }
  }

  @Test(arguments: ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"], 0..<4)
  func aHiddenArrangedViewTakesNoRoom(_ distribution: String, _ place: Int) throws {
    let labels = ["a", "b", "c"].enumerated().map { Markup.label($1, 40 * Double($0 + 1)) }
    var withHidden = labels
    withHidden.insert(Markup.label("gone", 30, 20, #"hidden="YES""#), at: place)
    let frames = try [labels, withHidden].map { views in
      let stack = Markup.view(
        "st", "stackView", #"spacing="12" distribution="\#(distribution)""#, subviews: views.joined())
      let pins = ["st.leading = root.leading", "st.top = root.top", "root.trailing = st.trailing"]
      return try UIKitScene.frames(stack, pins).filter { $0.key != "gone" }
    }
    #expect(difference(frames[0], frames[1]) == nil)
  }

  /// Correct stored frames are not changed, so a second update changes nothing.
  @Test(arguments: seeds) func updatedFramesAreAtRest(_ seed: UInt64) throws {
    let engine = LayoutEngine()
    let update = try FrameUpdate(of: RandomScreen(seed: seed).scene().document, in: Situation(), by: engine)
    #expect(update.isSettled)
    let updated = try Document(parsing: update.bytes)
    let layout = try #require(engine.layouts(of: updated).solved.first)
    // A view that would lose its width or height keeps its frame, with all that depend on it.
    let kept = Set(update.kept.flatMap(\.views).map(\.id))
    #expect(layout.views.allSatisfy { !$0.isMisplaced || kept.contains($0.view.id) })
    let again = try FrameUpdate(of: updated, in: Situation(), by: engine)
    #expect(again.changes.isEmpty && again.bytes == update.bytes)
  }

  /// A screen to which a template was applied is laid out as the template is.
  @Test(arguments: [Size(width: 300, height: 200), Size(width: 700, height: 900)])
  func aScreenIsLaidOutAsItsTemplate(_ size: Size) throws {
    let target = { (id: String) in
      #"<connections><outlet property="targetView" destination="\#(id)" id="to-\#(id)"/></connections>"#
    }
    let template = """
      <view customClass="LDOLayoutTemplate" id="t-root"><rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
      <subviews>\(Markup.view("t-a", children: target("a")))\(Markup.label("t-b", 40).replacing("</label>", with: target("b") + "</label>"))</subviews>
      <constraints>\(Markup.constraints([
        "t-a.leading = t-root.leading + 10", "t-a.width = t-root.width × 1:2", "t-a.top = t-root.top + 100",
        "t-root.bottom = t-a.bottom + 7", "t-b.leading = t-a.trailing + 5", "t-b.centerY = t-a.centerY",
      ]))</constraints>
      \(target("root"))</view>
      """
    var scene = UIKitScene(
      subviews: Markup.view("a") + Markup.label("b", 40),
      constraints: [
        "a.leading = root.leading", "a.width = 20", "a.top = root.top", "a.height = 30", "b.top = a.bottom",
        "b.leading = root.leading",
      ])
    scene.controllerChildren = "</viewController>\(template)<viewController id=\"other\">"
    let document = try scene.document
    let applied = try #require(document.templates().first).applied()
    let layouts = LayoutEngine().layouts(of: try Document(parsing: applied.bytes), in: Situation(size: size)).solved
    let frames = Dictionary(layouts.flatMap { $0.framesByID.map { ($0.key, $0.value) } }) { first, _ in first }
    #expect(frames["a"] == Rect(x: 10, y: 100, width: size.width / 2, height: size.height - 107))
    #expect(frames["a"] == frames["t-a"] && frames["b"] == frames["t-b"])
  }
}

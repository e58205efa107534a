import IBLayout
import IBModel
import Testing

@Suite struct FrameGroupTests {
  /// A view of a class of the app that has its height from code: constraints that are to yield give it none.
  private let banner = Markup.view(
    "banner", "view", 343, 50, #"customClass="Banner""#, constraints: ["height = 0 @500"])

  /// A view that is stored smaller than it is, apart from the others.
  private let alone = Markup.view("alone", "view", 10, 10, y: 200, constraints: ["width = 20", "height = 20"])

  private func update(_ subviews: String, _ constraints: [String]) throws -> FrameUpdate {
    let scene = UIKitScene(
      subviews: subviews + alone,
      constraints: constraints + ["alone.leading = root.leading", "alone.top = root.top + 200"])
    return try FrameUpdate(of: scene.document, in: Situation(), by: LayoutEngine())
  }

  private func expectKept(_ ids: [ObjectID], _ update: FrameUpdate) {
    #expect(update.kept.map(\.cause.id) == ["banner"] && update.kept.flatMap(\.views).map(\.id) == ids)
    #expect(update.changes.map(\.view.id) == ["alone"])
  }

  @Test func aStackViewAndItsViewsAreKeptTogether() throws {
    let label = Markup.view("title", "label", 343, 20, y: 60)
    let stack = Markup.view(
      "stack", "stackView", 343, 80, x: 16, y: 16, #"axis="vertical" spacing="10""#, subviews: banner + label)
    expectKept(
      ["stack", "banner", "title"],
      try update(
        stack,
        ["stack.leading = root.leading + 16", "stack.top = root.top + 16", "root.trailing = stack.trailing + 41"]))
  }

  @Test func viewsBelowAreKept() throws {
    let below = Markup.view("below", "view", 343, 20, y: 60, constraints: ["height = 20"])
    let last = Markup.view("last", "view", 343, 20, y: 90, constraints: ["height = 20"])
    let sides = ["banner", "below", "last"].flatMap { ["\($0).leading = root.leading", "\($0).width = 343"] }
    expectKept(
      ["banner", "below", "last"],
      try update(
        banner + below + last,
        sides + ["banner.top = root.top", "below.top = banner.bottom + 10", "last.top = below.bottom + 10"]))
  }

  @Test func aKeptViewKeepsItsFlags() throws {
    let flagged = banner.replacing("<view ", with: #"<view ambiguous="YES" "#)
    let result = try update(flagged, ["banner.leading = root.leading", "banner.top = root.top", "banner.width = 343"])
    expectKept(["banner"], result)
    #expect(try Document(parsing: result.bytes).object("banner")?.frameFlags == [.ambiguous])
  }

  /// A frame of three pixels a point is written as the nearest number to a third.
  @Test func numbersAreOnTheGridOfPixels() throws {
    let third = Markup.view("third", "view", 100, 20)
    var scene = UIKitScene(
      subviews: third,
      constraints: [
        "third.leading = root.leading", "third.top = root.top", "third.width = root.width × 1:3", "third.height = 40",
      ])
    scene.device = "retina6_1"
    let wide = try FrameUpdate(of: scene.document, in: Situation(), by: LayoutEngine()).changes
    #expect(wide.map(\.updated.frame) == [Rect(x: 0, y: 0, width: 133.5, height: 40)])
    scene.device = "retina6_12"
    let wider = try FrameUpdate(of: scene.document, in: Situation(), by: LayoutEngine()).changes
    #expect(wider.map(\.updated.frame) == [Rect(x: 0, y: 0, width: 400.0 / 3, height: 40)])
  }
}

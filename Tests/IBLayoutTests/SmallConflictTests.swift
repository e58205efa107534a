import IBLayout
import IBModel
import Testing

@Suite struct SmallConflictTests {
  private let corner = Markup.corner("a")

  private func conflicts(
    _ view: String, _ constraints: [String], _ content: Situation.Content = .stored
  ) throws -> [LayoutConflict] {
    try UIKitScene(subviews: view, constraints: constraints).layout(in: Situation(content: content)).conflicts
  }

  /// The margin of the view is 20 points wide.
  @Test func `less than a point between estimated numbers is no conflict`() throws {
    let inside = ["a.leading = root.leadingMargin", "a.top = root.top", "a.width = 9", "a.height = 9"]
    #expect(try conflicts(Markup.view("a"), inside + ["a.leading = root.leading + 19.5"]).isEmpty)
    #expect(try conflicts(Markup.view("a"), inside + ["a.leading = root.leading + 18"]).map(\.amount) == [2])
  }

  @Test func `between numbers of the document half a point is a conflict`() throws {
    let sizes = corner + ["a.height = 9", "a.width = 100", "a.width = 100.5"]
    #expect(try conflicts(Markup.view("a"), sizes).map(\.amount) == [0.5])
  }

  @Test func `stored content is exact to a pixel, measured content to a point`() throws {
    let label = Markup.label(
      "a", 80, 20, #"text="Title" horizontalCompressionResistancePriority="1000" horizontalHuggingPriority="1000""#)
    let measured = try UIKitScene(subviews: label, constraints: corner).layout(in: Situation(content: .measured))
    let width = try #require(measured.framesByID["a"]?.width)
    #expect(try conflicts(label, corner + ["a.width = \(width - 0.5)"], .measured).isEmpty)
    #expect(try conflicts(label, corner + ["a.width = \(width - 3)"], .measured).count == 1)
    #expect(try conflicts(label, corner + ["a.width = 79.5"], .stored).count == 1)
    // Less than a pixel is what rounding makes of it.
    #expect(try conflicts(label, corner + ["a.width = 79.8"], .stored).isEmpty)
  }

  private func mac() throws -> Document {
    let view = macView("a", ["width = 500"], x: 20, y: 20, width: 360, height: 260)
    let edges = [
      equal("a", "leading", "root", constant: 20), equal("root", "trailing", "a", constant: 20),
      equal("a", "top", "root", constant: 20), equal("root", "bottom", "a", constant: 20),
    ]
    return try AppKitFrames.document(view, edges.joined())
  }

  @Test func `a root of AppKit grows before constraints conflict`() throws {
    let layout = try #require(LayoutEngine().layouts(of: mac()).solved.first)
    #expect(layout.conflicts.isEmpty && layout.size == Size(width: 540, height: 300))
    // A picture shows the root as large as the layout says.
    #expect(try LayoutEngine().layout(of: layout.scene, options: .framesOnly).size == layout.size)
    #expect(layout.framesByID["root"]?.width == 540 && layout.framesByID["a"]?.isNear(20, 20, 500, 260) == true)
  }

  @Test func `a root of AppKit whose size is asked for does not grow`() throws {
    let situation = Situation(size: Size(width: 400, height: 300))
    let layout = try #require(LayoutEngine().layouts(of: mac(), in: situation).solved.first)
    #expect(layout.conflicts.map(\.amount) == [140])
  }
}

import IBModel
import Testing

@testable import IBDrawing

@Suite struct ComparisonTests {
  private func box(
    _ id: ObjectID?, x: Double = 0, y: Double = 0, width: Double = 20, height: Double = 10,
    fill: RGBColor? = RGBColor(200, 0, 0), _ inner: [PictureNode] = []
  ) -> PictureNode {
    let shape = PictureContent.shape(
      .rectangle(Rect(x: 0, y: 0, width: width, height: height)), fill: fill, stroke: nil)
    return PictureNode(
      id: id, frame: Rect(x: x, y: y, width: width, height: height), contents: [shape] + inner.map { .group($0) })
  }

  private func screen(_ inner: PictureNode...) -> Picture {
    let root = box("root", width: 100, height: 100, fill: .white, inner)
    return Picture(size: Size(width: 100, height: 100), nodes: [root])
  }

  private func marks(_ before: Picture, _ after: Picture) -> [ComparisonMark] {
    ComparisonMark.marks(from: PictureObjects(before), to: PictureObjects(after))
  }

  @Test func `only what people see is a difference`() {
    let plain = screen(box("a", x: 10))
    #expect(!PictureComparison(before: plain, after: plain).isVisible)
    #expect(PictureComparison(before: plain, after: screen(box("a", x: 11))).isVisible)
    #expect(PictureComparison(before: plain, after: screen(box("a", x: 10, fill: .black))).isVisible)
    #expect(PictureComparison(before: nil, after: plain).isVisible)
    // Another id, a container around it, rounding, and something transparent.
    for other in [
      screen(box("b", x: 10)), screen(box("c", x: 4, fill: nil, [box("a", x: 6)])), screen(box("a", x: 10.5)),
      screen(box("a", x: 10), box("d", fill: .clear)),
    ] { #expect(!PictureComparison(before: plain, after: other).isVisible) }
  }

  @Test func `what moved is marked, and not what it carries along`() {
    let before = screen(box("outer", x: 10, [box("inner", x: 2)]))
    let after = screen(box("outer", x: 30, [box("inner", x: 2)]))
    let mark = ComparisonMark(
      id: "outer",
      kind: .moved(from: Rect(x: 10, y: 0, width: 20, height: 10), to: Rect(x: 30, y: 0, width: 20, height: 10)))
    #expect(marks(before, after) == [mark])
    let inner = marks(before, screen(box("outer", x: 30, [box("inner", x: 5)])))
    #expect(inner.map(\.id) == ["outer", "inner"])
  }

  @Test func `what came, went and looks different is marked once`() {
    let before = screen(box("old", [box("in", x: 1)]), box("same", y: 50))
    let after = screen(box("new", y: 20, [box("on", x: 1)]), box("same", y: 50, fill: .black))
    let rect = { (y: Double) in Rect(x: 0, y: y, width: 20, height: 10) }
    #expect(
      marks(before, after) == [
        ComparisonMark(id: "old", kind: .removed(rect(0))), ComparisonMark(id: "new", kind: .added(rect(20))),
        ComparisonMark(id: "same", kind: .changed(rect(50))),
      ])
  }

  @Test func `rows that moved together have one mark`() {
    let rows = { (y: Double) in [box("a", y: y), box("b", y: y + 10), box("c", y: y + 20)] }
    let found = marks(screen(box("list", height: 90, rows(0))), screen(box("list", height: 90, rows(15))))
    #expect(
      found == [
        ComparisonMark(
          id: "a",
          kind: .moved(from: Rect(x: 0, y: 0, width: 20, height: 30), to: Rect(x: 0, y: 15, width: 20, height: 30)))
      ])
  }

  @Test func `an object with a new id is the same one`() {
    let comparison = PictureComparison(
      before: screen(box("a", x: 10)), after: screen(box("b", x: 40)), renaming: ["a": "b"])
    #expect(comparison.before.map { marks($0, screen(box("b", x: 40))).count } == 1)
    #expect(comparison.panels.map(\.title) == ["Before", "After", "Both"])
    #expect(PictureComparison(before: nil, after: screen()).panels.map(\.title) == ["New"])
    #expect(PictureComparison(before: screen(), after: nil).panels.map(\.title) == ["Removed"])
  }
}

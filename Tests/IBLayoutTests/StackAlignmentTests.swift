import IBModel
import Testing

@Suite struct StackAlignmentTests {
  private func frames(_ alignment: String, height: Double? = 100, font: Double = 10) throws -> [ObjectID: Rect] {
    let views = Markup.label("a", 30, 20, font: font) + Markup.label("b", 60, 40, font: 2 * font)
    return try UIKitScene.frames(
      Markup.view("st", "stackView", #"alignment="\#(alignment)""#, subviews: views),
      Markup.corner("st") + (height.map { ["st.height = \($0)"] } ?? []))
  }

  private func stack(_ attributes: String, _ views: String, _ size: [String] = []) throws -> [ObjectID: Rect] {
    try UIKitScene.frames(
      Markup.view("st", "stackView", attributes, constraints: size, subviews: views), Markup.corner("st"))
  }

  @Test(
    arguments: [
      ("fill", 0, 100, 0, 100), ("top", 0, 20, 0, 40), ("center", 40, 20, 30, 40), ("bottom", 80, 20, 60, 40),
      // The second's line is 19.04 below its top, the first's 9.52; the second touches the bottom of the stack.
      ("firstBaseline", 69.5, 20, 60, 40),
      // 4.82 and 2.41 above the bottom: the second ends 2.41 below the first, which touches the stack's bottom.
      ("lastBaseline", 80, 20, 62.5, 40),
    ] as [(String, Double, Double, Double, Double)])
  func alignments(_ alignment: String, _ y: Double, _ height: Double, _ otherY: Double, _ otherHeight: Double) throws {
    let frames = try frames(alignment)
    #expect(frames["a"] == Rect(x: 0, y: y, width: 30, height: height))
    #expect(frames["b"] == Rect(x: 30, y: otherY, width: 60, height: otherHeight))
  }

  @Test(arguments: [("leading", 0.0), ("center", 35), ("trailing", 70)])
  func alignmentsOfVerticalStackViews(_ alignment: String, _ x: Double) throws {
    let frames = try stack(#"axis="vertical" alignment="\#(alignment)""#, Markup.label("a", 30), ["width = 100"])
    #expect(frames["a"] == Rect(x: x, y: 0, width: 30, height: 20))
  }

  /// A plain view has no baseline: it is as high as the stack view, and what has one is at the top.
  @Test(arguments: ["firstBaseline", "lastBaseline"])
  func aPlainViewFillsAStackViewThatAlignsBaselines(_ alignment: String) throws {
    let views =
      Markup.view("plain", "view", constraints: ["plain.width = 40", "plain.height = 24"]) + Markup.label("a", 30, 20)
    let frames = try stack(#"alignment="\#(alignment)""#, views)
    #expect(frames["plain"]?.y == 0 && frames["st"]?.height == 24)
    #expect(frames["a"]?.y == (alignment == "firstBaseline" ? 0 : 4))
  }

  /// A symbol is on the line of the text beside it and not below it.
  @Test func aSymbolIsOnTheLineOfTheText() throws {
    let views =
      Markup.view(
        "s", "imageView", 22, 20, #"image="star" catalog="system""#, constraints: ["s.width = 22", "s.height = 22"])
      + Markup.label("a", 30, 20)
    let frames = try stack(#"alignment="firstBaseline""#, views)
    let offset = (frames["a"]?.y ?? 0) - (frames["s"]?.y ?? 0)
    #expect(abs(offset - 1) <= 1)
  }

  /// Nothing else says how high the stack is: as high as the highest view.
  @Test(arguments: ["top", "center", "bottom"]) func aStackViewFitsAcross(_ alignment: String) throws {
    #expect(try frames(alignment, height: nil)["st"]?.height == 40)
  }

  /// A view without content keeps across the axis the size of a new view.
  @Test func aViewWithoutContentHasTheSizeOfANewView() throws {
    let frames = try stack(
      #"axis="vertical" alignment="center""#, Markup.view("a"), ["width = 300", "height = 100"])
    #expect(frames["a"] == Rect(x: 30, y: 0, width: 240, height: 100))
  }

  /// The alignment rectangle of a slider fills, so that its frame reaches 2 points beyond on both sides.
  @Test func alignmentRectanglesAreArranged() throws {
    let frames = try stack(
      #"axis="vertical""#, Markup.view("a", "slider", 50, 31), ["width = 100", "height = 30"])
    #expect(frames["a"] == Rect(x: -2, y: 0, width: 104, height: 31))
  }
}

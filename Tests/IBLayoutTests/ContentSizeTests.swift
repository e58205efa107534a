import IBLayout
import IBModel
import Testing

/// How large views are for their content, and what decides where content is silent. In a view of 400 × 300.
@Suite struct ContentSizeTests {
  private let row = [
    "a.leading = root.leading", "a.top = root.top", "b.leading = a.trailing", "b.top = root.top",
    "root.trailing = b.trailing",
  ]

  /// Two labels of 100 and 200 in 400: the one that hugs less is stretched.
  @Test(arguments: [("a", 200.0), ("b", 100)]) func whatHugsLessIsStretched(_ stretched: String, _ width: Double) throws
  {
    let label = { (id: String, width: Double) in
      Markup.label(id, width, 20, id == stretched ? "" : #"horizontalHuggingPriority="251""#)
    }
    #expect(try UIKitScene.frames(label("a", 100) + label("b", 200), row)["a"]?.width == width)
  }

  /// Two labels of 300 in 400: the one that resists less is squeezed.
  @Test(arguments: [("a", 100.0), ("b", 300)]) func whatResistsLessIsSqueezed(
    _ squeezed: String, _ width: Double
  ) throws {
    let label = { (id: String) in
      Markup.label(id, 300, 20, id == squeezed ? #"horizontalCompressionResistancePriority="749""# : "")
    }
    #expect(try UIKitScene.frames(label("a") + label("b"), row)["a"]?.width == width)
  }

  private func size(_ view: String, images: String = "", in situation: Situation = Situation()) throws -> Size? {
    let frame = try UIKitScene(
      subviews: view, constraints: Markup.corner("a"), images: images
    ).frames(in: situation)["a"]
    return frame.map { Size(width: $0.width, height: $0.height) }
  }

  @Test func storedSizesStandForContent() throws {
    #expect(try size(Markup.label("a", 123, 45)) == Size(width: 123, height: 45))
  }

  /// It is measured instead if the situation requests that: a line of 17 points is 20.5 high.
  @Test func contentIsMeasured() throws {
    let label = Markup.label("a", 123, 45, #"text="Label""#)
    let measured = try #require(try size(label, in: Situation(content: .measured)))
    #expect(measured.height == 20.5 && measured.width > 30 && measured.width < 60)
  }

  @Test func contentWithoutAStoredSizeIsMeasured() throws {
    let view = #"<switch translatesAutoresizingMaskIntoConstraints="NO" id="a"/>"#
    #expect(try size(view) == Size(width: 51, height: 31))
  }

  @Test func imagesHaveTheirOwnSize() throws {
    let view = Markup.view("a", "imageView", 10, 10, #"image="picture""#)
    #expect(try size(view, images: #"<image name="picture" width="70" height="50"/>"#) == Size(width: 70, height: 50))
  }

  /// A size for the canvas only; in the app a plain view has no content size, so it is as small as possible.
  @Test func placeholderSizesHoldOnTheCanvas() throws {
    let view = Markup.view(
      "a", "view", 10, 20, #"placeholderIntrinsicWidth="150" placeholderIntrinsicHeight="infinite""#)
    #expect(try size(view) == Size(width: 150, height: 20))
  }

  /// A size that nothing determines stays as stored, and a new view has the size it is dropped with.
  @Test func undeterminedSizesStay() throws {
    #expect(try size(Markup.view("a", "view", 77, 33)) == Size(width: 77, height: 33))
    #expect(try size(Markup.view("a")) == Size(width: 240, height: 128))
  }

  @Test func undeterminedPositionsStay() throws {
    let view = Markup.view("a", "view", 0, 0, x: 60, y: 70, constraints: ["width = 20", "height = 10"])
    #expect(try UIKitScene.frames(view)["a"] == Rect(x: 60, y: 70, width: 20, height: 10))
  }

  @Test func staysYieldToTheWeakestConstraint() throws {
    let frames = try UIKitScene.frames(
      Markup.view("a", "view", 77, 33),
      ["a.leading = root.leading", "a.top = root.top", "a.width = 50 @2", "a.height = 60 @2"])
    #expect(frames["a"] == Rect(x: 0, y: 0, width: 50, height: 60))
  }

  @Test func textViewsThatScrollHaveNoContent() throws {
    let weak = ["a.leading = root.leading", "a.top = root.top", "a.width = 50 @10", "a.height = 60 @10"]
    let size = { (attributes: String) in
      try UIKitScene.frames(Markup.view("a", "textView", 120, 80, attributes), weak)["a"]?
        .width
    }
    #expect(try size("") == 50)
    #expect(try size(#"scrollEnabled="NO""#) == 120)
  }

  /// A third of 400 between edges at 133.33 and 266.67, in pixels of a point, a half and a third.
  @Test(
    arguments: [(nil, 133, 134), ("retina4_7", 133.5, 133), ("retina6_12", 133 + 1.0 / 3, 133 + 1.0 / 3)]
      as [(String?, Double, Double)]) func edgesStandOnPixels(_ device: String?, _ x: Double, _ width: Double) throws
  {
    let frame = try UIKitScene(
      subviews: Markup.view("a", constraints: ["height = 10"]),
      constraints: ["a.leading = root.trailing × 1/3", "a.width = root.width × 1/3", "a.top = root.top"], device: device
    ).frames()["a"]
    #expect(frame.map { abs($0.x - x) < 0.001 && abs($0.width - width) < 0.001 } == true)
  }

  /// Half pixels are rounded up, also for negative positions.
  @Test(arguments: [(10.25, 10.5), (-10.25, -10.0), (10.2, 10)]) func halvesGoUp(_ x: Double, _ rounded: Double) throws
  {
    let frame = try UIKitScene.frames(
      Markup.view("a", constraints: ["width = 10", "height = 10"]),
      ["a.leading = root.leading + \(x)", "a.top = root.top"])["a"]
    #expect(frame?.x == rounded)
  }
}

import IBLayout
import IBModel
import Testing

/// Constraints, in a view of 400 × 300.
@Suite struct ConstraintRuleTests {
  private let corner = ["a.leading = root.leading + 10", "a.top = root.top + 20"]

  private func frame(_ constraints: [String], own: [String] = [], in situation: Situation = Situation()) throws -> Rect?
  { try UIKitScene(subviews: Markup.view("a", constraints: own), constraints: constraints).frames(in: situation)["a"] }

  @Test func edgesAreCountedFromEdges() throws {
    let right = ["root.trailing = a.trailing + 30", "root.bottom = a.bottom + 40"]
    // 400 - 10 - 30, 300 - 20 - 40.
    #expect(try frame(corner + right) == Rect(x: 10, y: 20, width: 360, height: 240))
  }

  /// A distance marked as the standard one is none beside a safe area, whatever number is written; beside the view it is
  /// that number.
  @Test(arguments: [("safe", 0.0), ("root", 20)])
  func theStandardDistanceToASafeAreaIsNone(_ item: String, _ x: Double) throws {
    let standard = #"a.leading = \#(item).leading + 20 symbolic="YES""#
    #expect(try frame([standard, "a.top = root.top", "width = 9", "height = 9"])?.x == x)
  }

  /// Left is leading and right is trailing: documents are laid out from left to right.
  @Test func leftAndRightAreLeadingAndTrailing() throws {
    let frame = try frame([
      "a.left = root.leading + 10", "a.right = root.right - 30", "a.top = root.top", "a.height = 9",
    ])
    #expect(frame == Rect(x: 10, y: 0, width: 360, height: 9))
  }

  @Test func anOmittedItemIsTheViewThatHoldsTheConstraint() throws {
    #expect(try frame(corner, own: ["width = 70", "height = 50"]) == Rect(x: 10, y: 20, width: 70, height: 50))
    #expect(try frame(corner + ["trailing = a.trailing + 30"], own: ["height = 50"])?.width == 360)
  }

  /// 400 / 2, 400 / 3 rounded to half points between edges at 10 and 143.33, 400 · 0.25, 400 · 3 / 4.
  @Test(arguments: [("1:2", 200), ("1/3", 133.5), ("0.25", 100), ("3:4", 300)])
  func multipliersAreRatiosFractionsAndDecimals(_ multiplier: String, _ width: Double) throws {
    #expect(try frame(corner + ["a.width = root.width × \(multiplier)"], own: ["height = 50"])?.width == width)
  }

  @Test func aRatioHoldsBetweenTheSidesOfAView() throws {
    // 90 · 16 / 9 - 10.
    let frame = try frame(corner, own: ["height = 90", "a.width = a.height × 16:9 - 10"])
    #expect(frame == Rect(x: 10, y: 20, width: 150, height: 90))
  }

  /// The view that holds the constraint begins at 100: a quarter of 240, the trailing edge in the box, not of 340.
  @Test func multipliedPositionsAreCountedFromTheViewThatHoldsTheConstraint() throws {
    let box = Markup.view(
      "box",
      constraints: ["width = 240", "height = 200", "a.leading = box.trailing × 0.25", "a.top = box.bottom × 1:4"],
      subviews: Markup.view("a", constraints: ["width = 20", "height = 20"]))
    let frames = try UIKitScene.frames(box, ["box.leading = root.leading + 100", "box.top = root.top + 50"])
    #expect(frames["a"] == Rect(x: 60, y: 50, width: 20, height: 20))
  }

  @Test func inequalitiesHoldAtTheirLimit() throws {
    let wish = ["a.width = 10 @250", "a.height = 500 @250"]
    let frame = try frame(corner + wish + ["a.width ≥ 30", "a.bottom ≤ root.bottom - 40"])
    #expect(frame == Rect(x: 10, y: 20, width: 30, height: 240))
  }

  @Test func higherPrioritiesWin() throws {
    let frame = try frame(
      corner + ["a.width = 100 @750", "a.width = 60 @751", "a.height = 80 @200", "a.height ≤ 50 @999"])
    #expect(frame == Rect(x: 10, y: 20, width: 60, height: 50))
  }

  /// They replace what the app adds at run time: the canvas applies them and the app does not.
  @Test func placeholderConstraintsHoldOnTheCanvasOnly() throws {
    let constraints = corner + [#"a.width = 90 placeholder="YES""#, "a.width = 40 @900", "a.height = 50"]
    #expect(try frame(constraints)?.width == 90)
    #expect(try frame(constraints, in: Situation(mode: .runTime))?.width == 40)
  }

  @Test func constraintsOfOtherThingsSayNothing() throws {
    let unknown = [
      "a.width = nobody.width", "a.height = 1 @0", #"a.height = 2 priority="often""#,
      #"a.height = root.height constant="nan""#,
    ]
    #expect(
      try frame(corner + unknown, own: ["width = 40", "height = 30"]) == Rect(x: 10, y: 20, width: 40, height: 30))
  }

  /// Centres are half of both edges: 200 + 10 - 25 and 150 - 15; a multiplier of 2 puts the middle at the far edge.
  @Test func centresAreTheMiddle() throws {
    let size = ["width = 50", "height = 30"]
    #expect(
      try frame(["a.centerX = root.centerX + 10", "a.centerY = root.centerY"], own: size)
        == Rect(x: 185, y: 135, width: 50, height: 30))
    #expect(
      try frame(["a.centerX = root.centerX × 2", "a.centerY = root.centerY × 1:2"], own: size)
        == Rect(x: 375, y: 60, width: 50, height: 30))
  }

  /// An edge may follow a centre and a width a height.
  @Test func attributesOfOneAxisMix() throws {
    let frame = try frame([
      "a.leading = root.centerX", "a.trailing = root.trailing", "a.top = root.centerY + 5",
      "a.height = root.width × 1:8",
    ])
    #expect(frame == Rect(x: 200, y: 155, width: 200, height: 50))
  }

  /// Siblings in different boxes are compared in the coordinates of what is around both.
  @Test func constraintsReachAcrossBoxes() throws {
    let inner = Markup.view("inner", constraints: ["width = 20", "height = 20"])
    let box = Markup.view("box", constraints: ["width = 100", "height = 100"], subviews: inner)
    let frames = try UIKitScene.frames(
      box + Markup.view("a", constraints: ["width = 10", "height = 10"]),
      [
        "box.leading = root.leading + 50", "box.top = root.top + 60", "a.leading = root.leading + 90",
        "a.top = root.top + 99", "inner.leading = a.trailing", "inner.bottom = a.bottom",
      ])
    // 90 + 10 - 50, 99 + 10 - 20 - 60.
    #expect(frames["inner"] == Rect(x: 50, y: 29, width: 20, height: 20))
  }
}

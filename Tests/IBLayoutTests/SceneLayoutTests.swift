import IBModel
import Testing

@testable import IBLayout

@Suite struct SceneLayoutTests {
  private func solved(_ example: UIKitScene, in situation: Situation = Situation()) throws -> SceneLayout {
    let document = ResolvedDocument(try example.document, in: situation)
    let scene = try #require(document.scenes.first { $0.root.id == "root" })
    return try LayoutEngine().layout(of: scene, options: .framesOnly)
  }

  private let nested = UIKitScene(
    subviews: Markup.view(
      "outer",
      constraints: ["inner.leading = outer.leading + 5", "inner.top = outer.top + 7", "width = 100", "height = 90"],
      subviews: Markup.view("inner", constraints: ["width = 20", "height = 10"])),
    constraints: ["outer.leading = root.leading + 30", "outer.top = root.top + 40"])

  @Test func framesAreAbsoluteToo() throws {
    let solved = try solved(nested)
    let inner = try #require(solved.scene.indices.last)
    #expect(solved.scene[inner].object.id == "inner")
    #expect(solved.frames[inner] == Rect(x: 5, y: 7, width: 20, height: 10))
    #expect(solved.framesInRoot[inner] == Rect(x: 35, y: 47, width: 20, height: 10))
  }

  /// An explanation needs nothing to have happened before it.
  @Test func explanationsDoNotDependOnWhatWasSolvedLast() throws {
    let engine = LayoutEngine()
    let scene = try #require(ResolvedDocument(try nested.document).scenes.first)
    let solved = try engine.layout(of: scene, options: .framesOnly)
    let inner = try #require(scene.indices.last)
    let before = solved.explanation(of: inner)?.sides.map(\.value)
    _ = engine.layouts(of: try UIKitScene(subviews: Markup.label("a", 40)).document)
    #expect(solved.explanation(of: inner)?.sides.map(\.value) == before && before == [5, 20, 25, 7, 10, 17])
  }

  @Test func insetsAreAFunctionOfTheFrames() throws {
    let example = UIKitScene(
      subviews: Markup.view(
        "a", constraints: ["width = 100", "height = 50"], children: #"<viewLayoutGuide key="safeArea" id="inner"/>"#),
      constraints: Markup.corner("a"), width: 375, height: 667)
    let solved = try solved(example)
    let view = ViewIndex(1)
    #expect(SceneInsets(solved.scene).safeArea(of: view) == Insets())
    let after = SceneInsets(solved.scene, after: solved.frames.values).safeArea(of: view)
    #expect(after.top == solved.scene.environment.screenSafeArea.top && after.left == 0)
  }

  /// Earlier rows take precedence over later ones.
  @Test func rowStrengthsAreInOrder() {
    let strengths = [
      RowStrength.required, RowStrength.hiddenView, RowStrength.proportion(0), RowStrength.proportion(1),
      RowStrength.cellHeight, RowStrength.windowSize, RowStrength.weakHugging, RowStrength.unsquashed,
      RowStrength.gridHugging, RowStrength.equalCentering, RowStrength.arrangedSize, RowStrength.emptyStack,
      RowStrength.stackFit, RowStrength.newStackHeight, RowStrength.smallArranged, RowStrength.detached,
      RowStrength.storedPosition, RowStrength.filling, RowStrength.storedSize, RowStrength.scrolledSize,
      RowStrength.storedOrigin, RowStrength.newSize,
    ]
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0 > $1 })
  }
}

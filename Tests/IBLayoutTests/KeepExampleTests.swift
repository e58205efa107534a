import IBLayout
import IBModel
import IBTemplates
import TestSupport
import Testing

/// The screens of `Documents/Examples/Keep.storyboard`: what the examples of KeepLayout show, each in two states.
@Suite struct KeepExampleTests {
  private let document: Document
  private let sheet: LayoutSheet

  init() throws {
    document = try Document(parsing: Corpus.example("Keep.storyboard"))
    sheet = try LayoutSheet(parsing: Corpus.example("Keep.layouts.xml"), path: nil)
  }

  private func layout(
    _ screen: String, _ states: [String], _ content: Situation.Content = .stored
  ) throws -> (frames: [String: Rect], constraintCount: Int) {
    var current = document
    for state in states {
      let templates = sheet.templates(in: current)
      current = try #require(templates.first { $0.name == state && $0.layout.scene?.text == screen }).applied().document
    }
    let layout = try #require(
      LayoutEngine().layouts(of: current, in: Situation(content: content)).solved.first {
        $0.root.viewTreeOwner?.userLabel == screen
      })
    #expect(layout.conflicts.isEmpty && layout.views.allSatisfy(\.ambiguousAxes.isEmpty), "\(screen): \(states)")
    let frames = Dictionary(
      layout.views.map { ($0.view.userLabel ?? "", $0.frame) }, uniquingKeysWith: { one, _ in one })
    let views = [layout.root] + layout.root.descendantViews
    return (frames, views.flatMap(\.heldConstraints).count)
  }

  private struct State: Sendable, CustomStringConvertible {
    var screen: String
    var name: String
    var frames: [String: Rect]
    var constraintCount: Int

    init(_ screen: String, _ name: String, _ constraintCount: Int, _ frames: [String: Rect]) {
      (self.screen, self.name, self.constraintCount, self.frames) = (screen, name, constraintCount, frames)
    }

    var description: String { "\(screen), \(name)" }
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static let states: [(State, State)] = [
    (
      State("Equal Insets", "near", 4, ["Box": rect(20, 20, 335, 627)]),
      State("Equal Insets", "far", 4, ["Box": rect(100, 100, 175, 467)])
    ),
    (
      State("Various Insets", "low", 4, ["Box": rect(20, 200, 295, 427)]),
      State("Various Insets", "high", 4, ["Box": rect(60, 40, 295, 427)])
    ),
    (
      State("Center and Size", "small", 4, ["Box": rect(137.5, 283.5, 100, 100)]),
      State("Center and Size", "large", 4, ["Box": rect(37.5, 67, 300, 200)])
    ),
    (
      State("Video", "full width", 11, ["Video": rect(0, 228, 375, 211)]),
      State("Video", "in the corner", 4, ["Video": rect(195, 557, 160, 90)])
    ),
    (
      State(
        "Everything", "column", 12,
        ["Photo": rect(20, 40, 335, 223.5), "Title": rect(20, 275.5, 335, 44), "Caption": rect(20, 331.5, 335, 88)]),
      State(
        "Everything", "row", 12,
        ["Photo": rect(20, 40, 150, 100), "Title": rect(182, 40, 173, 32), "Caption": rect(182, 84, 173, 48)])
    ),
    (
      State(
        "Tiles", "narrow gaps", 64, ["Tile 00": rect(5, 5, 87.5, 160.5), "Tile 32": rect(190, 501.5, 87.5, 160.5)]),
      State("Tiles", "wide gaps", 64, ["Tile 00": rect(25, 25, 62.5, 135.5), "Tile 32": rect(200, 506.5, 62.5, 135.5)])
    ),
    (
      State(
        "Aspect Fit", "wide frame", 15, ["Frame": rect(27.5, 233.5, 320, 200), "Picture": rect(26.5, 0, 267, 200)]),
      State("Aspect Fit", "tall frame", 15, ["Frame": rect(87.5, 83.5, 200, 500), "Picture": rect(0, 175, 200, 150)])
    ),
    (
      State("Atomic Layout", "apart", 8, ["Left": rect(20, 293.5, 80, 80), "Right": rect(275, 293.5, 80, 80)]),
      State(
        "Atomic Layout", "together", 8, ["Left": rect(52.5, 273.5, 120, 120), "Right": rect(182.5, 273.5, 120, 120)])
    ),
  ]

  /// There, back and there again: what one state made is gone in the other.
  @Test(arguments: states) private func `each screen has two states`(first: State, second: State) throws {
    for (state, way) in [
      (first, [first.name]), (second, [first.name, second.name]), (first, [first.name, second.name, first.name]),
    ] {
      let result = try layout(state.screen, way)
      for (view, frame) in state.frames { #expect(result.frames[view] == frame, "\(state): \(view)") }
      #expect(result.constraintCount == state.constraintCount, "\(state)")
    }
  }

  @Test func `a card grows with its text`() throws {
    let short = try layout("Dynamic Text", ["short text"], .measured)
    let long = try layout("Dynamic Text", ["long text"], .measured)
    let heights = try [short, long].map { try #require($0.frames["Card"]).height }
    #expect(heights[0] < 60 && heights[1] > heights[0] + 40, "\(heights)")
    #expect(short.frames["Card"]?.width == 295 && long.frames["Card"]?.width == 295)
    #expect(short.constraintCount == 7 && long.constraintCount == 7)
  }

  @Test func `nine screens have layouts`() {
    let parts: Set = ["card", "tiles", "picture"]
    let states = Dictionary(grouping: sheet.layouts.filter { !parts.contains($0.name.text) }) { $0.scene?.text }
    #expect(states.count == 9 && states.values.allSatisfy { $0.count == 2 })
    #expect(sheet.problems(in: document).isEmpty && sheet.warnings(in: document).isEmpty)
  }
}

import IBDrawing
import IBModel
import Testing

/// Storyboards as the canvas shows them.
@Suite struct StoryboardPictureTests {
  /// Two screens beside each other and a segue between them.
  private func lines(distance: Double) -> [TextLine] {
    let cards = [0, distance].map { x in
      StoryboardPicture.Card(
        id: "\(x)", title: "Scene", picture: Picture(ofContainer: "Empty", size: Size(width: 300, height: 600)),
        location: CanvasLocation(x: x, y: 0))
    }
    let arrow = StoryboardPicture.Arrow(
      source: "0.0", start: "0.0", end: "\(distance)", kind: .show, label: "identifier")
    return StoryboardPicture(cards, [arrow], screen: Size(width: 600, height: 600)).picture.textLines
  }

  @Test func aLabelIsBetweenScenesOrNowhere() throws {
    let wide = lines(distance: 900)
    let label = try #require(wide.first { $0.text.hasPrefix("show") })
    // The first screen is 90 points wide and 40 from the edge; the second one begins 180 further.
    #expect(label.x > 130 && label.x + label.width < 310)
    #expect(!lines(distance: 330).contains { $0.text.hasPrefix("show") })
  }

  @Test func aSceneWithoutViewsHasItsName() {
    #expect(lines(distance: 900).count { $0.text == "Empty" } == 2)
  }
}

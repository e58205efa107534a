import IBModel
import Testing

@testable import IBDrawing

@Suite struct StoryboardPictureTests {
  private func lines(distance: Double) -> [TextLine] {
    let cards = [0, distance].map { x in
      StoryboardPicture.Card(
        id: ObjectID("\(x)"), title: "Scene",
        picture: Picture(ofContainer: "Empty", size: Size(width: 300, height: 600)),
        location: CanvasLocation(x: x, y: 0))
    }
    let arrow = StoryboardPicture.Arrow(
      source: "0.0", start: "0.0", end: ObjectID("\(distance)"), kind: .show, label: "identifier")
    return StoryboardPicture(cards, [arrow], screen: Size(width: 600, height: 600)).picture.textLines
  }

  @Test func aLabelIsBetweenScenesOrNowhere() throws {
    let wide = lines(distance: 900)
    let label = try #require(wide.first { $0.text.hasPrefix("show") })
    // The first screen is 300 points wide and 40 from the edge; the second one begins 600 further.
    #expect(label.x > 340 && label.x + label.width < 940 && label.text == "show identifier")
    #expect(!lines(distance: 330).contains { $0.text.hasPrefix("show") })
  }

  @Test func aLabelIsWholeOrTheKindOfSegue() {
    #expect(lines(distance: 372).filter { $0.text.hasPrefix("show") }.map(\.text) == ["show"])
  }

  private func card(_ id: ObjectID, _ title: String, width: Double, x: Double, y: Double) -> StoryboardPicture.Card {
    StoryboardPicture.Card(
      id: id, title: title, picture: Picture(ofContainer: "", size: Size(width: width, height: 40)),
      location: CanvasLocation(x: x, y: y))
  }

  private func titles(_ cards: [StoryboardPicture.Card]) -> [String] {
    StoryboardPicture(cards, [], screen: Size(width: 600, height: 600)).picture.textLines.map(\.text)
  }

  @Test func titlesCoverNeitherScenesNorOtherTitles() {
    // Small views have whole titles where there is room.
    #expect(
      titles([card("a", "Custom View", width: 24, x: 0, y: 0), card("b", "B", width: 90, x: 200, y: 0)]) == [
        "Custom View", "B",
      ])
    // The title of the second one would begin on the title of the first one.
    let near = titles([card("a", "A long title", width: 24, x: 0, y: 0), card("b", "B", width: 24, x: 30, y: 0)])
    #expect(near == ["A long title"] || near == ["A lo…", "B"])
    // There is a scene where the title would be.
    #expect(titles([card("a", "A", width: 200, x: 0, y: 0), card("b", "B", width: 100, x: 0, y: 45)]) == ["A"])
  }

  @Test func locationsAreThoseOfCenters() throws {
    let cards = [card("a", "A", width: 100, x: 0, y: 0), card("b", "B", width: 300, x: 0, y: 100)]
    let lines = StoryboardPicture(cards, [], screen: Size(width: 600, height: 600)).picture
    let labels = lines.nodes.filter { $0.frame.height == 40 }.map(\.frame)
    #expect(labels.map { $0.x + $0.width / 2 } == [190, 190])
  }

  @Test func aSceneWithoutViewsHasItsName() { #expect(lines(distance: 900).count { $0.text == "Empty" } == 2) }
}
